/** Spec 000 section 8, in our wording: APTCEligibleAndAPTCAttestationIndicatorFalse. */
export const ATTESTATION_NEEDED = 'The client must accept the tax credit attestation, or elect no subsidy.';

/** Another one whenever the words change: it is signed with the application. */
export const ATTESTATION_VERSION = '2026-11-tax-credit';

/**
 * What the tax filer attests before the tax credit is paid in advance, in our wording: only the tax filer can (45 CFR 155.300(c)(2)). The
 * first four, in this order: 45 CFR 155.310(d)(2)(ii)(A) to (D). Who is married and may file apart: 26 CFR 1.36B-2(b)(2). Claiming a
 * personal exemption is claiming a dependent: 26 CFR 1.36B-1(d). The reconciliation: 26 USC 36B(f). Reports of changes: 45 CFR 155.330(b).
 */
export const TAX_CREDIT_ATTESTATION = [
  'Part of the premium tax credit is to be paid to the insurer in advance. For the year of this coverage, I, the tax filer, attest that:',
  '• I will file a federal income tax return.',
  '• If I am married under federal tax law, I will file jointly with my spouse. The only exceptions are those of federal law for victims of domestic abuse or spousal abandonment.',
  '• Nobody else will be able to claim me as a dependent.',
  '• I will claim everyone in my family who is covered with the help of this credit as a dependent, except my spouse and myself.',
  '• I will compare what was paid in advance with the credit that I am allowed, on IRS Form 8962, and repay what was too much.',
  '• I will report changes of my income, household, address or other coverage to the marketplace within 30 days.',
].join('\n');

export const ATTESTATION_ACCEPTED = 'The client, as the tax filer, accepts this attestation.';

/** The credit is taken in advance. @param electedAmount dollars a month; null: none */
export const isAttestationNeeded = (electedAmount: number | null | undefined): boolean => (electedAmount ?? 0) > 0;
