import type { EnrollmentSectionName } from '#shared/enrollment/enrollment-sections';
import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';
import { BEFORE_ENROLLMENT, type QuoteStatus, readOnlyReason } from '#shared/quotes/quote-status';

export interface EnrollmentEditFacts {
  status: QuoteStatus;
  isDeleted: boolean;
  /** 0 = editable; above 0 = why the quote is locked. */
  readOnly: number;
  audience: 'external' | 'internal';
  /** Rule DisableForExternalAgentFlag keeps this agent out. */
  isBlocked: boolean;
  part: EnrollmentSectionName;
  /** The application leaves the members to staff: BypassMemberEnrollment. */
  bypassMembers: boolean;
}

/** Ours: the specification gives the statuses but no wording. */
export const ENROLLMENT_OF_DELETED = 'This quote is deleted.';
export const ENROLL_FIRST = 'Choose the plans and start enrollment first.';

const OPEN: readonly QuoteStatus[] = ['Enrolling', 'SignatureRequired'];
const SUBMITTED: readonly QuoteStatus[] = ['Complete', 'Pended'];

/**
 * Why this user cannot edit a section of a group enrollment now; null = can. Sections are editable until the signature locks the
 * quote, and again after its enrollment has failed ("Please retry submission", spec 000 section 8); in between, internal staff
 * complete the members that the agent left to them, and the agent uploads documents while the decision is pended.
 *
 * Source: spec 001 section 3, "Quote" (ReadOnly), and section 6 ("Internal users can edit the census after submission when bypass
 * is true and the status is SalesReview, Pended or Complete"; Sales Review is how Complete is shown).
 */
export function enrollmentEditProblem(facts: EnrollmentEditFacts): string | null {
  const { status, isDeleted, readOnly, audience, isBlocked } = facts;
  if (isDeleted) {
    return ENROLLMENT_OF_DELETED;
  }
  if (audience === 'external' && isBlocked) {
    return ENROLLMENT_BY_STAFF;
  }
  if (isLeftToStaff(facts)) {
    return null;
  }
  if (BEFORE_ENROLLMENT.includes(status)) {
    return ENROLL_FIRST;
  }
  if (status === 'FailedEnrollment' || isUploadForStaff(facts)) {
    return null;
  }
  return OPEN.includes(status) ? readOnlyReason(readOnly) : closedProblem(status);
}

const isLeftToStaff = ({ part, bypassMembers, audience, status }: EnrollmentEditFacts): boolean =>
  part === 'Demographics' && bypassMembers && audience === 'internal' && SUBMITTED.includes(status);

/** While the decision is pended, the agent uploads what staff requested. */
const isUploadForStaff = ({ part, audience, status }: EnrollmentEditFacts): boolean =>
  part === 'SupportingDocuments' && audience === 'external' && status === 'Pended';

/** Of a group or a household, beyond its enrollment. */
export const closedProblem = (status: QuoteStatus): string =>
  status === 'Expired'
    ? 'This quote has expired and can no longer be changed.'
    : 'This application was submitted and can no longer be changed.';
