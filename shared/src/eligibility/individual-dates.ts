import { addDays, type IsoDate } from '#shared/dates/iso-date';
import type { IndividualDatesQuestion, IndividualDatesResponse } from '#shared/eligibility/individual-dates.record';
import {
  contestedEnd,
  isOepAvailable,
  isQuotingOnly,
  openEffectiveDates,
  openEnrollmentProblem,
  type OpenEnrollmentRules,
  openEnrollmentWindow,
} from '#shared/eligibility/open-enrollment';
import {
  answerRefusal,
  ASK_HRA_NOTICE,
  EVENT_ANSWERS,
  type EventAnswer,
  isHra,
  proofOf,
} from '#shared/eligibility/event-questions';
import { QUALIFYING_EVENTS, type QualifyingEvent } from '#shared/eligibility/qualifying-events';
import { shortTermDateProblem, type ShortTermLedger, shortTermWindow } from '#shared/eligibility/short-term';
import * as special from '#shared/eligibility/special-enrollment';
import { EFFECTIVE_DATE_NOT_ALLOWED } from '#shared/quotes/allowed-effective-dates';

/** Of the days on which coverage may begin by decision of the marketplace: the first that has not passed. Ours. */
export const suggestedDay = (days: readonly IsoDate[], today: IsoDate): IsoDate | null =>
  days.find((day) => day >= today) ?? days.at(-1) ?? null;

export const CHOOSE_EVENT = 'Choose the qualifying event.';
export const ENTER_EVENT_DATE = 'Enter the date of the qualifying event.';

export interface IndividualDatesFacts {
  today: IsoDate;
  audience: 'external' | 'internal';
  rules: OpenEnrollmentRules &
    special.SpecialEnrollmentDays & {
      AllowSpecialEnrollmentsForAgents: boolean;
      CovidSEPStartDate: IsoDate | null;
      CovidSEPEndDate: IsoDate | null;
    };
  /** On which coverage may begin by decision of the marketplace; null or left out: its rules are not asked. */
  granted?: readonly IsoDate[] | null;
  /** What the policyholder of a short-term quote had before; left out: not looked for. Asked of its length and before enrollment. */
  shortTerm?: ShortTermLedger;
}

type Dates = Omit<IndividualDatesResponse, 'IsOepAvailable' | 'IsQuotingOnly'>;

/**
 * When the coverage of an individual can begin, and why. The only place that judges a day: the census offers what it answers, and expiry,
 * countdown, dashboard, enrollment, signature and submission ask it.
 * Source: spec 000 section 5; spec 002 section 9; individuals, rows 45 to 47.
 */
export function individualDates(
  question: IndividualDatesQuestion,
  facts: IndividualDatesFacts,
): IndividualDatesResponse {
  return {
    ...datesOf(question, facts),
    IsOepAvailable: isOepAvailable(facts.rules, facts.today),
    IsQuotingOnly: isQuotingOnly(facts.rules, facts.today),
  };
}

function datesOf(question: IndividualDatesQuestion, facts: IndividualDatesFacts): Dates {
  if (facts.granted) {
    return grantedDates(question, facts.granted, facts.today);
  }
  if (question.planType === 'ShortTerm') {
    return shortTermDates(question, facts);
  }
  return question.enrollmentType === 'Special' ? specialDates(question, facts) : openDates(question, facts);
}

/** Whether coverage can begin on this day: it is one of those offered, or within the window of a short-term plan. */
export const isOffered = (
  day: string,
  { EffectiveDates, WindowFirst, WindowLast }: Pick<Dates, 'EffectiveDates' | 'WindowFirst' | 'WindowLast'>,
  planType: IndividualDatesQuestion['planType'],
): boolean =>
  planType === 'ShortTerm'
    ? WindowFirst !== null && WindowLast !== null && day >= WindowFirst && day <= WindowLast
    : EffectiveDates.some((offered) => offered === day);

/** A day that the marketplace granted stays: 45 CFR 155.420(b) lets coverage begin before it is chosen, as on the day of a birth. */
function grantedDates({ effectiveDate }: IndividualDatesQuestion, granted: readonly IsoDate[], today: IsoDate): Dates {
  return {
    ...NO_DATES,
    ...choice([...granted], today),
    Why: 'The marketplace decided when coverage can begin.',
    Problem: notAllowed(effectiveDate, granted),
  };
}

/** Every day of the window may be chosen. The suggestion is tomorrow: coverage cannot begin before it is bought. */
function shortTermDates({ effectiveDate }: IndividualDatesQuestion, facts: IndividualDatesFacts): Dates {
  const { first, last } = shortTermWindow(facts);
  return {
    ...NO_DATES,
    Default: addDays(facts.today, 1),
    WindowFirst: first,
    WindowLast: last,
    Why: 'Short-term coverage may begin on any of these days.',
    Problem: effectiveDate && shortTermDateProblem(effectiveDate, facts),
  };
}

function openDates({ effectiveDate }: IndividualDatesQuestion, facts: IndividualDatesFacts): Dates {
  const allowed = openEffectiveDates(facts.rules, facts);
  const window = openEnrollmentWindow(facts.rules);
  return {
    ...NO_DATES,
    ...choice(allowed, facts.today),
    WindowFirst: window?.first ?? null,
    WindowLast: window?.last ?? null,
    Why: `In open enrollment, the day on which plans are selected decides when coverage begins. ${contestedEnd(facts.rules, facts.today)}`.trim(),
    Problem:
      allowed.length === 0 ? openEnrollmentProblem(facts.rules, facts.today) : notAllowed(effectiveDate, allowed),
  };
}

/** What the rules of an event ask, from what the dates ask. The Covid enrollment is the carrier's own, not the marketplace's. */
export const specialFacts = <Reason extends QualifyingEvent | null>(
  reason: Reason,
  { today, audience, rules, granted }: IndividualDatesFacts,
  answer: EventAnswer | null = null,
) => ({
  reason,
  answer,
  today,
  audience,
  covidFrom: granted ? null : rules.CovidSEPStartDate,
  covidTo: granted ? null : rules.CovidSEPEndDate,
  days: rules,
  isAtMarketplace: Boolean(granted),
});

/** Of special enrollments, by event, answer and where they are made. */
export interface OpenEvents {
  reason: QualifyingEvent;
  answer: EventAnswer | null;
  isAtMarketplace: boolean;
  /** The earliest date of the event with which plans can still be selected today. */
  first: IsoDate;
}

/** Events of which agents can still select plans today, for lists that cannot ask about each: the usual ones, and all that differ. */
export function openEvents(facts: IndividualDatesFacts): { usual: IsoDate; others: OpenEvents[] } {
  const usual = addDays(facts.today, -facts.rules.SpecialEnrollmentDaysAfter);
  const others = QUALIFYING_EVENTS.flatMap((reason) =>
    [null, ...EVENT_ANSWERS].flatMap((answer) =>
      [false, true].map((isAtMarketplace): OpenEvents => {
        const event = specialFacts(reason, { ...facts, granted: isAtMarketplace ? [] : null }, answer);
        return { reason, answer, isAtMarketplace, first: special.eventWindow(event).first };
      }),
    ),
  );
  return { usual, others: others.filter(({ first }) => first !== usual) };
}

function specialDates(question: IndividualDatesQuestion, facts: IndividualDatesFacts): Dates {
  const { today, audience, rules } = facts;
  const { reason, eventDate, effectiveDate, eventAnswer = null } = question;
  if (audience === 'external' && !rules.AllowSpecialEnrollmentsForAgents) {
    return { ...NO_DATES, Problem: special.NO_SPECIAL_ENROLLMENTS };
  }
  if (reason === null) {
    return { ...NO_DATES, Problem: CHOOSE_EVENT };
  }
  const event = specialFacts(reason, facts, eventAnswer);
  if (!special.isEventOffered(event)) {
    return { ...NO_DATES, Problem: special.EVENT_NOT_OFFERED };
  }
  const { first, last } = special.eventWindow(event);
  const known = { ...NO_DATES, WindowFirst: first, WindowLast: last, Proof: proofOf(reason, eventAnswer) };
  if (eventDate === null) {
    return { ...known, Problem: ENTER_EVENT_DATE };
  }
  const MarketplaceLastDay = special.marketplaceLastDay(reason, eventDate, rules);
  const problem = special.eventDateProblem(eventDate, event) ?? answerProblem(eventDate, event);
  if (problem !== null) {
    return { ...known, MarketplaceLastDay, Problem: problem };
  }
  const allowed = special.specialEffectiveDates(eventDate, event);
  return {
    ...known,
    ...choice(allowed, today),
    Why: special.whyTheseDays(eventDate, event),
    LastDay: special.lastSelectionDay(eventDate, event),
    MarketplaceLastDay,
    Problem: notAllowed(effectiveDate, allowed),
  };
}

/** Staff choose among the days of the document, whatever the answer about an HRA. */
function answerProblem(
  eventDate: IsoDate,
  { reason, today, audience, answer }: special.SpecialEnrollmentFacts,
): string | null {
  const isAsked = audience === 'external' && isHra(reason) && eventDate <= today;
  return answerRefusal(answer) ?? (isAsked && !answer ? ASK_HRA_NOTICE : null);
}

const NO_DATES: Dates = {
  EffectiveDates: [],
  Default: null,
  WindowFirst: null,
  WindowLast: null,
  Why: '',
  Problem: null,
  LastDay: null,
  MarketplaceLastDay: null,
  Proof: null,
};

/** Suggested is the first that has not passed. */
const choice = (allowed: IsoDate[], today: IsoDate): Pick<Dates, 'EffectiveDates' | 'Default'> => ({
  EffectiveDates: allowed,
  Default: suggestedDay(allowed, today),
});

const notAllowed = (day: IsoDate | null, allowed: readonly IsoDate[]): string | null =>
  day === null || allowed.includes(day) ? null : EFFECTIVE_DATE_NOT_ALLOWED;
