import type { QuoteStatus } from '#shared/quotes/quote-status';

/** Where a quote in enrollment stands, for its reader. */
export interface EnrollmentStatusText {
  /** What happens next. */
  next: string;
  /** Whose turn it is; null once it is decided. */
  whoseTurn: string | null;
}

const AGENT = 'The agent';
const SALES = 'Small Business staff';
const THE_SYSTEM = 'Nobody: it goes on by itself';

type Texts = Partial<Record<QuoteStatus, EnrollmentStatusText>>;

const FOR_ALL: Texts = {
  Enrolling: {
    next: 'The plans are chosen and enrollment has begun. The application, the documents and the members’ details come next.',
    whoseTurn: AGENT,
  },
  FailedEnrollment: {
    next: 'The enrollment could not be completed. Small Business staff find out why, and get in touch with the agent.',
    whoseTurn: SALES,
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
    next: 'Small Business staff have put the decision off: something has to be cleared up first.',
    whoseTurn: SALES,
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
    whoseTurn: 'Sales or operations',
  },
  Pended: {
    next: 'The decision was put off. It can be decided as soon as what is missing has been cleared up.',
    whoseTurn: 'Sales or operations',
  },
  PassiveRenewalFailure: {
    next: 'The passive renewal failed. The error report of passive renewals says why.',
    whoseTurn: 'Operations',
  },
};

/**
 * What the enrollment page says of a status; null for a quote that is not in enrollment. The words are ours; what follows on what is
 * spec 001 section 4, "Group enrollment", and the states that external users see are those of spec 002 section 4.
 */
export function enrollmentStatusText(
  status: QuoteStatus,
  audience: 'external' | 'internal',
): EnrollmentStatusText | null {
  if (audience === 'internal') {
    return FOR_STAFF[status] ?? FOR_ALL[status] ?? null;
  }
  return FOR_ALL[status === 'PassiveRenewalFailure' ? 'PassivelyRenewed' : status] ?? null;
}
