import {
  NOTE_LIMIT,
  NOTE_TOO_LONG,
  NOTE_WITH_SSN,
  noteTextProblem,
  WRITE_A_NOTE,
} from '#shared/staff-notes/staff-note.record';

describe('noteTextProblem', () => {
  it.each([
    ['The W-9 is unsigned.', null],
    ['  ', WRITE_A_NOTE],
    ['é'.repeat(NOTE_LIMIT), null],
    ['😀'.repeat(NOTE_LIMIT), null],
    ['x'.repeat(NOTE_LIMIT + 1), NOTE_TOO_LONG],
    ['Her SSN is 219-09-9991.', NOTE_WITH_SSN],
    ['219099991', NOTE_WITH_SSN],
    ['SSN:219 09 9991', NOTE_WITH_SSN],
    ['219–09–9991', NOTE_WITH_SSN],
    ['219.09.9991', NOTE_WITH_SSN],
    ['000-12-3456 was typed', NOTE_WITH_SSN],
    ['SSN ends in 9991', null],
    ['ZIP 48002-1234', null],
    ['Tax ID 12-3456789', null],
    ['Call 313-555-0100 or 3135550100', null],
    ['Claim 2026-219-09-9991', null],
    ['Reference 7f219099991c, or bc219099991', null],
    ['SSN219099991', NOTE_WITH_SSN],
    ['Bob219-09-9991', NOTE_WITH_SSN],
  ])('%j: %s', (text, problem) => {
    expect(noteTextProblem(text)).toBe(problem);
  });
});
