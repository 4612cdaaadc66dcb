import { formatInstant } from '#shared/formats/instant';

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

export const REFUSAL_CODES = [
  'IncorrectAPTCAmount',
  'IncorrectIndividualResponsibilityAmount',
  'IncorrectPremiumAmount',
  'InvalidEffectiveDateForEnrollmentPeriod',
  'InvalidEnrollmentPeriod',
  'InvalidMemberInformation',
  'InvalidPlanID',
  'InvalidPlanVariant',
  'InvalidPolicyId',
  'InvalidRatingArea',
  'InvalidTerminationDate',
  'MemberNotOnApplication',
  'SubscriberNotSpecified',
  'UserNotAuthorized',
  'UnspecifiedError',
  'SpecialEnrollmentVerificationDueDateIsNull',
  'APTCEligibleAndAPTCAttestationIndicatorFalse',
  'SubmissionDuringBARInvisibilityPeriod',
  'InvalidAction',
] as const;
/** In the order of spec 000 section 8, "Marketplace error codes". */
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Who must act after a refusal. */
export const REFUSAL_ACTORS = ['agent', 'client', 'staff', 'marketplace'] as const;
export type RefusalActor = (typeof REFUSAL_ACTORS)[number];
/** What the agent can do next on the screen. */
export const REFUSAL_ACTIONS = [
  'fetch-eligibility',
  'choose-plan',
  'change-date',
  'check-members',
  'attest',
  'retry',
  'call-marketplace',
  'wait',
] as const;
export type RefusalAction = (typeof REFUSAL_ACTIONS)[number];

export interface EnrollRefusal {
  text: string;
  who: RefusalActor;
  action: RefusalAction;
}

/** Ours: stored and answered in place of a code where the marketplace names an active contract. */
export const ACTIVE_CONTRACT_CODE = 'ActiveContract';

/** Quoted: spec 000 section 8. */
export const ENROLLMENT_NOT_COMPLETED = 'An error occurred and the enrollment could not be completed.';
/** Ours, after spec 000 section 8, "Active marketplace contract". */
export const ACTIVE_CONTRACT_TEXT =
  'The client has an active marketplace contract. Terminate it with the marketplace first, and wait 48 hours before you resubmit.';

/** The marketplace needs them to end a contract. */
const ACTIVE_CONTRACT_HOURS = 48;
const HOUR_MS = 60 * 60 * 1000;
const resubmittableFrom = (submittedAt: Date): Date =>
  new Date(submittedAt.getTime() + ACTIVE_CONTRACT_HOURS * HOUR_MS);

export const resubmittableText = (submittedAt: Date): string =>
  `You can resubmit it after ${formatInstant(resubmittableFrom(submittedAt).toISOString())}.`;

/** Why an application that the marketplace refused cannot be submitted again yet; null when it can. Spec 000 section 8. */
export const resubmissionProblem = (
  { refusalCode, submittedAt }: { refusalCode: string; submittedAt: Date },
  now: Date,
): string | null =>
  refusalCode === ACTIVE_CONTRACT_CODE && now < resubmittableFrom(submittedAt) ? resubmittableText(submittedAt) : null;

/** Of the message with which the marketplace refuses someone who is enrolled already. Spec 001 section 4. */
const ACTIVE_CONTRACT = /active (ffm |marketplace )?contract/i;

/** Individuals, "Friendly texts of the marketplace codes". {phone} stands for that of the call center. */
const REFUSALS: Readonly<Record<RefusalCode, EnrollRefusal>> = {
  IncorrectAPTCAmount: {
    text: 'The subsidy does not match the marketplace. Fetch the eligibility again and review the elected amount.',
    who: 'agent',
    action: 'fetch-eligibility',
  },
  IncorrectIndividualResponsibilityAmount: {
    text: 'The amount the client pays does not match the marketplace. Fetch the eligibility again.',
    who: 'agent',
    action: 'fetch-eligibility',
  },
  IncorrectPremiumAmount: {
    text: 'The premium does not match the marketplace. Choose the plan again.',
    who: 'agent',
    action: 'choose-plan',
  },
  InvalidEffectiveDateForEnrollmentPeriod: {
    text: 'The effective date does not fit the enrollment period.',
    who: 'agent',
    action: 'change-date',
  },
  InvalidEnrollmentPeriod: {
    text: 'The client has no open enrollment period at the marketplace.',
    who: 'client',
    action: 'fetch-eligibility',
  },
  InvalidMemberInformation: {
    text: 'The marketplace does not recognize a member. Check names, birth dates and SSNs on the application.',
    who: 'agent',
    action: 'check-members',
  },
  InvalidPlanID: { text: 'The marketplace does not offer this plan.', who: 'agent', action: 'choose-plan' },
  InvalidPlanVariant: {
    text: 'The cost-sharing level of the plan does not fit the eligibility.',
    who: 'agent',
    action: 'fetch-eligibility',
  },
  InvalidPolicyId: {
    text: 'The marketplace does not know this policy.',
    who: 'staff',
    action: 'call-marketplace',
  },
  InvalidRatingArea: {
    text: 'The plan is not offered where the client lives.',
    who: 'agent',
    action: 'choose-plan',
  },
  InvalidTerminationDate: {
    text: 'The termination date is not valid.',
    who: 'staff',
    action: 'call-marketplace',
  },
  MemberNotOnApplication: {
    text: 'A member is not on the marketplace application.',
    who: 'client',
    action: 'fetch-eligibility',
  },
  SubscriberNotSpecified: {
    text: 'The application names no subscriber.',
    who: 'client',
    action: 'check-members',
  },
  UserNotAuthorized: {
    text: 'Multiple tax households cannot be enrolled here. Please enroll them at the marketplace.',
    who: 'client',
    action: 'call-marketplace',
  },
  UnspecifiedError: {
    text: 'The marketplace could not process the enrollment. Please retry submission.',
    who: 'marketplace',
    action: 'retry',
  },
  SpecialEnrollmentVerificationDueDateIsNull: {
    text: 'The marketplace gave no due date for the verification. Please retry submission.',
    who: 'marketplace',
    action: 'retry',
  },
  APTCEligibleAndAPTCAttestationIndicatorFalse: {
    text: ATTESTATION_NEEDED,
    who: 'client',
    action: 'attest',
  },
  SubmissionDuringBARInvisibilityPeriod: {
    text: 'The marketplace is renewing this application in bulk. Please retry in a few days.',
    who: 'marketplace',
    action: 'wait',
  },
  InvalidAction: {
    text: 'Please call the marketplace call center at {phone}.',
    who: 'agent',
    action: 'call-marketplace',
  },
};

const UNKNOWN: EnrollRefusal = { text: ENROLLMENT_NOT_COMPLETED, who: 'staff', action: 'retry' };
const ACTIVE: EnrollRefusal = { text: ACTIVE_CONTRACT_TEXT, who: 'client', action: 'wait' };

/** Of the message with which the marketplace refuses. */
export const isActiveContract = (message: string): boolean => ACTIVE_CONTRACT.test(message);

/** A refusal of the marketplace in words for the agent, and who must act. @param phone rule MarketplaceCallCenterPhoneNum */
export function enrollRefusal(code: string, phone: string): EnrollRefusal {
  const { text, ...refusal } = refusalOf(code);
  return { ...refusal, text: text.replace('{phone}', phone) };
}

function refusalOf(code: string): EnrollRefusal {
  if (code === ACTIVE_CONTRACT_CODE) {
    return ACTIVE;
  }
  return REFUSAL_CODES.some((known) => known === code) ? REFUSALS[code as RefusalCode] : UNKNOWN;
}

/**
 * Whether staff may send the same signed application again: nothing in it was wrong. Any other refusal goes back to the agent, because
 * attesting again is the agent's and the client's act. Individuals, decision 8; 45 CFR 155.220(j).
 */
export const isTechnicalRefusal = (code: string): boolean => {
  const { who, action } = refusalOf(code);
  return action === 'retry' || (who === 'marketplace' && action === 'wait');
};
