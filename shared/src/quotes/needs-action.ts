import { addDays, type IsoDate } from '#shared/dates/iso-date';
import type { Expiry } from '#shared/individuals/individual-expiry';
import { CAN_EXPIRE_INDIVIDUAL } from '#shared/individuals/individual-status';
import { BEFORE_ENROLLMENT, type QuoteStatus } from '#shared/quotes/quote-status';

/** Why a group or household needs action now, the greatest risk first. Source: ux 12. */
export const ACTION_REASONS = [
  'answered',
  'signature',
  'failed',
  'pended',
  'payment',
  'documents',
  'selectSoon',
  'datePassed',
  'effectiveSoon',
  'renewalDue',
] as const;
export type ActionReason = (typeof ACTION_REASONS)[number];

export const ACTION_LABELS: Record<ActionReason, string> = {
  answered: 'Client answered',
  signature: 'Signature required',
  failed: 'Enrollment failed',
  pended: 'Pended',
  payment: 'First payment due',
  documents: 'Documents missing',
  selectSoon: 'Special enrollment ending',
  datePassed: 'Effective date passed',
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

/** The same of households, whose agents also pay and send documents. */
export const WAITING_HOUSEHOLDS: readonly QuoteStatus[] = [
  ...WAITING_STATUSES,
  'PaymentPending',
  'PendingSEVerification',
];

const NOT_SUBMITTED: readonly QuoteStatus[] = [...BEFORE_ENROLLMENT, 'Enrolling', ...WAITING_STATUSES];

/** A group and its newest quote. */
export interface ActionFacts {
  /** null: the group has no quote. */
  status: QuoteStatus | null;
  isRenewalQuote: boolean;
  /** Pended: the agent has replied, so it is staff's turn. */
  hasReply: boolean;
  /** When a client chose a plan of a shared proposal, or asked a question, which nobody has answered. */
  answeredOn: IsoDate | null;
  /** Required documents not uploaded yet. */
  missingDocuments: number;
  effectiveDate: IsoDate | null;
  renewalDate: IsoDate | null;
  isUpcomingRenewal: boolean;
  /** Staff handle enrollment for this user: nothing in it waits for them. */
  isBlocked: boolean;
  today: IsoDate;
}

/** A household and its quote. */
export interface HouseholdActionFacts {
  status: QuoteStatus;
  /** What is wrong with its dates; null while it can be continued as it is. */
  expiry: Expiry['Kind'] | null;
  effectiveDate: IsoDate;
  /** When the client chose a plan of a shared comparison, or asked a question, which nobody has answered. */
  answeredOn: IsoDate | null;
  /** Last day to select plans, of a special enrollment. */
  selectBy: IsoDate | null;
  /** Until when the marketplace waits for documents. */
  documentsDue: IsoDate | null;
  today: IsoDate;
}

export interface NeededAction {
  reason: ActionReason;
  deadline: IsoDate | null;
  /** What happens on that day. */
  deadlineOf: 'effective' | 'renewal' | 'selection' | 'documents' | 'answer';
}

/** The group's most urgent need, or null if it needs nothing now. */
export function neededAction(facts: ActionFacts): NeededAction | null {
  const { status, hasReply, answeredOn, missingDocuments, effectiveDate, renewalDate, isBlocked, today } = facts;
  const effective = (reason: ActionReason) => ({ reason, deadline: effectiveDate, deadlineOf: 'effective' as const });
  if (answeredOn !== null) {
    return { reason: 'answered', deadline: answeredOn, deadlineOf: 'answer' };
  }
  if (status !== null && !isBlocked && !(status === 'Pended' && hasReply)) {
    if (isWaiting(status)) {
      return effective(REASON_BY_STATUS[status]);
    }
    if (status === 'Enrolling' && missingDocuments > 0) {
      return effective('documents');
    }
    if (NOT_SUBMITTED.includes(status) && isNear(effectiveDate, today)) {
      return effective('effectiveSoon');
    }
  }
  return isRenewalDue(facts) ? { reason: 'renewalDue', deadline: renewalDate, deadlineOf: 'renewal' } : null;
}

/** The household's most urgent need, or null if it needs nothing now: an expired quote is only quoted again. */
export function neededHouseholdAction(facts: HouseholdActionFacts): NeededAction | null {
  const { status, expiry, effectiveDate, answeredOn, selectBy, documentsDue, today } = facts;
  const effective = (reason: ActionReason) => ({ reason, deadline: effectiveDate, deadlineOf: 'effective' as const });
  if (answeredOn !== null) {
    return { reason: 'answered', deadline: answeredOn, deadlineOf: 'answer' };
  }
  if (expiry === 'expired') {
    return null;
  }
  if (expiry === 'continue') {
    return effective('datePassed');
  }
  if (isWaiting(status)) {
    return effective(REASON_BY_STATUS[status]);
  }
  if (status === 'PaymentPending') {
    return effective('payment');
  }
  if (status === 'PendingSEVerification') {
    return { reason: 'documents', deadline: documentsDue, deadlineOf: 'documents' };
  }
  if (isNear(selectBy, today)) {
    return { reason: 'selectSoon', deadline: selectBy, deadlineOf: 'selection' };
  }
  return CAN_EXPIRE_INDIVIDUAL.includes(status) && isNear(effectiveDate, today) ? effective('effectiveSoon') : null;
}

/** By deadline, those without one last; on one day by risk. */
export function byUrgency(a: NeededAction, b: NeededAction): number {
  if (a.deadline === b.deadline) {
    return ACTION_REASONS.indexOf(a.reason) - ACTION_REASONS.indexOf(b.reason);
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
