import { readRules } from '#shared/business-rules/rules';
import { areFormsBlank, carriesDisclaimer, offeredParts } from './proposal-parts.ts';
import { isoDate } from '#shared/dates/iso-date';

const names = (parameters: Record<string, string>, quoteType: 'SmallGroupNewBusiness' | 'SmallGroupRenewal') =>
  offeredParts(readRules(parameters), quoteType).map(({ name }) => name);

describe('offeredParts', () => {
  it('offers a new group the application and the W-9 sheet, and a renewing group the decision form', () => {
    const onlyNew = ['NewBusinessApplication', 'W9'];
    const forNew = names({}, 'SmallGroupNewBusiness');
    const forRenewal = names({}, 'SmallGroupRenewal');
    expect(forNew.filter((name) => !forRenewal.includes(name))).toEqual(onlyNew);
    expect(forRenewal.filter((name) => !forNew.includes(name))).toEqual(['RenewalDecision']);
  });

  it.each([
    ['ProposalRateGrid', 'RateGrid'],
    ['ProposalSBC', 'SBC'],
    ['ProposalBenefitSummary', 'BenefitSummary'],
    ['ProposalCensusSummary', 'CensusSummary'],
    ['ProposalParticipationRules', 'ParticipationRules'],
    ['ProposalEnrollmentForm', 'EnrollmentForm'],
    ['ProposalWaiverForm', 'WaiverForm'],
    ['ProposalNewBusinessApplication', 'NewBusinessApplication'],
    ['ProposalGroupAgreement', 'GroupAgreement'],
    ['ProposalW9', 'W9'],
  ])('%s takes %s away', (rule, part) => {
    expect(names({}, 'SmallGroupNewBusiness')).toContain(part);
    expect(names({ [rule]: 'false' }, 'SmallGroupNewBusiness')).not.toContain(part);
  });

  it('takes the renewal decision away by its rule', () => {
    expect(names({ ProposalRenewalDecision: 'false' }, 'SmallGroupRenewal')).not.toContain('RenewalDecision');
  });

  it('selects the pages to read, and leaves the forms to the agent', () => {
    const selected = offeredParts(readRules({}), 'SmallGroupNewBusiness').filter((option) => option.selected);
    expect(selected.map(({ name }) => name)).toEqual([
      'BenefitSummary',
      'CensusSummary',
      'RateGrid',
      'ParticipationRules',
    ]);
  });
});

const day = (text: string | null) => (text === null ? null : isoDate(text));

describe('what a proposal prints', () => {
  it.each`
    effectiveDate   | start           | end             | expected
    ${'2026-12-31'} | ${'2027-01-01'} | ${null}         | ${false}
    ${'2027-01-01'} | ${'2027-01-01'} | ${null}         | ${true}
    ${'2027-06-30'} | ${'2027-01-01'} | ${'2027-06-30'} | ${true}
    ${'2027-07-01'} | ${'2027-01-01'} | ${'2027-06-30'} | ${false}
    ${'2027-01-01'} | ${null}         | ${null}         | ${false}
  `(
    'carries the disclaimer on $effectiveDate between $start and $end: $expected',
    ({ effectiveDate, start, end, expected }) => {
      const rules = { SmallGroupDisclaimerStartDate: day(start), SmallGroupDisclaimerEndDate: day(end) };
      expect(carriesDisclaimer(isoDate(effectiveDate), rules)).toBe(expected);
    },
  );

  it.each([
    [0, true],
    [1, false],
    [50, false],
    [51, true],
  ])('has blank forms for %i employees of at most 50: %s', (employees, expected) => {
    expect(areFormsBlank(employees, 50)).toBe(expected);
  });
});
