import fc from 'fast-check';
import { addDays, isoDate } from '#shared/dates/iso-date';
import { ASK_HRA_NOTICE, EVENT_ANSWERS, isHra, openAtEnroll } from '#shared/eligibility/event-questions';
import {
  individualDates,
  type IndividualDatesFacts,
  openEvents,
  specialFacts,
} from '#shared/eligibility/individual-dates';
import { QUALIFYING_EVENTS } from '#shared/eligibility/qualifying-events';
import { lastSelectionDay } from '#shared/eligibility/special-enrollment';
import { householdDateProblem } from '#shared/individual-enrollment/starting';
import { submitProblem } from '#shared/individual-enrollment/submission';
import { quoteExpiry } from '#shared/individuals/individual-expiry';
import { datesQuestion, type IndividualTerms, type ShortTermLimits } from '#shared/individuals/individual-terms';
import { termsProblems } from '#shared/individuals/terms-problems';

const DAY_ONE = isoDate('2026-09-01');
const RULES: IndividualDatesFacts['rules'] & ShortTermLimits = {
  OpenEnrollmentStartDate: isoDate('2026-11-01'),
  OpenEnrollmentEndDate: isoDate('2027-01-15'),
  OEPQuotingOnlyBegins: isoDate('2026-10-01'),
  OEPQuotingOnlyEnds: isoDate('2026-10-31'),
  OEPJanuaryCutOffDate: isoDate('2026-12-15'),
  OEPFebruaryCutOffDate: isoDate('2027-01-15'),
  OEPMarchCutOffDate: null,
  AllowSpecialEnrollmentsForAgents: true,
  CovidSEPStartDate: isoDate('2026-12-10'),
  CovidSEPEndDate: isoDate('2026-12-20'),
  SpecialEnrollmentDaysAfter: 60,
  SpecialEnrollmentDaysBefore: 60,
  MedicaidLossDaysAtMarketplace: 90,
  ShortTermMaximumMonths: 4,
  ShortTermDaysPer365: 185,
};
const dayNear = (from: number, to: number) => fc.integer({ min: from, max: to }).map((days) => addDays(DAY_ONE, days));
const AUDIENCE = fc.constantFrom('external' as const, 'internal' as const);
const TODAY = dayNear(0, 480);

const SPECIAL = fc
  .record({
    reason: fc.constantFrom(...QUALIFYING_EVENTS),
    EventDate: dayNear(-130, 610),
    EventAnswer: fc.option(fc.constantFrom(...EVENT_ANSWERS)),
  })
  .map(({ reason, EventDate, EventAnswer }): IndividualTerms => ({
    IndividualPlanType: 'Permanent',
    EnrollmentType: 'Special',
    QualifyingEventReason: reason,
    EventDate,
    EventAnswer,
    CoverageLength: null,
  }));
const NO_EVENT = { QualifyingEventReason: null, EventDate: null } as const;
const OPEN: IndividualTerms = {
  IndividualPlanType: 'Permanent',
  EnrollmentType: 'Open',
  CoverageLength: null,
  ...NO_EVENT,
};
const SHORT_TERM: IndividualTerms = {
  IndividualPlanType: 'ShortTerm',
  EnrollmentType: null,
  CoverageLength: 2,
  ...NO_EVENT,
};
const TERMS = fc.oneof({ weight: 6, arbitrary: SPECIAL }, fc.constant(OPEN), fc.constant(SHORT_TERM));
const GRANTED = fc.option(fc.uniqueArray(dayNear(-60, 520), { minLength: 1, maxLength: 4 }));

const ready = (terms: IndividualTerms, effectiveDate: ReturnType<typeof isoDate>, isFfm: boolean) => ({
  quote: { ...terms, status: 'SignatureRequired', isDeleted: false, readOnlyReason: 0, effectiveDate, isFfm } as const,
  panels: [],
  eligibility: { EnrolleesEligible: true, HasPedDental: true },
  isAgent: true,
});

const openQuestion = (terms: IndividualTerms): string | null =>
  datesQuestion(terms).eventAnswer === null ? openAtEnroll(terms.QualifyingEventReason) : null;

describe('on any day, for any event, role and decision of the marketplace', () => {
  const CASE = fc.record({ terms: TERMS, today: TODAY, audience: AUDIENCE, granted: GRANTED });

  it('a day that is offered has not expired, and can be chosen, enrolled, signed and submitted', () => {
    let tried = 0;
    fc.assert(
      fc.property(CASE, ({ terms, today, audience, granted }) => {
        const isDecided = granted !== null && terms.IndividualPlanType === 'Permanent';
        const facts = { today, audience, rules: RULES, granted: isDecided ? granted : null };
        const dates = individualDates(datesQuestion(terms), facts);
        const days =
          terms.IndividualPlanType === 'ShortTerm' ? [dates.WindowFirst!, dates.WindowLast!] : dates.EffectiveDates;
        const isOver = terms.EnrollmentType === 'Open' && audience === 'external' && today > '2027-01-15';
        const isOnlyQuoted = terms.EnrollmentType === 'Open' && audience === 'external' && today < '2026-11-01';
        for (const day of isOver ? [] : days) {
          tried += 1;
          const quote = { ...terms, status: 'Quoting' as const, isDeleted: false, effectiveDate: day };
          expect(quoteExpiry(quote, facts)).toBeNull();
          expect(termsProblems(terms, day, facts)).toEqual({});
          if (!isOnlyQuoted) {
            const open = isDecided ? null : openQuestion(terms);
            expect(householdDateProblem(quote, facts)).toBe(open);
            expect(submitProblem(ready(terms, day, isDecided), facts)).toBe(open);
          }
        }
      }),
      { numRuns: 1_500 },
    );
    expect(tried).toBeGreaterThan(1_500);
  });

  it('a quote is told to take another day only while there is one, and has expired only when there is none', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(CASE, dayNear(-60, 520), ({ terms, today, audience, granted }, effectiveDate) => {
        const facts = { today, audience, rules: RULES, granted: terms.EnrollmentType === 'Special' ? granted : null };
        const { Default } = individualDates(datesQuestion(terms), facts);
        const expiry = quoteExpiry({ ...terms, status: 'Enrolling', effectiveDate }, facts);
        seen.add(expiry?.Kind ?? 'as it is');
        if (expiry?.Kind === 'continue' && expiry.Message !== ASK_HRA_NOTICE) {
          expect(termsProblems(terms, Default!, facts)).toEqual({});
        }
        if (expiry?.Kind === 'expired') {
          expect([Default, audience]).toEqual([null, 'external']);
        }
      }),
      { numRuns: 1_500 },
    );
    expect([...seen].sort()).toEqual(['as it is', 'continue', 'expired']);
  });

  it('a list of special enrollments has those of which plans can still be selected', () => {
    const seen = new Set<boolean>();
    const EVENT = fc.record({
      reason: fc.constantFrom(...QUALIFYING_EVENTS),
      answer: fc.option(fc.constantFrom(...EVENT_ANSWERS)),
      isAtMarketplace: fc.boolean(),
    });
    fc.assert(
      fc.property(EVENT, TODAY, fc.integer({ min: -100, max: 5 }), (event, today, days) => {
        const facts: IndividualDatesFacts = { today, audience: 'external', rules: RULES };
        const { usual, others } = openEvents(facts);
        const { first = usual } =
          others.find(
            ({ reason, answer, isAtMarketplace }) =>
              reason === event.reason && answer === event.answer && isAtMarketplace === event.isAtMarketplace,
          ) ?? {};
        const eventDate = addDays(today, days);
        const granted = event.isAtMarketplace ? [] : null;
        const last = lastSelectionDay(eventDate, specialFacts(event.reason, { ...facts, granted }, event.answer));
        seen.add(last >= today);
        expect([event, eventDate, eventDate >= first]).toEqual([event, eventDate, last >= today]);
      }),
      { numRuns: 3_000 },
    );
    expect(seen.size).toBe(2);
  });

  it('the countdown of a special enrollment ends on the last day on which a day can still be chosen', () => {
    let ended = 0;
    fc.assert(
      fc.property(SPECIAL, TODAY, AUDIENCE, (terms, today, audience) => {
        const on = (day: typeof today) =>
          individualDates(datesQuestion(terms), { today: day, audience, rules: { ...RULES, CovidSEPStartDate: null } });
        const { LastDay } = on(today);
        const isOpen = isHra(terms.QualifyingEventReason!) && datesQuestion(terms).eventAnswer === null;
        if (LastDay !== null && !isOpen) {
          ended += 1;
          expect(LastDay >= today).toBe(true);
          expect(on(LastDay).EffectiveDates.length).toBeGreaterThan(0);
          expect(on(addDays(LastDay, 1)).EffectiveDates).toEqual([]);
        }
      }),
      { numRuns: 800 },
    );
    expect(ended).toBeGreaterThan(60);
  });
});
