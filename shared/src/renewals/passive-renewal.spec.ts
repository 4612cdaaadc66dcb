import { isoDate } from '#shared/dates/iso-date';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import * as passive from '#shared/renewals/passive-renewal';
import {
  CANNOT_BE_UNDONE,
  isAcaGroup,
  mixedAcaNote,
  NOT_RENEWED_PASSIVELY,
  undoEnded,
  undoProblem,
  undoUntil,
} from '#shared/renewals/passive-renewal';

const facts = (given: Partial<passive.PassiveRenewalFacts> = {}): passive.PassiveRenewalFacts => ({
  isInternal: true,
  quote: { quoteType: 'SmallGroupRenewal', status: 'Quoting', isDeleted: false },
  isAcaGroup: true,
  today: isoDate('2026-11-20'),
  windowStart: isoDate('2026-10-01'),
  windowEnd: isoDate('2027-09-30'),
  hasOwnChoice: false,
  isRenewedElsewhere: false,
  ...given,
});
const quote = (given: object) => ({ ...facts().quote, ...given });

describe('a passive renewal', () => {
  it.each`
    day                              | today           | problem
    ${'the day before the window'}   | ${'2026-09-30'} | ${passive.OUTSIDE_WINDOW}
    ${'the first day of the window'} | ${'2026-10-01'} | ${null}
    ${'the day after the first day'} | ${'2026-10-02'} | ${null}
    ${'the day before the last day'} | ${'2027-09-29'} | ${null}
    ${'the last day of the window'}  | ${'2027-09-30'} | ${null}
    ${'the day after the window'}    | ${'2027-10-01'} | ${passive.OUTSIDE_WINDOW}
  `('on $day', ({ today, problem }) => {
    expect(passive.passiveRenewalProblem(facts({ today: isoDate(today as string) }))).toBe(problem);
  });

  it.each`
    case                               | given                                                       | problem
    ${'by an agent'}                   | ${{ isInternal: false }}                                    | ${passive.ONLY_INTERNAL}
    ${'of new business'}               | ${{ quote: quote({ quoteType: 'SmallGroupNewBusiness' }) }} | ${passive.ONLY_RENEWALS}
    ${'of a deleted quote'}            | ${{ quote: quote({ isDeleted: true }) }}                    | ${passive.ONLY_BEFORE_ENROLLMENT}
    ${'of a group with non-ACA plans'} | ${{ isAcaGroup: false }}                                    | ${passive.ONLY_ACA_GROUPS}
    ${'without a window'}              | ${{ windowStart: null }}                                    | ${passive.OUTSIDE_WINDOW}
    ${'in a window without an end'}    | ${{ windowEnd: null }}                                      | ${null}
    ${'after an active choice'}        | ${{ hasOwnChoice: true }}                                   | ${passive.CHOSE_ACTIVELY}
    ${'beside another renewal'}        | ${{ isRenewedElsewhere: true }}                             | ${passive.RENEWED_ELSEWHERE}
  `('$case', ({ given, problem }) => {
    expect(passive.passiveRenewalProblem(facts(given as Partial<passive.PassiveRenewalFacts>))).toBe(problem);
  });

  it('is for quotes in Editing Census, Quoting and Created Proposal only', () => {
    const allowed = QUOTE_STATUSES.filter(
      (status) => passive.passiveRenewalProblem(facts({ quote: quote({ status }) })) === null,
    );
    expect(allowed).toEqual(['EditingCensus', 'Quoting', 'CreatedProposal']);
  });
});

const aca = { isMedical: true, isAcaPlan: true };
const old = { isMedical: true, isAcaPlan: false };
const dental = { isMedical: false, isAcaPlan: false };
const PHONE = '(800) 555-0142';
const NOTE = `This group has ACA and non-ACA plans. Please contact small business sales at ${PHONE} to renew it.`;

it.each`
  plans            | isAca    | note
  ${[]}            | ${false} | ${null}
  ${[aca]}         | ${true}  | ${null}
  ${[aca, aca]}    | ${true}  | ${null}
  ${[old]}         | ${false} | ${null}
  ${[aca, old]}    | ${false} | ${NOTE}
  ${[aca, dental]} | ${true}  | ${null}
  ${[dental]}      | ${false} | ${null}
`('a group with $plans is ACA: $isAca', ({ plans, isAca, note }) => {
  expect(isAcaGroup(plans)).toBe(isAca);
  expect(mixedAcaNote(plans, PHONE)).toBe(note);
});

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
