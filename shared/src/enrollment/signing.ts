import { isFullName } from '#shared/enrollment/signer-name';
import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';
import { unprintableProblem } from '#shared/formats/printable-text';
import { groupStatusLabel, type QuoteStatus } from '#shared/quotes/quote-status';

export interface SigningFacts {
  status: QuoteStatus;
  audience: 'external' | 'internal';
  /** Rule DisableForExternalAgentFlag keeps this agent out. */
  isBlocked: boolean;
}

export const COMPLETE_ALL_SECTIONS =
  'Complete the application, the supporting documents and the demographics before you sign.';
export const AGENTS_SIGN = 'The agent signs and submits.';
/** Spec 000 section 8, both. */
export const ENROLLMENT_SUBMITTED = 'Enrollment successfully submitted.';
export const ALREADY_SUBMITTED = 'This quote has already been submitted.';

const SUBMITTED: readonly QuoteStatus[] = [
  'Complete',
  'Pended',
  'Approved',
  'Rejected',
  'Declined',
  'PassivelyRenewed',
];

/** A failed enrollment is resubmitted by signing again ("Please retry submission", spec 000 section 8). */
export const SIGNABLE: readonly QuoteStatus[] = ['SignatureRequired', 'FailedEnrollment'];

/** Why this user cannot sign the quote; null = can. Source: spec 001 sections 4 and 6. */
export function signingProblem({ status, audience, isBlocked }: SigningFacts): string | null {
  if (SUBMITTED.includes(status)) {
    return ALREADY_SUBMITTED;
  }
  if (audience === 'internal') {
    return AGENTS_SIGN;
  }
  if (isBlocked) {
    return ENROLLMENT_BY_STAFF;
  }
  if (status === 'Enrolling') {
    return COMPLETE_ALL_SECTIONS;
  }
  return SIGNABLE.includes(status) ? null : `A quote in status ${groupStatusLabel(status, audience)} cannot be signed.`;
}

/** Increment whenever the text changes. */
export const CONSENT_VERSION = '2026-11';
/**
 * Ours: the specification names ApplicationEnteredConsent but not its words. ESIGN, 15 USC 7001(c): what consent means, and the
 * alternative.
 */
export const CONSENT_TEXT =
  'I have reviewed this application with the employer. As far as I know its answers, its members and its documents are complete and true. ' +
  'I agree to sign it electronically: my typed name has the same effect as my signature by hand. ' +
  'I know that I may sign on paper instead, by calling small-business sales.';
export const NAME_LIMIT = 100;
export const NOTES_LIMIT = 2_000;
export const TYPE_YOUR_NAME = 'Type your full name to sign.';
export const SIGNATURE_WITHDRAWN =
  'This signature is no longer valid: the enrollment was returned or failed. Review it and sign again.';
export const CONSENT_NEEDED = 'Confirm that you have reviewed the application and agree to sign it electronically.';
export const CONSENT_CHANGED = 'The consent has changed since this page was loaded. Reload the page and read it again.';
export const DROP_CONSENT_NEEDED = 'Confirm that the members who are not on this census lose their coverage.';

export interface SignatureInput {
  SignedByName: string;
  ApplicationEnteredConsent: boolean;
  MemberDropConsent?: boolean;
  /** The account's name, confirmed if SignedByName differs from it. */
  AccountName?: string;
  /** The version of the text shown; if absent, the text in force. */
  ConsentVersion?: string;
}

/** What a signature is missing, by field; empty = valid. `losesMembers`: people who are covered now would lose coverage. */
export function signatureProblems(
  { SignedByName, ApplicationEnteredConsent, MemberDropConsent, ConsentVersion }: SignatureInput,
  {
    losesMembers,
    accountName,
    consentVersion = CONSENT_VERSION,
  }: { losesMembers: boolean; accountName: string; consentVersion?: string },
): Record<string, string> {
  const nameProblem = isFullName(SignedByName, accountName) ? unprintableProblem(SignedByName) : TYPE_YOUR_NAME;
  return {
    ...(nameProblem ? { SignedByName: nameProblem } : {}),
    ...(ApplicationEnteredConsent ? {} : { ApplicationEnteredConsent: CONSENT_NEEDED }),
    ...((ConsentVersion ?? consentVersion) === consentVersion ? {} : { ApplicationEnteredConsent: CONSENT_CHANGED }),
    ...(losesMembers && MemberDropConsent !== true ? { MemberDropConsent: DROP_CONSENT_NEEDED } : {}),
  };
}
