import type { FieldErrors } from '#shared/answers/errors';
import { AMOUNTS_CHANGED } from '#shared/individual-enrollment/submission-outcome';
import type { EnrollingMember } from '#shared/individual-enrollment/individual-enrollment.record';
import { ATTESTATION_NEEDED, isAttestationNeeded, type RefusalCode } from '#shared/marketplace/enroll-refusals';
import type { MarketplaceApplication, MarketplaceEnrollmentRequest } from '#shared/marketplace/enroll.record';
import type { ENROLLED } from '#shared/marketplace/marketplace.record';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { Wire } from '#shared/records/field';

/** Ours. */
export const NO_OPEN_QUOTE = 'There is no open marketplace quote of yours with this consumer ID.';

/** What an enrollment at the marketplace is about. */
export type EnrollTerms = Omit<Required<MarketplaceEnrollmentRequest>, 'QuoteId' | 'APTCAttestation'>;
type Applicants = EnrollTerms['applicants'];

/** Those who enroll, as the marketplace asks for them. */
export const enrollingApplicants = (
  { Applicants }: MarketplaceApplication,
  members: readonly Pick<EnrollingMember, 'Id' | 'Tobacco' | 'LastTobaccoUse'>[],
): Applicants =>
  Applicants.map(({ MemberId, ApplicantId }) => {
    const { Tobacco, LastTobaccoUse } = members.find(({ Id }) => Id === MemberId)!;
    return { ApplicantId, TobaccoUse: Tobacco === true, LastUse: Tobacco ? LastTobaccoUse : null };
  });

/**
 * What a user has seen that is no longer so, by field of the request: the server computes all of it anew. Individuals, decision 17.
 */
export function changedTerms({ applicants, ...sent }: EnrollTerms, stored: EnrollTerms): FieldErrors {
  const names = Object.keys(sent) as (keyof typeof sent)[];
  const changed: string[] = names.filter((name) => sent[name] !== stored[name]);
  const all = isSame(applicants, stored.applicants) ? changed : [...changed, 'applicants'];
  return Object.fromEntries(all.map((name) => [name, [AMOUNTS_CHANGED]]));
}

const isSame = (sent: Applicants, stored: Applicants): boolean =>
  sent.length === stored.length &&
  new Set(sent.map(({ ApplicantId }) => ApplicantId)).size === sent.length &&
  stored.every((applicant) => sent.some((other) => keyOf(other) === keyOf(applicant)));

const keyOf = ({ ApplicantId, TobaccoUse, LastUse }: Applicants[number]): string =>
  [ApplicantId, TobaccoUse, TobaccoUse ? LastUse : null].join('|');

/**
 * Why the tax credit cannot be taken: nobody has accepted its conditions. null when it can, or none is taken. 45 CFR 155.310(d)(2)(ii).
 */
export const attestationProblem = ({
  electedAPTCAmount,
  APTCAttestation,
}: Pick<MarketplaceEnrollmentRequest, 'electedAPTCAmount' | 'APTCAttestation'>): string | null =>
  isAttestationNeeded(electedAPTCAmount) && !APTCAttestation ? ATTESTATION_NEEDED : null;

/** Of a marketplace that accepts and then leaves out until when to prove the event. */
export const NO_DUE_DATE: RefusalCode = 'SpecialEnrollmentVerificationDueDateIsNull';

/**
 * What the marketplace's acceptance makes of a quote; null if it gave no due date for a verification, which is an error. Source: spec 001
 * section 4.
 */
export function enrolledStatus(
  {
    SpecialEnrollmentVerificationPendingIndicator: isPending,
    SpecialEnrollmentVerificationDueDate: dueDate,
  }: Wire<typeof ENROLLED>,
  isSpecial: boolean,
): Extract<QuoteStatus, 'Complete' | 'PendingSEVerification'> | null {
  if (!isSpecial || !isPending) {
    return 'Complete';
  }
  return dueDate === null ? null : 'PendingSEVerification';
}
