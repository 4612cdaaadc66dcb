import { proposalPath } from './proposal-queries.ts';

describe('proposalPath', () => {
  it('names every part, so that what is left out is left out', () => {
    expect(proposalPath(7, new Set(['RateGrid', 'CensusSummary']), 'es')).toBe(
      '/api/proposal/GetProposalForQuote/7?RateGrid=true&SBC=false&BenefitSummary=false&CensusSummary=true&ParticipationRules=false' +
        '&EnrollmentForm=false&WaiverForm=false&NewBusinessApplication=false&GroupAgreement=false&W9=false&RenewalDecision=false' +
        '&language=es&isOldBrowser=false',
    );
  });
});
