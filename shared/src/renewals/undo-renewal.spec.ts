import {
  CANNOT_BE_UNDONE,
  NOT_RENEWED_PASSIVELY,
  undoEnded,
  undoProblem,
  undoUntil,
} from '#shared/renewals/undo-renewal';

const RENEWED_AT = new Date('2026-11-20T15:00:00Z');
const UNTIL = new Date('2026-11-20T15:30:00Z');
const renewed = { status: 'PassivelyRenewed', isDeleted: false } as const;

describe('undoing a passive renewal', () => {
  it.each([
    ['2026-11-20T15:00:00Z', null],
    ['2026-11-20T15:29:59Z', null],
    ['2026-11-20T15:30:00Z', 'This passive renewal could be undone until 11/20/2026, 10:30 AM.'],
  ])('at %s: %s', (now, problem) => {
    expect(undoProblem(renewed, { until: UNTIL }, new Date(now))).toBe(problem);
  });

  it('is refused where nothing was renewed, or where it was not kept what there was before', () => {
    expect(undoProblem(renewed, null, RENEWED_AT)).toBe(NOT_RENEWED_PASSIVELY);
    expect(undoProblem({ ...renewed, status: 'Rejected' }, { until: UNTIL }, RENEWED_AT)).toBe(NOT_RENEWED_PASSIVELY);
    expect(undoProblem({ ...renewed, isDeleted: true }, { until: UNTIL }, RENEWED_AT)).toBe(NOT_RENEWED_PASSIVELY);
    expect(undoProblem(renewed, { until: null }, RENEWED_AT)).toBe(CANNOT_BE_UNDONE);
  });

  it.each([
    [30, '2026-11-20T15:30:00.000Z'],
    [1, '2026-11-20T15:01:00.000Z'],
    [0, undefined],
    [-1, undefined],
  ])('is possible for %s minutes, until %s', (minutes, until) => {
    expect(undoUntil(RENEWED_AT, minutes)?.toISOString()).toBe(until);
  });

  it('says until when it was possible', () => {
    expect(undoEnded(UNTIL)).toContain('11/20/2026, 10:30 AM');
  });
});
