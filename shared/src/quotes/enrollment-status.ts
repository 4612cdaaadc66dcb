import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';
import { type QuoteStatus, shownStatus } from '#shared/quotes/quote-status';

/** The status of a quote in enrollment, for its reader. */
export interface EnrollmentStatusText {
  /** What happens next. */
  next: string;
  /** Whose turn it is; null once decided. */
  whoseTurn: string | null;
}

/** Spec 000 section 8, "User messages". */
export const ENROLLMENT_FAILED =
  'An error occurred and the enrollment could not be completed. Please retry submission.';

const AGENT = 'The agent';
const SALES = 'Small Business staff';
const STAFF = 'Sales or operations';
const THE_SYSTEM = 'No one: it continues automatically';

type Texts = Partial<Record<QuoteStatus, EnrollmentStatusText>>;

const FOR_ALL: Texts = {
  Enrolling: {
    next: 'The plans are chosen and enrollment has begun. The application, the documents and the members’ details come next.',
    whoseTurn: AGENT,
  },
  FailedEnrollment: {
    next: `${ENROLLMENT_FAILED} Correct what is wrong, and sign again.`,
    whoseTurn: AGENT,
  },
  SignatureRequired: {
    next: 'Everything needed is complete. The agent’s signature submits the enrollment to Small Business staff.',
    whoseTurn: AGENT,
  },
  Complete: {
    next: 'The enrollment has been signed and submitted. Small Business staff review it and decide.',
    whoseTurn: SALES,
  },
  Pended: {
    next: 'Small Business staff cannot decide yet. Read the reason, upload what is missing, and send a reply.',
    whoseTurn: AGENT,
  },
  Approved: { next: 'The enrollment is approved and goes to installation.', whoseTurn: null },
  Rejected: {
    next: 'The enrollment is processed manually by Small Business staff. Nothing more is done here.',
    whoseTurn: null,
  },
  Declined: { next: 'The enrollment was not accepted. Nothing more is done with this quote.', whoseTurn: null },
  PaymentPending: { next: 'The enrollment is waiting for its payment.', whoseTurn: AGENT },
  PassivelyRenewed: { next: 'The group has been renewed with the plans of this quote.', whoseTurn: null },
  PendingPassive: { next: 'The group is being renewed with the plans of this quote.', whoseTurn: THE_SYSTEM },
};

/** The wording for internal users, because it is they who act. External users see a failed passive renewal as renewed. */
const FOR_STAFF: Texts = {
  Complete: {
    next: 'The enrollment has been signed and submitted. It can be reviewed and decided.',
    whoseTurn: STAFF,
  },
  Pended: {
    next: 'The decision waits for the agent, who can upload documents and reply.',
    whoseTurn: AGENT,
  },
  FailedEnrollment: {
    next: 'The enrollment could not be completed. The agent can correct it and sign again; you can return it with a reason.',
    whoseTurn: AGENT,
  },
  PassiveRenewalFailure: {
    next: 'The passive renewal failed. The error report of failed renewals says why.',
    whoseTurn: 'Operations',
  },
};

/** A pended quote whose agent has replied or uploaded a document. */
const AFTER_REPLY: Record<'external' | 'internal', EnrollmentStatusText> = {
  external: { next: 'Small Business staff have your reply. They review it and decide.', whoseTurn: SALES },
  internal: { next: 'The agent has replied. The enrollment can be reviewed and decided.', whoseTurn: STAFF },
};

export interface EnrollmentSituation {
  /** Rule DisableForExternalAgentFlag excludes this agent from enrollment. */
  isBlocked: boolean;
  /** Pended: the agent has replied or uploaded a document since. */
  hasReply: boolean;
}

/**
 * The enrollment page's text for a status; null for a quote that is not in enrollment. The wording is ours; the sequence is that of
 * spec 001 section 4, "Group enrollment", and the statuses that external users see are those of spec 002 section 4. An agent
 * excluded by the rule sees one sentence for every undecided status (spec 001 section 6, "status text").
 */
export function enrollmentStatusText(
  status: QuoteStatus,
  audience: 'external' | 'internal',
  { isBlocked, hasReply }: EnrollmentSituation,
): EnrollmentStatusText | null {
  const shown = shownStatus(status, audience);
  const text = (audience === 'internal' && FOR_STAFF[shown]) || (FOR_ALL[shown] ?? null);
  if (audience === 'external' && isBlocked && text?.whoseTurn) {
    return { next: ENROLLMENT_BY_STAFF, whoseTurn: SALES };
  }
  return status === 'Pended' && hasReply ? AFTER_REPLY[audience] : text;
}
