"""What a verdict assumes of linkers and loaders: notes that an object declares, other symbols, the
stack. Each attack has a twin that is proved.
"""

import json

import pytest
from check_silicon import assemble, assemble_toy, function, refusal, verdict

from generator.__main__ import main
from generator.check.image import ASSUMPTIONS
from generator.files import data_folder
from generator.product import toolchain


def note(word, kind=0xC0000002, size=16):
    return ('\n.section .note.gnu.property,"a",@note\n.balign 8\n'
            f'.long 4, {size}, 5\n.asciz "GNU"\n.long {kind}, 4, {word}, 0\n')


def kinds(result):
    assert result.proved, result.message
    assert all(a["text"] and a["kind"] in ASSUMPTIONS for a in result.assumptions)
    return {(a["kind"], a["name"]) for a in result.assumptions}


# Notes

# (text before the loop, code elsewhere)
UNPAIRED = {"a call for its address": ("call 3f\n3: pop r9", ""),
            "a return that is left out": ("call g\nback:", "g: add rsp, 8; jmp back"),
            "a return to the call before the last": ("call g", "g: call h\nh: add rsp, 8; ret")}
PAIRED = {"a call": ("call g", "g: ret"), "none": ("", ""),
          "a call in a call": ("call g", "g: call h; ret\nh: ret"),
          "a return address that is moved": ("call g",
                                             "g: mov r9, [rsp]; add rsp, 8; push r9; ret")}


@pytest.mark.parametrize("name", UNPAIRED)
def test_a_return_belongs_to_the_last_call_whatever_the_object_declares(name):
    before, extra = UNPAIRED[name]
    for word in (1, 2):
        assert "does not lead behind the last call" in refusal(
            assemble_toy("\n.text\n" + extra + "\n" + note(word), before=before))


@pytest.mark.parametrize("name", PAIRED)
def test_a_shadow_stack_is_promised_by_code_whose_returns_belong_to_their_calls(name):
    before, extra = PAIRED[name]
    for parts in (dict(before=before), dict(head=before), dict(before=before, after=before)):
        outcome = verdict(assemble_toy("\n.text\n" + extra + "\n" + note(3), **parts))
        assert outcome.proved, outcome.message


@pytest.mark.parametrize("word", [1, 2, 3])
def test_a_call_that_a_loop_never_returns_from_is_refused(word):
    """Whatever the object declares: no invariant covers a shadow stack that grows."""
    parts = dict(before="nop", test="", head="test rdx, rdx\njz 2f")
    step = "add rsi, 64\ndec rdx\ncall {}\njmp 1b"
    extra = "\n.text\ng: ret\n" + note(word)
    assert verdict(assemble_toy(extra, **parts, step=step.format("g"))).proved
    assert "shadow_stack" in refusal(assemble_toy(
        extra, **parts, step=step.format("3f\n3: lea rsp, [rsp + 8]")))


def test_what_jumps_to_a_function_without_endbr64_is_an_assumption():
    assert ("direct calls", "f") in kinds(verdict(assemble_toy(note(1))))
    assert "direct calls" not in {kind for kind, _ in kinds(verdict(assemble_toy(note(2))))}
    starting = assemble(function(note(3)).replace("\nf:", "\nf: endbr64\n", 1))
    assert "direct calls" not in {kind for kind, _ in kinds(verdict(starting))}


@pytest.mark.parametrize("extra", [note(4), note(1, 0xB0008000), note(1, size=8),
                                   note(1, 0xC0000002).replace("GNU", "XNU")])
def test_a_note_that_is_not_known_is_refused(extra):
    assert ".note.gnu.property" in refusal(assemble_toy(extra))
    assert verdict(assemble_toy(note(1, 0xC0008002))).proved


# Assumptions

def test_what_else_an_object_defines_and_needs_is_assumed():
    data = assemble_toy("\n.text\n.globl malloc\nmalloc: ret\n.data\n.quad elsewhere\n")
    assert {("other symbol", "malloc"), ("undefined symbol", "elsewhere")} == kinds(verdict(data))
    assert not verdict(assemble_toy()).assumptions


def test_a_stack_that_can_be_executed_is_assumed():
    bare = function().replace('.section .note.GNU-stack,"",@progbits', "")
    assert ("executable stack",
            "the object has no .note.GNU-stack") in kinds(verdict(assemble(bare)))


def test_the_documents_print_both_lists():
    text = (data_folder("docs") / "SOUNDNESS.md").read_text()
    assert [kind for kind in ASSUMPTIONS if f"`{kind}`" not in text] == []


def test_strict_fails_where_a_verdict_rests_on_something(tmp_path, capsys):
    """Both functions of a file stand for one another, one alone does not."""
    data = toolchain.assemble((data_folder("generated") / "gas" / "sha256_x64_n1.S").read_text(),
                              "gas")
    if data is None:
        pytest.skip("no assembler for GAS's syntax")
    (tmp_path / "a.o").write_bytes(data)
    words = ["prove", "--object", str(tmp_path / "a.o"), "--symbol", "nsms_sha256_blocks_x64_n1",
             "--hash", "sha256", "--kind", "blocks"]
    assert main([*words, "--json"]) == 0
    output, = json.loads(capsys.readouterr().out)
    assert [(a["kind"], a["name"])
            for a in output["assumptions"]] == [("other symbol", "nsms_sha256_schedule_x64_n1")]
    assert main([*words, "--strict"]) == 1
    assert "1 assumptions with --strict, the first" in capsys.readouterr().err
    assert main(["prove", "generated/gas/sha256_x64_n1.S", "--strict"]) == 0
