import type { QuoteStatus } from '#shared/quotes/quote-status';

export interface NextStepFacts {
  /** null: the group has no quote yet. */
  status: QuoteStatus | null;
  quoteId: number | null;
  groupId: number;
  isExternal: boolean;
  /** Rule DisableForExternalAgentFlag. */
  disableForExternalAgentFlag: boolean;
}

/** The label and destination of a quote row's one button. */
export interface NextStep {
  /** "Continue census", "Choose plans", "Complete enrollment", "Sign", "View decision": see the tables below. */
  label: string;
  /** null: there is no quote to open. The screen creates one (POST api/quote) and opens its census. */
  path: string | null;
  /** Why this user cannot continue here; shown beside the status, and the path is read-only. */
  blockedReason: string | null;
}

/** Ours: spec 001 section 6 says only that a blocked user "sees status text instead of a link". */
export const ENROLLMENT_BY_STAFF = 'Enrollment of this quote is handled by Small Business staff.';

export const groupCensusPath = (quoteId: number): string => `/quotes/census/group/${quoteId}`;
export const groupContributionPath = (quoteId: number): string => `/quote/contribution/group/${quoteId}`;
/** The group plan beside an ICHRA and plans that employees buy themselves. */
export const groupIchraPath = (quoteId: number): string => `/quote/ichra/group/${quoteId}`;
/** What was asked and said, and the records of it; of a group or a household. */
export const advicePath = (quoteId: number): string => `/quote/advice/${quoteId}`;
/** Then beside today; of a group or a household. */
export const asItWasPath = (quoteId: number): string => `/quote/as-it-was/${quoteId}`;
export const groupPlanSelectionPath = (quoteId: number): string => `/quote/plan-selection/group/${quoteId}`;
/** The proposals of the quote, what became of them, and what clients answered. */
export const proposalHistoryPath = (quoteId: number): string => `${groupPlanSelectionPath(quoteId)}?proposals=history`;
/** Explains why a renewal's premium changes. */
export const groupPremiumChangePath = (quoteId: number): string => `/quote/renewal/group/${quoteId}`;
/** Everything about the group itself. */
export const groupDetailsPath = (groupId: number): string => `/group-details/${groupId}`;
/** Where a group's first quote starts, before anything is stored. */
export const newQuotePath = (groupId: number): string => `/quotes/new/${groupId}`;
export const groupEnrollmentPath = (quoteId: number): string => `/enrollment/group/${quoteId}`;

/** Handed over to enrollment: the plans are read-only. Source: spec 000 section 4. */
const ENROLLMENT_STATUSES: readonly QuoteStatus[] = [
  'Enrolling',
  'FailedEnrollment',
  'SignatureRequired',
  'Complete',
  'Pended',
  'Rejected',
  'Approved',
  'PaymentPending',
  'Declined',
];

export const isInEnrollment = (status: QuoteStatus): boolean => ENROLLMENT_STATUSES.includes(status);

/**
 * A group quote's next step, by its status. The server and every screen use this function.
 *
 * EditingCensus goes to the census, a quote in enrollment to group enrollment, everything else to plan selection. An external agent
 * excluded from enrollment by the rule goes to plan selection, which is then read-only, and sees why.
 *
 * Source: spec 000 section 4, "Routing of a group quote by status"; spec 001 section 6; ux 3.
 */
export function nextStep({ status, quoteId, isExternal, disableForExternalAgentFlag }: NextStepFacts): NextStep {
  if (status === null || quoteId === null) {
    return { label: 'Start quote', path: null, blockedReason: null };
  }
  if (status === 'EditingCensus') {
    return { label: 'Continue census', path: groupCensusPath(quoteId), blockedReason: null };
  }
  if (!isInEnrollment(status)) {
    return { label: PLAN_LABELS[status] ?? VIEW_QUOTE, path: groupPlanSelectionPath(quoteId), blockedReason: null };
  }
  if (isExternal && disableForExternalAgentFlag) {
    return { label: VIEW_QUOTE, path: groupPlanSelectionPath(quoteId), blockedReason: ENROLLMENT_BY_STAFF };
  }
  const labels = isExternal ? AGENT_LABELS : STAFF_LABELS;
  return { label: labels[status] ?? VIEW_ENROLLMENT, path: groupEnrollmentPath(quoteId), blockedReason: null };
}

const VIEW_QUOTE = 'View quote';
const VIEW_ENROLLMENT = 'View enrollment';

const PLAN_LABELS: Partial<Record<QuoteStatus, string>> = {
  Quoting: 'Choose plans',
  CreatedProposal: 'View proposal',
};

const DECIDED: Partial<Record<QuoteStatus, string>> = {
  Approved: 'View decision',
  Declined: 'View decision',
  Rejected: 'View decision',
};

/** Agents complete, sign and wait. */
const AGENT_LABELS: Partial<Record<QuoteStatus, string>> = {
  ...DECIDED,
  Enrolling: 'Complete enrollment',
  SignatureRequired: 'Sign',
  Pended: 'View decision',
  FailedEnrollment: 'Correct and sign',
};

/** Internal staff decide about submitted quotes. */
const STAFF_LABELS: Partial<Record<QuoteStatus, string>> = {
  ...DECIDED,
  Enrolling: 'Complete enrollment',
  Complete: 'Review enrollment',
  Pended: 'Review enrollment',
};
