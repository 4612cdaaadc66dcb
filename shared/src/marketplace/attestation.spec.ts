import { ATTESTATION_VERSION, isAttestationNeeded, TAX_CREDIT_ATTESTATION } from '#shared/marketplace/attestation';

describe('the attestation of the tax credit', () => {
  it.each([
    [0.01, true],
    [0, false],
    [null, false],
    [undefined, false],
  ])('with %s dollars elected: %s', (elected, needed) => {
    expect(isAttestationNeeded(elected)).toBe(needed);
  });

  it('has another version whenever its words change, because that is what is signed', () => {
    expect({ [ATTESTATION_VERSION]: TAX_CREDIT_ATTESTATION.split('\n') }).toEqual({
      '2026-11-tax-credit': [
        'Part of the premium tax credit is to be paid to the insurer in advance. For the year of this coverage, I, the tax filer, attest that:',
        '• I will file a federal income tax return.',
        '• If I am married under federal tax law, I will file jointly with my spouse. The only exceptions are those of federal law for victims of domestic abuse or spousal abandonment.',
        '• Nobody else will be able to claim me as a dependent.',
        '• I will claim everyone in my family who is covered with the help of this credit as a dependent, except my spouse and myself.',
        '• I will compare what was paid in advance with the credit that I am allowed, on IRS Form 8962, and repay what was too much.',
        '• I will report changes of my income, household, address or other coverage to the marketplace within 30 days.',
      ],
    });
  });
});
