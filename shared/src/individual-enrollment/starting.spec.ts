import { isoDate } from '#shared/dates/iso-date';
import type { IndividualDatesFacts } from '#shared/eligibility/individual-dates';
import {
  householdDateProblem,
  householdStateProblem,
  openEnrollmentWarning,
  type StartingQuote,
} from '#shared/individual-enrollment/starting';
import { QUALIFYING_EVENTS } from '#shared/eligibility/qualifying-events';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';

const RULES: IndividualDatesFacts['rules'] = {
  OpenEnrollmentStartDate: isoDate('2026-11-01'),
  OpenEnrollmentEndDate: isoDate('2027-01-15'),
  OEPQuotingOnlyBegins: isoDate('2026-10-01'),
  OEPQuotingOnlyEnds: isoDate('2026-10-31'),
  OEPJanuaryCutOffDate: isoDate('2026-12-15'),
  OEPFebruaryCutOffDate: isoDate('2027-01-15'),
  OEPMarchCutOffDate: null,
  AllowSpecialEnrollmentsForAgents: true,
  CovidSEPStartDate: null,
  CovidSEPEndDate: null,
  SpecialEnrollmentDaysAfter: 60,
  SpecialEnrollmentDaysBefore: 60,
  MedicaidLossDaysAtMarketplace: 90,
};
const OPEN: StartingQuote = {
  status: 'Quoting',
  isDeleted: false,
  effectiveDate: isoDate('2027-01-01'),
  IndividualPlanType: 'Permanent',
  EnrollmentType: 'Open',
  QualifyingEventReason: null,
  EventDate: null,
  CoverageLength: null,
};
const SPECIAL: StartingQuote = {
  ...OPEN,
  effectiveDate: isoDate('2026-12-01'),
  EnrollmentType: 'Special',
  QualifyingEventReason: 'Marriage',
  EventDate: isoDate('2026-11-01'),
  EventAnswer: 'PriorCoverage',
};
const SHORT_TERM: StartingQuote = {
  ...OPEN,
  IndividualPlanType: 'ShortTerm',
  EnrollmentType: null,
  CoverageLength: 1,
  effectiveDate: isoDate('2026-12-01'),
};
const NOT_YET = 'Plans of the coming year can be quoted now, but not enrolled before 11/1/2026.';

describe('starting the enrollment of a household', () => {
  it.each([
    ['in open enrollment', OPEN, '2026-11-01', null, null],
    ['while the year can only be quoted', OPEN, '2026-10-31', NOT_YET, null],
    ['after the last day for this date', OPEN, '2026-12-16', expect.any(String), null],
    [
      'after open enrollment',
      OPEN,
      '2027-01-16',
      'This quote has expired because open enrollment period (OEP) has ended.',
      null,
    ],
    ['within 60 days of the event', SPECIAL, '2026-11-23', null, null],
    [
      'with a special enrollment whose date has passed',
      SPECIAL,
      '2026-12-02',
      'This quote has expired because effective date is in the past.',
      null,
    ],
    [
      'with coverage from the day of a birth',
      {
        ...SPECIAL,
        QualifyingEventReason: 'Birth',
        EventDate: isoDate('2026-10-03'),
        effectiveDate: isoDate('2026-10-03'),
      },
      '2026-11-26',
      null,
      null,
    ],
    ['with a short-term plan from today', SHORT_TERM, '2026-12-01', null, null],
    ['with a short-term plan from yesterday', SHORT_TERM, '2026-12-02', 'Date must be within 90 days.', null],
  ] as const)('%s', (_when, quote, today, external, internal) => {
    const problem = (audience: 'external' | 'internal') =>
      householdDateProblem(quote, { today: isoDate(today), audience, rules: RULES });
    expect([problem('external'), problem('internal')]).toEqual([external, internal]);
  });

  it('is not possible for an event of more than 60 days ago, for staff of more than 120', () => {
    const event = { ...SPECIAL, effectiveDate: isoDate('2027-02-01'), EventDate: isoDate('2026-11-01') };
    const problem = (audience: 'external' | 'internal', today: string) =>
      householdDateProblem(event, { today: isoDate(today), audience, rules: RULES });
    expect(problem('external', '2027-01-05')).toMatch(/^It has been more than 60 days since the qualifying event\./);
    expect(problem('internal', '2027-01-05')).toBeNull();
    expect(problem('internal', '2027-03-15')).toBe('Date must be within past 120 days or today.');
  });

  it('asks what coverage there was before a marriage or a move, and nothing else before other events', () => {
    const asked = QUALIFYING_EVENTS.filter((QualifyingEventReason) => {
      const quote = { ...SPECIAL, QualifyingEventReason, EventAnswer: null };
      const facts = { today: isoDate('2026-11-23'), audience: 'internal' as const, rules: RULES };
      return householdDateProblem(quote, facts) === 'Say what coverage there was in the 60 days before the event.';
    });
    expect(asked).toEqual(['Marriage', 'PermanentRelocation']);
  });

  it('is possible in Quoting only', () => {
    const open = QUOTE_STATUSES.filter((status) => householdStateProblem({ status, isDeleted: false }) === null);
    expect(open).toEqual(['Quoting']);
    expect(householdStateProblem({ status: 'Enrolling', isDeleted: false })).toBe(
      'This quote is in enrollment already.',
    );
    expect(householdStateProblem({ status: 'Declined', isDeleted: false })).toBe(
      'A quote in status Declined cannot be enrolled.',
    );
    expect(householdStateProblem({ status: 'Quoting', isDeleted: true })).toBe('This quote is deleted.');
  });
});

const day = (text: string | null) => (text === null ? null : isoDate(text));
const WARNING_RULES = {
  OpenEnrollmentStartDate: isoDate('2026-11-01'),
  OpenEnrollmentEndDate: isoDate('2027-01-15'),
  OEPQuotingOnlyBegins: isoDate('2026-10-01'),
  OEPQuotingOnlyEnds: isoDate('2026-10-31'),
  OEPJanuaryCutOffDate: isoDate('2026-12-15'),
  OEPFebruaryCutOffDate: isoDate('2027-01-15'),
  OEPMarchCutOffDate: null,
};
const OPEN_QUOTE = {
  IndividualPlanType: 'Permanent',
  EnrollmentType: 'Open',
  isFfm: false,
  effectiveDate: isoDate('2027-01-01'),
} as const;

describe('the warning beside the submission of an open enrollment', () => {
  it.each`
    today           | effectiveDate   | end             | march           | lastDay
    ${'2026-10-31'} | ${'2027-01-01'} | ${'2027-01-15'} | ${null}         | ${null}
    ${'2026-11-01'} | ${'2027-01-01'} | ${'2027-01-15'} | ${null}         | ${'12/15/2026'}
    ${'2026-12-15'} | ${'2027-01-01'} | ${'2027-01-15'} | ${null}         | ${'12/15/2026'}
    ${'2026-12-16'} | ${'2027-01-01'} | ${'2027-01-15'} | ${null}         | ${null}
    ${'2026-12-16'} | ${'2027-02-01'} | ${'2027-01-15'} | ${null}         | ${'1/15/2027'}
    ${'2027-01-15'} | ${'2027-02-01'} | ${'2027-01-15'} | ${null}         | ${'1/15/2027'}
    ${'2027-01-16'} | ${'2027-02-01'} | ${'2027-01-15'} | ${null}         | ${null}
    ${'2026-11-23'} | ${'2027-01-01'} | ${'2026-12-10'} | ${null}         | ${'12/10/2026'}
    ${'2026-11-23'} | ${'2027-03-01'} | ${'2027-01-15'} | ${null}         | ${null}
    ${'2026-11-23'} | ${'2027-03-01'} | ${'2027-01-15'} | ${'2027-02-15'} | ${'1/15/2027'}
    ${'2026-11-23'} | ${'2027-04-01'} | ${'2027-01-15'} | ${'2027-02-15'} | ${null}
    ${'2026-11-23'} | ${'2026-01-01'} | ${'2027-01-15'} | ${null}         | ${null}
  `('on $today for $effectiveDate, until $end: $lastDay', ({ today, effectiveDate, end, march, lastDay }) => {
    const rules = { ...WARNING_RULES, OpenEnrollmentEndDate: day(end), OEPMarchCutOffDate: day(march) };
    const warning = openEnrollmentWarning({ ...OPEN_QUOTE, effectiveDate }, { rules, today: isoDate(today) });
    expect(warning?.match(/by (\S+) for/)?.[1] ?? null).toBe(lastDay);
  });

  it('has the words of the decision', () => {
    expect(openEnrollmentWarning(OPEN_QUOTE, { rules: WARNING_RULES, today: isoDate('2026-11-23') })).toBe(
      'This is an open enrollment application. Submit it by 12/15/2026 for coverage to begin 1/1/2027.',
    );
  });

  it.each([
    [{ IndividualPlanType: 'ShortTerm', EnrollmentType: null } as const],
    [{ EnrollmentType: 'Special' } as const],
    [{ isFfm: true }],
  ])('is absent for %j', (given) => {
    expect(
      openEnrollmentWarning({ ...OPEN_QUOTE, ...given }, { rules: WARNING_RULES, today: isoDate('2026-11-23') }),
    ).toBeNull();
  });
});
