import { isoDate } from '#shared/dates/iso-date';
import { individualDates, type IndividualDatesFacts } from '#shared/eligibility/individual-dates';
import type { IndividualDatesQuestion } from '#shared/eligibility/individual-dates.record';

const day = (text: string | null) => (text === null ? null : isoDate(text));
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
const facts = (today: string, audience: 'external' | 'internal' = 'external'): IndividualDatesFacts => ({
  today: isoDate(today),
  audience,
  rules: RULES,
});
const question = (given: Partial<IndividualDatesQuestion>): IndividualDatesQuestion => ({
  planType: 'Permanent',
  enrollmentType: 'Open',
  reason: null,
  eventDate: null,
  effectiveDate: null,
  ...given,
});

describe('the dates of open enrollment', () => {
  it.each`
    today           | expected                        | available | quotingOnly
    ${'2026-09-30'} | ${[]}                           | ${false}  | ${false}
    ${'2026-10-01'} | ${['2027-01-01', '2027-02-01']} | ${false}  | ${true}
    ${'2026-10-31'} | ${['2027-01-01', '2027-02-01']} | ${false}  | ${true}
    ${'2026-11-01'} | ${['2027-01-01', '2027-02-01']} | ${true}   | ${false}
    ${'2026-12-15'} | ${['2027-01-01', '2027-02-01']} | ${true}   | ${false}
    ${'2026-12-16'} | ${['2027-02-01']}               | ${true}   | ${false}
    ${'2027-01-15'} | ${['2027-02-01']}               | ${true}   | ${false}
    ${'2027-01-16'} | ${[]}                           | ${false}  | ${false}
  `('on $today are $expected', ({ today, expected, available, quotingOnly }) => {
    const dates = individualDates(question({}), facts(today));
    expect([dates.EffectiveDates, dates.IsOepAvailable, dates.IsQuotingOnly]).toEqual([
      expected,
      available,
      quotingOnly,
    ]);
    expect([dates.WindowFirst, dates.WindowLast]).toEqual(['2026-10-01', '2027-01-15']);
  });

  it('are all three for staff, of this year up to August and then of the next', () => {
    const staff = (today: string) => individualDates(question({}), facts(today, 'internal')).EffectiveDates;
    expect(staff('2027-08-31')).toEqual(['2027-01-01', '2027-02-01', '2027-03-01']);
    expect(staff('2027-09-01')).toEqual(['2028-01-01', '2028-02-01', '2028-03-01']);
  });

  it('say why there are none, and why one cannot be chosen', () => {
    expect(individualDates(question({}), facts('2026-09-30')).Problem).toBe(
      'Open enrollment can be quoted from 10/1/2026 on.',
    );
    expect(individualDates(question({}), facts('2027-01-16')).Problem).toBe(
      'Open enrollment has ended. Coverage can begin with a special enrollment or a short-term plan.',
    );
    const chosen = (effectiveDate: string) =>
      individualDates(question({ effectiveDate: day(effectiveDate) }), facts('2026-11-23')).Problem;
    expect([chosen('2027-01-01'), chosen('2027-03-01')]).toEqual([
      null,
      'This effective date cannot be chosen. Choose one from the list.',
    ]);
  });
});

describe('the dates of a short-term plan', () => {
  it.each`
    audience      | date            | problem
    ${'external'} | ${'2026-11-22'} | ${'Date must be within 90 days.'}
    ${'external'} | ${'2026-11-23'} | ${null}
    ${'external'} | ${'2027-02-21'} | ${null}
    ${'external'} | ${'2027-02-22'} | ${'Date must be within 90 days.'}
    ${'internal'} | ${'2026-07-25'} | ${'Date must be up to 120 ago or within 90 days.'}
    ${'internal'} | ${'2026-07-26'} | ${null}
    ${'internal'} | ${'2027-02-22'} | ${'Date must be up to 120 ago or within 90 days.'}
    ${'internal'} | ${'2014-12-31'} | ${'2014 short term plans are not available in this tool.'}
  `('$date by $audience users: $problem', ({ audience, date, problem }) => {
    const asked = question({ planType: 'ShortTerm', enrollmentType: null, effectiveDate: day(date) });
    expect(individualDates(asked, facts('2026-11-23', audience)).Problem).toBe(problem);
  });

  it('suggest tomorrow', () => {
    const dates = individualDates(question({ planType: 'ShortTerm' }), facts('2026-11-23'));
    expect(dates).toMatchObject({ Default: '2026-11-24', WindowFirst: '2026-11-23', WindowLast: '2027-02-21' });
  });
});

describe('the dates of a special enrollment', () => {
  const special = (given: Partial<IndividualDatesQuestion>) => question({ enrollmentType: 'Special', ...given });

  it('of a marriage ten days ago begin with next month, for 50 more days, with its certificate', () => {
    const asked = special({ reason: 'Marriage', eventDate: day('2026-11-13') });
    expect(individualDates(asked, facts('2026-11-23'))).toEqual({
      EffectiveDates: ['2026-12-01'],
      Default: '2026-12-01',
      WindowFirst: '2026-09-24',
      WindowLast: '2026-11-23',
      Why: 'Marriage on 11/13/2026: coverage begins on the first of next month.',
      Problem: null,
      LastDay: '2027-01-12',
      MarketplaceLastDay: null,
      Proof: 'The marriage certificate.',
      IsOepAvailable: true,
      IsQuotingOnly: false,
    });
  });

  it.each([
    [special({}), 'Choose the qualifying event.'],
    [special({ reason: 'Marriage' }), 'Enter the date of the qualifying event.'],
    [special({ reason: 'Marriage', eventDate: day('2026-11-24') }), 'Qualifying event date cannot be in the future.'],
    [
      special({ reason: 'AdministrativeError', eventDate: day('2026-11-20') }),
      'Choose a qualifying event from the list.',
    ],
    [
      special({ reason: 'Marriage', eventDate: day('2026-11-13'), effectiveDate: day('2027-01-01') }),
      'This effective date cannot be chosen. Choose one from the list.',
    ],
    [
      special({ reason: 'Marriage', eventDate: day('2026-11-13'), eventAnswer: 'NoneOfThese' }),
      'This event opens a special enrollment only after coverage in the 60 days before it, or after one of the other answers in the list. The client must wait until the next open enrollment period.',
    ],
    [special({ reason: 'GainOfICHRA', eventDate: day('2026-11-24') }), null],
    [
      special({ reason: 'GainOfICHRA', eventDate: day('2026-11-23') }),
      'Say whether the employer had to give notice of the HRA 90 days ahead.',
    ],
    [special({ reason: 'GainOfICHRA', eventDate: day('2026-11-23'), eventAnswer: 'NoticeNotDue' }), null],
    [special({ reason: 'NewlyEligible', eventDate: day('2026-11-20') }), 'Choose a qualifying event from the list.'],
  ])('of %j: %s', (asked, problem) => {
    expect(individualDates(asked, facts('2026-11-23')).Problem).toBe(problem);
  });

  it('of Medicaid lost 75 days ago are over here, and last at the marketplace', () => {
    const dates = individualDates(
      special({ reason: 'LossOfMedicaid', eventDate: day('2026-09-12') }),
      facts('2026-11-26'),
    );
    expect(dates).toMatchObject({ EffectiveDates: [], LastDay: null, MarketplaceLastDay: '2026-12-11' });
    expect(dates.Problem).toMatch(/^It has been more than 60 days since the qualifying event\./);
  });

  it.each([
    ['PriorCoverage', 'The marriage certificate. Proof of the coverage of one spouse in the 60 days before.'],
    ['LivedAbroad', 'The marriage certificate. Proof of the residence abroad or in the US territory.'],
    [null, 'The marriage certificate.'],
  ] as const)('of a marriage are proved by the certificate and what was before: %s', (eventAnswer, proof) => {
    const asked = special({ reason: 'Marriage', eventDate: day('2026-11-13'), eventAnswer });
    expect(individualDates(asked, facts('2026-11-23')).Proof).toBe(proof);
  });

  it('are closed to agents by a rule, and never to staff', () => {
    const asked = special({ reason: 'Marriage', eventDate: day('2026-11-13') });
    const closed = (audience: 'external' | 'internal') =>
      individualDates(asked, {
        ...facts('2026-11-23', audience),
        rules: { ...RULES, AllowSpecialEnrollmentsForAgents: false },
      }).Problem;
    expect([closed('external'), closed('internal')]).toEqual([
      'Agents cannot make special enrollments at the moment.',
      null,
    ]);
  });
});
