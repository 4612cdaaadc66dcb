import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';

/** Requested = on its way to the carrier; Unanswered = it did not answer, however often it was asked. */
export const PCP_CHANGE_STATUSES = ['Requested', 'Changed', 'Refused', 'Unanswered'] as const;
export type PcpChangeStatus = (typeof PCP_CHANGE_STATUSES)[number];

/** Ours: the specification says only when a change is offered. */
export const MEMBER_NOT_ACTIVE = 'The PCP of a member who is not active cannot be changed.';
export const E_VISIT_FIRST = 'This member’s plan begins with a video visit. It has no PCP to change.';
export const NO_MEDICAL_PLAN = 'The PCP can be changed only for our medical plans.';
export const CARRIER_IDS_MISSING = 'The carrier has not sent this member’s ID yet. Try again in a few days.';
export const AGENTS_CHANGE_PCPS = 'Only agents can change a PCP.';
/** Source: individuals, decision 22. */
export const BOOK_RETIRED = 'The individual book of business is retired. Please use the agent portal.';
/** In the place of a PCP's number. */
export const NO_PCP_BEFORE = 'none';
/** Someone else was first, or the carrier's file. */
export const PCP_CHANGED_MEANWHILE =
  'The member has another PCP by now. Please look at the member again, and request the change if it is still wanted.';
export const PCP_CHANGE_OPEN =
  'Another PCP change of this member is waiting for the carrier. Please wait until it is answered.';

export interface PcpChangeFacts {
  /** Of the member: covered today. */
  isActive: boolean;
  eVisitFirst: boolean;
  enterpriseId: string | null;
  facetsId: string | null;
  /** 0 = none. */
  medicalPlanId: number;
  /** The contract is in a book that is retired today. */
  isRetired: boolean;
  isInternal: boolean;
}

/**
 * Why a member's PCP cannot be changed by this user; null = it can.
 *
 * Source: spec 000 section 2, "Contract details screen": active, not e-visit-first, and a medical plan; individuals, "Who may" and
 * decision 22.
 */
export function pcpEditProblem(facts: PcpChangeFacts): string | null {
  if (facts.isInternal) {
    return AGENTS_CHANGE_PCPS;
  }
  if (facts.isRetired) {
    return BOOK_RETIRED;
  }
  if (!facts.isActive) {
    return MEMBER_NOT_ACTIVE;
  }
  if (facts.eVisitFirst) {
    return E_VISIT_FIRST;
  }
  if (facts.medicalPlanId <= 0) {
    return NO_MEDICAL_PLAN;
  }
  return facts.enterpriseId === null || facts.facetsId === null ? CARRIER_IDS_MISSING : null;
}

interface ChangeDays {
  today: IsoDate;
  /** The member's first day of coverage. */
  effectiveDate: IsoDate;
  /** null = open. */
  lastDay: IsoDate | null;
}

/** What is wrong with the first day of a change. Source: individuals, decision 24. */
export function pcpDayProblem(day: IsoDate, { today, effectiveDate, lastDay }: ChangeDays): string | null {
  if (day < today) {
    return 'The change cannot begin before today.';
  }
  if (day < effectiveDate) {
    return `The change cannot begin before the member’s coverage begins on ${formatDay(effectiveDate)}.`;
  }
  return lastDay !== null && day > lastDay
    ? `The change cannot begin after the coverage ends on ${formatDay(lastDay)}.`
    : null;
}

/** The first day on which a change can begin. */
export const firstPcpDay = ({ today, effectiveDate }: Pick<ChangeDays, 'today' | 'effectiveDate'>): IsoDate =>
  today > effectiveDate ? today : effectiveDate;
