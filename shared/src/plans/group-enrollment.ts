import { NO_QUOTE_FOR_OLFO } from '#shared/groups/group-rules';
import { APPROVE_CENSUS_FIRST } from '#shared/plans/selection';
import { isInEnrollment } from '#shared/quotes/next-step';
import { canMoveGroupQuote, groupStatusLabel, type QuoteStatus } from '#shared/quotes/quote-status';
import { isRenewal, type QuoteType } from '#shared/quotes/quote-type';

/** Business rules by their keys. Spec 002 section 6: "Group enrollment is enabled by separate flags for internal/external and new/renewal". */
export interface EnrollmentFlags {
  GroupEnrollmentInternalNew: boolean;
  GroupEnrollmentInternalRenewal: boolean;
  GroupEnrollmentExternalNew: boolean;
  GroupEnrollmentExternalRenewal: boolean;
  DisableForExternalAgentFlag: boolean;
}

export interface EnrollFacts {
  quoteType: QuoteType;
  status: QuoteStatus;
  isDeleted: boolean;
  audience: 'external' | 'internal';
  isOlfo: boolean;
  flags: EnrollmentFlags;
  /** The result of selectionProblems for the stored plans. */
  selectionProblems: readonly string[];
}

type BarrierFacts = Pick<EnrollFacts, 'quoteType' | 'audience' | 'isOlfo' | 'flags'>;
type StateFacts = Pick<EnrollFacts, 'status' | 'isDeleted' | 'audience'>;

/** Ours: the specification names the flags but gives no wording. */
export const ENROLLMENT_NEW_OFF = 'Enrollment of new groups is switched off at the moment.';
export const ENROLLMENT_RENEWAL_OFF = 'Enrollment of renewing groups is switched off at the moment.';
export const QUOTE_IS_DELETED = 'This quote is deleted.';
export const ALREADY_ENROLLING = 'This quote is in enrollment already.';

/**
 * Why this user may not enroll the group at all, whatever the quote's state. Null = may.
 *
 * DisableForExternalAgentFlag does not prevent it: spec 000 section 6 lets it block agents "from group enrollment", while spec 002
 * sections 5 and 6 keep Quoting and CreatedProposal open under it. Both are satisfied if agents hand the quote over and staff do
 * the rest: from Enrolling on, `enrollmentEditProblem` and `areExternalFunctionsDisabled` keep agents out.
 */
export function enrollmentBarrier({ quoteType, audience, isOlfo, flags }: BarrierFacts): string | null {
  if (audience === 'external' && isOlfo) {
    return NO_QUOTE_FOR_OLFO;
  }
  if (isRenewal(quoteType)) {
    const isOn = audience === 'internal' ? flags.GroupEnrollmentInternalRenewal : flags.GroupEnrollmentExternalRenewal;
    return isOn ? null : ENROLLMENT_RENEWAL_OFF;
  }
  const isOn = audience === 'internal' ? flags.GroupEnrollmentInternalNew : flags.GroupEnrollmentExternalNew;
  return isOn ? null : ENROLLMENT_NEW_OFF;
}

/** The quote's status does not allow starting enrollment. */
export function enrollmentStateProblem({ status, isDeleted, audience }: StateFacts): string | null {
  if (isDeleted) {
    return QUOTE_IS_DELETED;
  }
  if (canMoveGroupQuote(status, 'Enrolling', audience)) {
    return null;
  }
  if (status === 'EditingCensus') {
    return APPROVE_CENSUS_FIRST;
  }
  return isInEnrollment(status)
    ? ALREADY_ENROLLING
    : `A quote in status ${groupStatusLabel(status, audience)} cannot be enrolled.`;
}

/**
 * Checks whether this user may enroll the group with its stored plans.
 * @returns the message to show, or null
 * Source: spec 002 section 5, "Group enrollment (plan selection)"; section 6, "External users" and the enrollment flags.
 */
export const enrollProblem = (facts: EnrollFacts): string | null =>
  enrollmentStateProblem(facts) ?? enrollmentBarrier(facts) ?? facts.selectionProblems[0] ?? null;
