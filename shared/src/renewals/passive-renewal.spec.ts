import { isoDate } from '#shared/dates/iso-date';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import * as passive from '#shared/renewals/passive-renewal';

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
