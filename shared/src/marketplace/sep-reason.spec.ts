import { eventOfSepReason, SEP_REASON_UNKNOWN } from '#shared/marketplace/sep-reason';

describe('eventOfSepReason', () => {
  it.each`
    code             | event
    ${'02'}          | ${'Birth'}
    ${'05'}          | ${'Adoption'}
    ${'07'}          | ${'LossOfMinEssentialCoverage'}
    ${'32'}          | ${'Marriage'}
    ${'43'}          | ${'PermanentRelocation'}
    ${'AB'}          | ${'AdministrativeError'}
    ${'ER'}          | ${'AdministrativeError'}
    ${'EX'}          | ${'ExceptionalCircumstances'}
    ${'FC'}          | ${'FinancialChange'}
    ${'NE'}          | ${'NewlyEligible'}
    ${'2'}           | ${null}
    ${'ZZ'}          | ${null}
    ${'ab'}          | ${null}
    ${'constructor'} | ${null}
  `('$code is $event', ({ code, event }) => {
    expect(eventOfSepReason(code)).toBe(event);
  });

  it('has words for the others', () => {
    expect(SEP_REASON_UNKNOWN).toBe('SEP Reason Code did not match.');
  });
});
