import { areExternalFunctionsDisabled } from '#shared/quotes/external-functions';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';

const disabled = (given: object = {}) =>
  areExternalFunctionsDisabled({
    status: 'Complete',
    quoteType: 'SmallGroupNewBusiness',
    audience: 'external',
    disableForExternalAgentFlag: true,
    ...given,
  });

describe('areExternalFunctionsDisabled', () => {
  it.each(QUOTE_STATUSES)('for an external user in %s: unless it is Quoting or CreatedProposal', (status) => {
    expect(disabled({ status })).toBe(status !== 'Quoting' && status !== 'CreatedProposal');
  });

  it.each`
    what                     | given                                     | expected
    ${'a group renewal'}     | ${{ quoteType: 'SmallGroupRenewal' }}     | ${true}
    ${'an individual quote'} | ${{ quoteType: 'IndividualNewBusiness' }} | ${false}
    ${'an internal user'}    | ${{ audience: 'internal' }}               | ${false}
    ${'the flag is off'}     | ${{ disableForExternalAgentFlag: false }} | ${false}
  `('$what: $expected', ({ given, expected }) => {
    expect(disabled(given)).toBe(expected);
  });
});
