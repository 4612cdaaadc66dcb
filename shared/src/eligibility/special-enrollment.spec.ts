import { addDays, isoDate } from '#shared/dates/iso-date';
import type { EventAnswer } from '#shared/eligibility/event-questions';
import { QUALIFYING_EVENTS, type QualifyingEvent } from '#shared/eligibility/qualifying-events';
import {
  eventDateProblem,
  eventGroup,
  isEventOffered,
  lastSelectionDay,
  marketplaceLastDay,
  selectionSteps,
  selectionStepsText,
  specialEffectiveDates,
  type SpecialEnrollmentFacts,
} from '#shared/eligibility/special-enrollment';

const TODAY = isoDate('2026-11-23');
const DAYS = { SpecialEnrollmentDaysAfter: 60, SpecialEnrollmentDaysBefore: 60, MedicaidLossDaysAtMarketplace: 90 };
const facts = (reason: QualifyingEvent, audience: 'external' | 'internal' = 'external'): SpecialEnrollmentFacts => ({
  reason,
  today: TODAY,
  audience,
  covidFrom: null,
  covidTo: null,
  days: DAYS,
});
const inCovid = (given: SpecialEnrollmentFacts): SpecialEnrollmentFacts => ({
  ...given,
  covidFrom: TODAY,
  covidTo: TODAY,
});

const TOO_OLD =
  'It has been more than 60 days since the qualifying event. The member(s) must wait until the next open enrollment period to enroll in a qualified health plan.';
const TOO_EARLY = 'You cannot enroll more than 60 days prior to the qualifying event.';
const IN_FUTURE = 'Qualifying event date cannot be in the future.';
const STAFF_WINDOW = 'Date must be within previous 120 or upcoming 60 days.';
const STAFF_PAST = 'Date must be within past 120 days or today.';

const GROUP_1 = [
  'LossOfMinEssentialCoverage',
  'LossOfMedicaid',
  'CobraTerm',
  'Divorce',
  'Death',
  'GainOfICHRA',
  'GainOfQSEHRA',
] as const;
const GROUP_3 = ['Birth', 'Adoption', 'NamedLegalGuardian', 'FosterChild'] as const;

describe('the date of a qualifying event', () => {
  const others = QUALIFYING_EVENTS.filter((each) => !(GROUP_1 as readonly QualifyingEvent[]).includes(each));

  it.each(GROUP_1)('%s may be up to 60 days ago or ahead for agents, 120 ago for staff', (reason) => {
    const problems = [-61, -60, 0, 60, 61].map((days) => eventDateProblem(addDays(TODAY, days), facts(reason)));
    expect(problems).toEqual([TOO_OLD, null, null, null, TOO_EARLY]);
    const staff = [-121, -120, 0, 60, 61].map((days) =>
      eventDateProblem(addDays(TODAY, days), facts(reason, 'internal')),
    );
    expect(staff).toEqual([STAFF_WINDOW, null, null, null, STAFF_WINDOW]);
  });

  it('follows the days of the law where they change', () => {
    const days = { SpecialEnrollmentDaysAfter: 45, SpecialEnrollmentDaysBefore: 30, MedicaidLossDaysAtMarketplace: 75 };
    const given = (reason: QualifyingEvent): SpecialEnrollmentFacts => ({ ...facts(reason), days });
    const problems = [-46, -45, 30, 31].map((each) => eventDateProblem(addDays(TODAY, each), given('Divorce')));
    const [tooOld, tooEarly] = [TOO_OLD.replace('60', '45'), TOO_EARLY.replace('60', '30')];
    expect(problems).toEqual([tooOld, null, null, tooEarly]);
    expect(lastSelectionDay(TODAY, given('Marriage'))).toBe('2027-01-07');
    const medicaid = { ...given('LossOfMedicaid'), isAtMarketplace: true };
    expect([lastSelectionDay(TODAY, medicaid), marketplaceLastDay('LossOfMedicaid', TODAY, days)]).toEqual([
      '2027-02-06',
      '2027-02-06',
    ]);
  });

  it.each(others)('%s may be up to 60 days ago for agents, 120 for staff, and never ahead', (reason) => {
    const problems = [-61, -60, 0, 1].map((days) => eventDateProblem(addDays(TODAY, days), facts(reason)));
    expect(problems).toEqual([TOO_OLD, null, null, IN_FUTURE]);
    const staff = [-121, -120, 0, 1].map((days) => eventDateProblem(addDays(TODAY, days), facts(reason, 'internal')));
    expect(staff).toEqual([STAFF_PAST, null, null, STAFF_PAST]);
  });

  it('must be today for the Covid enrollment, while that is enabled', () => {
    const covid = inCovid(facts('ExceptionalCircumstances'));
    expect([eventGroup(covid), eventGroup(facts('ExceptionalCircumstances'))]).toEqual([5, 4]);
    const problems = [-1, 0, 1].map((days) => eventDateProblem(addDays(TODAY, days), covid));
    const message = 'Qualifying event date must be today for Covid SEP enrollment.';
    expect(problems).toEqual([message, null, message]);
    expect(eventGroup({ ...covid, covidTo: addDays(TODAY, -1) })).toBe(4);
  });

  it.each([
    // The carrier need not take these off the marketplace: 45 CFR 147.104(b)(2)(i).
    ['ExceptionalCircumstances', false, false],
    ['NewlyEligible', false, false],
    ['AdministrativeError', false, true],
    ['Marriage', true, true],
  ] as const)('%s is offered to agents: %s, to staff: %s', (reason, external, internal) => {
    expect([isEventOffered(facts(reason)), isEventOffered(facts(reason, 'internal'))]).toEqual([external, internal]);
  });

  it('is offered to agents as the Covid enrollment', () => {
    expect(isEventOffered(inCovid(facts('ExceptionalCircumstances')))).toBe(true);
  });
});

describe('the effective dates of a special enrollment', () => {
  it.each`
    reason                          | event           | expected
    ${'Marriage'}                   | ${'2026-11-13'} | ${['2026-12-01']}
    ${'Divorce'}                    | ${'2026-11-13'} | ${['2026-12-01']}
    ${'Divorce'}                    | ${'2026-12-31'} | ${['2027-01-01']}
    ${'Divorce'}                    | ${'2027-01-01'} | ${['2027-02-01']}
    ${'LossOfMinEssentialCoverage'} | ${'2026-11-30'} | ${['2026-12-01']}
    ${'LossOfMinEssentialCoverage'} | ${'2026-12-15'} | ${['2026-12-16', '2027-01-01']}
    ${'LossOfMinEssentialCoverage'} | ${'2026-10-31'} | ${['2026-11-24', '2026-12-01']}
    ${'CobraTerm'}                  | ${'2026-11-23'} | ${['2026-11-24', '2026-12-01']}
    ${'LossOfMedicaid'}             | ${'2026-11-30'} | ${['2026-12-01']}
    ${'LossOfMedicaid'}             | ${'2026-10-31'} | ${['2026-11-24', '2026-12-01']}
    ${'GainOfICHRA'}                | ${'2027-01-01'} | ${['2027-01-01']}
    ${'GainOfQSEHRA'}               | ${'2027-01-01'} | ${['2027-01-01']}
    ${'GainOfICHRA'}                | ${'2026-12-15'} | ${['2027-01-01']}
    ${'GainOfICHRA'}                | ${'2026-12-01'} | ${['2026-12-01']}
    ${'GainOfICHRA'}                | ${'2026-11-23'} | ${['2026-12-01']}
    ${'GainOfICHRA'}                | ${'2026-10-01'} | ${['2026-12-01']}
    ${'Birth'}                      | ${'2026-11-20'} | ${['2026-11-20', '2026-12-01']}
    ${'FosterChild'}                | ${'2026-11-23'} | ${['2026-11-23', '2026-12-01']}
    ${'PermanentRelocation'}        | ${'2026-10-01'} | ${['2026-12-01']}
    ${'FinancialChange'}            | ${'2026-11-23'} | ${['2026-12-01']}
  `('of $reason on $event are $expected for agents', ({ reason, event, expected }) => {
    expect(specialEffectiveDates(isoDate(event), facts(reason))).toEqual(expected);
  });

  it('are the firsts of thirteen months for staff, and the day of a birth', () => {
    const firsts = specialEffectiveDates(isoDate('2026-11-20'), facts('Marriage', 'internal'));
    expect([firsts.length, firsts[0], firsts.at(-1)]).toEqual([13, '2026-05-01', '2027-05-01']);
    for (const reason of GROUP_3) {
      expect(specialEffectiveDates(isoDate('2026-11-20'), facts(reason, 'internal'))).toContain('2026-11-20');
    }
  });

  it('are never before today for an agent, except the day of the event itself', () => {
    for (const reason of QUALIFYING_EVENTS) {
      for (let days = -60; days <= 60; days += 1) {
        const event = addDays(TODAY, days);
        if (eventDateProblem(event, facts(reason)) === null) {
          const early = specialEffectiveDates(event, facts(reason)).filter((day) => day <= TODAY && day !== event);
          expect(early).toEqual([]);
        }
      }
    }
  });

  it.each`
    reason                          | event           | expected
    ${'Marriage'}                   | ${'2026-11-13'} | ${'Coverage from 12/1/2026 if plans are selected by 11/30/2026, from 1/1/2027 by 12/31/2026, from 2/1/2027 by 1/12/2027.'}
    ${'Divorce'}                    | ${'2026-12-31'} | ${'Coverage from 1/1/2027 if plans are selected by 12/31/2026, from 2/1/2027 by 1/31/2027, from 3/1/2027 by 2/28/2027, from 4/1/2027 by 3/1/2027.'}
    ${'LossOfMinEssentialCoverage'} | ${'2026-10-31'} | ${'Coverage from 12/1/2026 if plans are selected by 11/30/2026, from 1/1/2027 by 12/30/2026.'}
    ${'Marriage'}                   | ${'2026-09-24'} | ${'Coverage from 12/1/2026 if plans are selected by 11/23/2026.'}
    ${'Marriage'}                   | ${'2026-09-23'} | ${''}
  `('of $reason on $event: $expected', ({ reason, event, expected }) => {
    expect(selectionStepsText(selectionSteps(isoDate(event), facts(reason)))).toBe(expected);
    expect(selectionSteps(isoDate(event), facts(reason, 'internal'))).toEqual([]);
  });

  it('can be chosen for 60 days after the event, by staff for 120', () => {
    expect(lastSelectionDay(isoDate('2026-11-10'), facts('Marriage'))).toBe('2027-01-09');
    expect(lastSelectionDay(isoDate('2026-11-10'), facts('Marriage', 'internal'))).toBe('2027-03-10');
    // The Covid enrollment must be made on the day of its event.
    expect(lastSelectionDay(TODAY, inCovid(facts('ExceptionalCircumstances')))).toBe(TODAY);
  });
});

describe('an HRA', () => {
  const notice = (answer: EventAnswer, audience: 'external' | 'internal' = 'external') => ({
    ...facts('GainOfICHRA', audience),
    answer,
  });

  it('that had to be announced 90 days ahead is used in the 60 days before it begins, by agents', () => {
    const problems = [-60, 0, 1, 60, 61].map((days) => eventDateProblem(addDays(TODAY, days), notice('NoticeDue')));
    const late = 'The employer had to give notice 90 days ahead: plans had to be chosen before the HRA could begin.';
    expect(problems).toEqual([late, late, null, null, TOO_EARLY]);
    expect(eventDateProblem(TODAY, notice('NoticeDue', 'internal'))).toBeNull();
    expect(lastSelectionDay(isoDate('2027-01-01'), notice('NoticeDue'))).toBe('2026-12-31');
  });

  it('without such a notice is used in the 60 days before and after', () => {
    const problems = [-61, -60, 60, 61].map((days) => eventDateProblem(addDays(TODAY, days), notice('NoticeNotDue')));
    expect(problems).toEqual([TOO_OLD, null, null, TOO_EARLY]);
    expect(lastSelectionDay(isoDate('2027-01-01'), notice('NoticeNotDue'))).toBe('2027-03-02');
  });

  it('that begins on a first is covered from that day when plans are chosen before, and a month later when on it', () => {
    const from = (today: string) =>
      specialEffectiveDates(isoDate('2027-01-01'), { ...notice('NoticeNotDue'), today: isoDate(today) });
    expect(['2026-12-20', '2026-12-31', '2027-01-01', '2027-01-31'].map(from)).toEqual([
      ['2027-01-01'],
      ['2027-01-01'],
      ['2027-02-01'],
      ['2027-02-01'],
    ]);
  });
});

it.each([
  ['LossOfMedicaid', '2026-09-12', '2026-12-11'],
  ['LossOfMinEssentialCoverage', '2026-09-12', null],
] as const)('the marketplace gives more days after %s on %s: until %s', (reason, event, last) => {
  expect(marketplaceLastDay(reason, isoDate(event), DAYS)).toBe(last);
});
