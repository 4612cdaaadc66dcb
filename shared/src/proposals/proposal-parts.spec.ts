import { readRules } from '#shared/business-rules/rules';
import { offeredParts } from './proposal-parts.ts';

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
