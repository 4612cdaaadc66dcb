import { addDays, type IsoDate } from '#shared/dates/iso-date';
import { BEFORE_ENROLLMENT, type QuoteStatus } from '#shared/quotes/quote-status';

/** Why a group needs action now, the greatest risk first. Source: ux 12. */
export const ACTION_REASONS = [
  'answered',
  'signature',
  'failed',
  'pended',
  'documents',
  'effectiveSoon',
  'renewalDue',
] as const;
export type ActionReason = (typeof ACTION_REASONS)[number];

export const ACTION_LABELS: Record<ActionReason, string> = {
  answered: 'Client answered',
  signature: 'Signature required',
  failed: 'Enrollment failed',
  pended: 'Pended',
  documents: 'Documents missing',
  effectiveSoon: 'Effective date near',
  renewalDue: 'Renewal due',
};

/** Ours: the specification gives no time limit. Census, plans and signatures take about a month. */
export const EFFECTIVE_SOON_DAYS = 30;

/** In these statuses a quote needs action, however long ago it changed. */
const REASON_BY_STATUS = {
  SignatureRequired: 'signature',
  FailedEnrollment: 'failed',
  Pended: 'pended',
} as const satisfies Partial<Record<QuoteStatus, ActionReason>>;
export const WAITING_STATUSES = Object.keys(REASON_BY_STATUS) as (keyof typeof REASON_BY_STATUS)[];

const NOT_SUBMITTED: readonly QuoteStatus[] = [...BEFORE_ENROLLMENT, 'Enrolling', ...WAITING_STATUSES];

/** A group and its newest quote. */
export interface ActionFacts {
  /** null: the group has no quote. */
  status: QuoteStatus | null;
  isRenewalQuote: boolean;
  /** Pended: the agent has replied, so it is staff's turn. */
  hasReply: boolean;
  /** A client chose a plan of a shared proposal, or asked a question, which nobody has answered. */
  hasAnswer: boolean;
  /** Required documents not uploaded yet. */
  missingDocuments: number;
  effectiveDate: IsoDate | null;
  renewalDate: IsoDate | null;
  isUpcomingRenewal: boolean;
  /** Staff handle enrollment for this user: nothing in it waits for them. */
  isBlocked: boolean;
  today: IsoDate;
}

export interface NeededAction {
  reason: ActionReason;
  /** The effective date; for a renewal that is due, the renewal date. */
  deadline: IsoDate | null;
}

/** The group's most urgent need, or null if it needs nothing now. */
export function neededAction(facts: ActionFacts): NeededAction | null {
  const { status, hasReply, hasAnswer, missingDocuments, effectiveDate, renewalDate, isBlocked, today } = facts;
  if (hasAnswer) {
    return { reason: 'answered', deadline: effectiveDate };
  }
  if (status !== null && !isBlocked && !(status === 'Pended' && hasReply)) {
    if (isWaiting(status)) {
      return { reason: REASON_BY_STATUS[status], deadline: effectiveDate };
    }
    if (status === 'Enrolling' && missingDocuments > 0) {
      return { reason: 'documents', deadline: effectiveDate };
    }
    if (NOT_SUBMITTED.includes(status) && isNear(effectiveDate, today)) {
      return { reason: 'effectiveSoon', deadline: effectiveDate };
    }
  }
  return isRenewalDue(facts) ? { reason: 'renewalDue', deadline: renewalDate } : null;
}

/** By risk, then by deadline; those without a deadline come last within their risk. */
export function byUrgency(a: NeededAction, b: NeededAction): number {
  const risk = ACTION_REASONS.indexOf(a.reason) - ACTION_REASONS.indexOf(b.reason);
  if (risk !== 0 || a.deadline === b.deadline) {
    return risk;
  }
  return (a.deadline ?? '9999') < (b.deadline ?? '9999') ? -1 : 1;
}

const isWaiting = (status: QuoteStatus): status is keyof typeof REASON_BY_STATUS => status in REASON_BY_STATUS;

const isNear = (day: IsoDate | null, today: IsoDate): boolean =>
  day !== null && day >= today && day <= addDays(today, EFFECTIVE_SOON_DAYS);

/** Until a renewal quote of the group has been submitted. One that staff enroll, or that has the agent's reply, is already in progress. */
function isRenewalDue({ status, isRenewalQuote, hasReply, isUpcomingRenewal, isBlocked }: ActionFacts): boolean {
  const isWithStaff = isBlocked || (status === 'Pended' && hasReply);
  const isOnItsWay = isRenewalQuote && status !== null && (isWithStaff || !NOT_SUBMITTED.includes(status));
  return isUpcomingRenewal && !isOnItsWay;
}
