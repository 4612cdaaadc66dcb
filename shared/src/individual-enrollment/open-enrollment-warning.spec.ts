import { isoDate } from '#shared/dates/iso-date';
import { openEnrollmentWarning } from '#shared/individual-enrollment/open-enrollment-warning';

const day = (text: string | null) => (text === null ? null : isoDate(text));
const RULES = {
  OpenEnrollmentStartDate: isoDate('2026-11-01'),
  OpenEnrollmentEndDate: isoDate('2027-01-15'),
  OEPQuotingOnlyBegins: isoDate('2026-10-01'),
  OEPQuotingOnlyEnds: isoDate('2026-10-31'),
  OEPJanuaryCutOffDate: isoDate('2026-12-15'),
  OEPFebruaryCutOffDate: isoDate('2027-01-15'),
  OEPMarchCutOffDate: null,
};
const OPEN = {
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
    const rules = { ...RULES, OpenEnrollmentEndDate: day(end), OEPMarchCutOffDate: day(march) };
    const warning = openEnrollmentWarning({ ...OPEN, effectiveDate }, { rules, today: isoDate(today) });
    expect(warning?.match(/by (\S+) for/)?.[1] ?? null).toBe(lastDay);
  });

  it('has the words of the decision', () => {
    expect(openEnrollmentWarning(OPEN, { rules: RULES, today: isoDate('2026-11-23') })).toBe(
      'This is an open enrollment application. Submit it by 12/15/2026 for coverage to begin 1/1/2027.',
    );
  });

  it.each([
    [{ IndividualPlanType: 'ShortTerm', EnrollmentType: null } as const],
    [{ EnrollmentType: 'Special' } as const],
    [{ isFfm: true }],
  ])('is absent for %j', (given) => {
    expect(openEnrollmentWarning({ ...OPEN, ...given }, { rules: RULES, today: isoDate('2026-11-23') })).toBeNull();
  });
});
