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

/** What the agent can do next on the screen. */
export type RefusalAction =
  | 'fetch-eligibility'
  | 'choose-plan'
  | 'change-date'
  | 'check-members'
  | 'attest'
  | 'retry'
  | 'call-marketplace'
  | 'wait';

export interface EnrollRefusal {
  text: string;
  /** Who must act. */
  who: 'agent' | 'client' | 'staff' | 'marketplace';
  action: RefusalAction;
}

/** Quoted: spec 000 section 8. */
export const ENROLLMENT_NOT_COMPLETED = 'An error occurred and the enrollment could not be completed.';
/** Ours, after spec 000 section 8, "Active marketplace contract". */
export const ACTIVE_CONTRACT_TEXT =
  'The client has an active marketplace contract. Terminate it with the marketplace first, and wait 48 hours before you resubmit.';

/** Of the message with which the marketplace refuses somebody who is enrolled already. Spec 001 section 4. */
const ACTIVE_CONTRACT = /active (ffm |marketplace )?contract/i;

/** Individuals, "Friendly texts of the marketplace codes". */
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
    text: 'The client must accept the tax credit attestation, or elect no subsidy.',
    who: 'client',
    action: 'attest',
  },
  SubmissionDuringBARInvisibilityPeriod: {
    text: 'The marketplace is renewing this application in bulk. Please retry in a few days.',
    who: 'marketplace',
    action: 'wait',
  },
  InvalidAction: {
    text: 'Please call the marketplace call center at 1-800-318-2596.',
    who: 'agent',
    action: 'call-marketplace',
  },
};

const UNKNOWN: EnrollRefusal = { text: ENROLLMENT_NOT_COMPLETED, who: 'staff', action: 'retry' };
const ACTIVE: EnrollRefusal = { text: ACTIVE_CONTRACT_TEXT, who: 'client', action: 'wait' };

/** Whether the quote becomes Pended rather than FailedEnrollment: spec 001 section 4. */
export const isActiveContract = (message: string): boolean => ACTIVE_CONTRACT.test(message);

/** A refusal of the marketplace in words for the agent, and who must act. */
export function enrollRefusal({ code, message }: { code: string; message: string }): EnrollRefusal {
  if (isActiveContract(message)) {
    return ACTIVE;
  }
  return REFUSAL_CODES.some((known) => known === code) ? REFUSALS[code as RefusalCode] : UNKNOWN;
}
