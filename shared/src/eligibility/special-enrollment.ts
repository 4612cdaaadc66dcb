import { addDays, addMonths, firstOfMonth, firstOfNextMonth, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { type EventAnswer, HRA_NOTICE_WAS_DUE, isHra } from '#shared/eligibility/event-questions';
import { type EventGroup, type QualifyingEvent, QUALIFYING_EVENT_OPTIONS } from '#shared/eligibility/qualifying-events';

/** Spec 000 section 5, "Special enrollment (SEP) event dates", where the law gives 60 days. */
export const eventTooOld = (days: number): string =>
  `It has been more than ${days} days since the qualifying event. The member(s) must wait until the next open enrollment period to enroll in a qualified health plan.`;
export const eventTooEarly = (days: number): string =>
  `You cannot enroll more than ${days} days prior to the qualifying event.`;
export const EVENT_IN_FUTURE = 'Qualifying event date cannot be in the future.';
export const eventOutsideStaffWindow = (daysBefore: number): string =>
  `Date must be within previous ${DAYS_INTERNAL} or upcoming ${daysBefore} days.`;
export const EVENT_OUTSIDE_STAFF_PAST = 'Date must be within past 120 days or today.';
export const EVENT_NOT_TODAY = 'Qualifying event date must be today for Covid SEP enrollment.';
/** Ours. */
export const EVENT_NOT_OFFERED = 'Choose a qualifying event from the list.';
export const NO_SPECIAL_ENROLLMENTS = 'Agents cannot make special enrollments at the moment.';

/** Staff have those of the document, not of the law. */
const DAYS_INTERNAL = 120;
const MONTHS_INTERNAL = 6;

/** Business rules, because the law can change them: 45 CFR 155.420(c), 147.104(b)(4). */
export interface SpecialEnrollmentDays {
  SpecialEnrollmentDaysAfter: number;
  SpecialEnrollmentDaysBefore: number;
  MedicaidLossDaysAtMarketplace: number;
}

export interface SpecialEnrollmentFacts {
  reason: QualifyingEvent;
  today: IsoDate;
  audience: 'external' | 'internal';
  /** Rules CovidSEPStartDate and CovidSEPEndDate; null: none. */
  covidFrom: IsoDate | null;
  covidTo: IsoDate | null;
  days: SpecialEnrollmentDays;
  /** The marketplace decided about it; left out: it did not. */
  isAtMarketplace?: boolean;
  /** To the event's own question; null or left out: not answered. */
  answer?: EventAnswer | null;
}

export interface DayWindow {
  first: IsoDate;
  last: IsoDate;
}

/** Spec 002 section 9: exceptional circumstances are the Covid enrollment while that is enabled. */
export function eventGroup({
  reason,
  today,
  covidFrom,
  covidTo,
}: Pick<SpecialEnrollmentFacts, 'reason' | 'today' | 'covidFrom' | 'covidTo'>): EventGroup {
  const isCovid = covidFrom !== null && covidTo !== null && today >= covidFrom && today <= covidTo;
  return reason === 'ExceptionalCircumstances' && isCovid ? 5 : QUALIFYING_EVENT_OPTIONS[reason].sepGrp;
}

/** Whether this user may choose the event of a quote off the marketplace in a list. Individuals, decision 42. */
export function isEventOffered(facts: SpecialEnrollmentFacts): boolean {
  const { showInDropdown, countsOffExchange = true } = QUALIFYING_EVENT_OPTIONS[facts.reason];
  return eventGroup(facts) === 5 || (countsOffExchange && (facts.audience === 'internal' || showInDropdown));
}

/** The days on which the event may have happened, or will. Spec 000 section 5. */
export function eventWindow(facts: SpecialEnrollmentFacts): DayWindow {
  const { today, audience } = facts;
  const group = eventGroup(facts);
  if (group === 5) {
    return { first: today, last: today };
  }
  const first = hadNotice(facts)
    ? addDays(today, 1)
    : addDays(today, audience === 'internal' ? -DAYS_INTERNAL : -daysAfter(facts));
  return { first, last: group === 1 ? addDays(today, facts.days.SpecialEnrollmentDaysBefore) : today };
}

/** Why the event may not have this date; null when it may. */
export function eventDateProblem(day: IsoDate, facts: SpecialEnrollmentFacts): string | null {
  const { first, last } = eventWindow(facts);
  if (day >= first && day <= last) {
    return null;
  }
  const group = eventGroup(facts);
  const { SpecialEnrollmentDaysBefore } = facts.days;
  if (group === 5) {
    return EVENT_NOT_TODAY;
  }
  if (hadNotice(facts) && day < first) {
    return HRA_NOTICE_WAS_DUE;
  }
  if (facts.audience === 'internal') {
    return group === 1 ? eventOutsideStaffWindow(SpecialEnrollmentDaysBefore) : EVENT_OUTSIDE_STAFF_PAST;
  }
  return day < first
    ? eventTooOld(daysAfter(facts))
    : group === 1
      ? eventTooEarly(SpecialEnrollmentDaysBefore)
      : EVENT_IN_FUTURE;
}

/**
 * The days on which coverage off the marketplace may begin, earliest first. Individuals, decision 13; spec 002 section 9;
 * 45 CFR 155.420(b).
 */
export function specialEffectiveDates(eventDate: IsoDate, facts: SpecialEnrollmentFacts): IsoDate[] {
  const { reason, today, audience } = facts;
  const group = eventGroup(facts);
  const eventDay = group === 3 ? [eventDate] : [];
  if (audience === 'internal') {
    const around = Array.from({ length: 2 * MONTHS_INTERNAL + 1 }, (_, at) =>
      addMonths(firstOfMonth(today), at - MONTHS_INTERNAL),
    );
    return inOrder([...eventDay, ...around]);
  }
  if (isHra(reason)) {
    return [hraDate(eventDate, today)];
  }
  if (group === 1) {
    const hasExtraDay = ['LossOfMinEssentialCoverage', 'LossOfMedicaid', 'CobraTerm'].includes(reason);
    const dayAfter = later(addDays(eventDate, 1), addDays(today, 1));
    return inOrder([...(hasExtraDay ? [dayAfter] : []), firstOfNextMonth(later(today, eventDate))]);
  }
  return inOrder([...eventDay, firstOfNextMonth(today)]);
}

/**
 * 45 CFR 155.420(b)(2)(vi): plans chosen before the HRA can begin are covered from that day if it is a first, otherwise from the first
 * after it; chosen later, from the first after they are chosen.
 */
function hraDate(eventDate: IsoDate, today: IsoDate): IsoDate {
  if (today >= eventDate) {
    return firstOfNextMonth(today);
  }
  return eventDate === firstOfMonth(eventDate) ? eventDate : firstOfNextMonth(eventDate);
}

/** 45 CFR 155.420(c)(3): who was told 90 days ahead chooses before the HRA begins. Staff have the days of the document. */
const hadNotice = ({ reason, audience, answer }: SpecialEnrollmentFacts): boolean =>
  audience === 'external' && isHra(reason) && answer === 'NoticeDue';

/** The first of a month on which coverage begins when plans are selected by a day. */
export interface SelectionStep {
  selectedBy: IsoDate;
  begins: IsoDate;
}

/** For every day from today on which plans can be selected, in order. Staff choose among the same months on any day: none. */
export function selectionSteps(eventDate: IsoDate, facts: SpecialEnrollmentFacts): SelectionStep[] {
  const steps: SelectionStep[] = [];
  const last = lastSelectionDay(eventDate, facts);
  for (let day = facts.today; facts.audience === 'external' && day <= last; day = addDays(day, 1)) {
    const begins = specialEffectiveDates(eventDate, { ...facts, today: day }).at(-1)!;
    if (steps.at(-1)?.begins === begins) {
      steps.at(-1)!.selectedBy = day;
    } else {
      steps.push({ selectedBy: day, begins });
    }
  }
  return steps;
}

/** "Coverage from 12/1/2026 if plans are selected by 11/30/2026, from 1/1/2027 by 12/31/2026." */
export function selectionStepsText(steps: readonly SelectionStep[]): string {
  const parts = steps.map(({ selectedBy, begins }, at) =>
    at === 0
      ? `Coverage from ${formatDay(begins)} if plans are selected by ${formatDay(selectedBy)}`
      : `from ${formatDay(begins)} by ${formatDay(selectedBy)}`,
  );
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

/** Why coverage begins on these days, for the reader of a screen. */
export function whyTheseDays(eventDate: IsoDate, facts: SpecialEnrollmentFacts): string {
  const { name } = QUALIFYING_EVENT_OPTIONS[facts.reason];
  if (facts.audience === 'internal') {
    return 'Staff may choose the first of any month from six months back to six months ahead.';
  }
  if (isHra(facts.reason)) {
    return `${name}, which can begin on ${formatDay(eventDate)}: chosen before, coverage begins on that day if it is the first of a month, otherwise on the next first; chosen later, on the first of next month.`;
  }
  switch (eventGroup(facts)) {
    case 1:
      return `${name} on ${formatDay(eventDate)}: coverage begins on the first of the month after the event or after plans are selected, whichever is later.`;
    case 3:
      return `${name} on ${formatDay(eventDate)}: coverage begins on that day or on the first of next month.`;
    default:
      return `${name} on ${formatDay(eventDate)}: coverage begins on the first of next month.`;
  }
}

/** The last day on which plans can be selected for the event: until then `eventDateProblem` has nothing against its date. */
export function lastSelectionDay(
  eventDate: IsoDate,
  { reason, ...facts }: Omit<SpecialEnrollmentFacts, 'reason'> & { reason: QualifyingEvent | null },
): IsoDate {
  if (reason !== null && eventGroup({ reason, ...facts }) === 5) {
    return eventDate;
  }
  if (reason !== null && hadNotice({ reason, ...facts })) {
    return addDays(eventDate, -1);
  }
  return addDays(eventDate, facts.audience === 'internal' ? DAYS_INTERNAL : daysAfter({ reason, ...facts }));
}

/**
 * 45 CFR 155.420(c)(6): the marketplace gives more days after the loss of Medicaid or MIChild, since 2024. The usual ones stay for every
 * other event, and for this one off the marketplace, where no rule gives more.
 */
function daysAfter({
  reason,
  isAtMarketplace,
  days,
}: Pick<SpecialEnrollmentFacts, 'isAtMarketplace' | 'days'> & { reason: QualifyingEvent | null }): number {
  return reason === 'LossOfMedicaid' && isAtMarketplace
    ? days.MedicaidLossDaysAtMarketplace
    : days.SpecialEnrollmentDaysAfter;
}

/** Where the marketplace gives more days than there are off it. */
export const marketplaceLastDay = (
  reason: QualifyingEvent,
  eventDate: IsoDate,
  days: SpecialEnrollmentDays,
): IsoDate | null =>
  reason === 'LossOfMedicaid' ? addDays(eventDate, daysAfter({ reason, isAtMarketplace: true, days })) : null;

const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);
const inOrder = (days: readonly IsoDate[]): IsoDate[] => [...new Set(days)].sort();
