import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';
import { type QuoteStatus, shownStatus } from '#shared/quotes/quote-status';

/** Where a quote in enrollment stands, for its reader. */
export interface EnrollmentStatusText {
  /** What happens next. */
  next: string;
  /** Whose turn it is; null once it is decided. */
  whoseTurn: string | null;
}

/** Spec 000 section 8, "User messages". */
export const ENROLLMENT_FAILED =
  'An error occurred and the enrollment could not be completed. Please retry submission.';

const AGENT = 'The agent';
const SALES = 'Small Business staff';
const STAFF = 'Sales or operations';
const THE_SYSTEM = 'Nobody: it goes on by itself';

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
    next: 'Everything that is needed is there. The agent’s signature submits the enrollment to Small Business staff.',
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
  PaymentPending: { next: 'The enrollment waits for its payment.', whoseTurn: AGENT },
  PassivelyRenewed: { next: 'The group has been renewed with the plans of this quote.', whoseTurn: null },
  PendingPassive: { next: 'The group is being renewed with the plans of this quote.', whoseTurn: THE_SYSTEM },
};

/** What internal users read instead, because it is they who act. External users see a failed passive renewal as renewed. */
const FOR_STAFF: Texts = {
  Complete: {
    next: 'The enrollment has been signed and submitted. It is to be reviewed and decided.',
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
    next: 'The passive renewal failed. The error report of passive renewals says why.',
    whoseTurn: 'Operations',
  },
};

/** A pended quote whose agent has replied or uploaded a document. */
const AFTER_REPLY: Record<'external' | 'internal', EnrollmentStatusText> = {
  external: { next: 'Small Business staff have your reply. They review it and decide.', whoseTurn: SALES },
  internal: { next: 'The agent has replied. The enrollment can be reviewed and decided.', whoseTurn: STAFF },
};

export interface EnrollmentSituation {
  /** Rule DisableForExternalAgentFlag keeps this agent out of enrollment. */
  isBlocked: boolean;
  /** Pended: the agent has replied or uploaded a document since. */
  hasReply: boolean;
}

/**
 * What the enrollment page says of a status; null for a quote that is not in enrollment. The words are ours; what follows on what is
 * spec 001 section 4, "Group enrollment", and the states that external users see are those of spec 002 section 4.
 * An agent whom the rule keeps out reads one sentence for everything that is still to be done (spec 001 section 6, "status text").
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
