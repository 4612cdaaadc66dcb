import { isoDate } from '#shared/dates/iso-date';
import { openEnrollmentFacts } from '#shared/eligibility/open-enrollment';

const RULES = {
  OpenEnrollmentStartDate: isoDate('2026-11-01'),
  OpenEnrollmentEndDate: isoDate('2027-01-15'),
  OEPQuotingOnlyBegins: isoDate('2026-10-01'),
  OEPQuotingOnlyEnds: isoDate('2026-10-31'),
  OEPJanuaryCutOffDate: null,
  OEPFebruaryCutOffDate: null,
  OEPMarchCutOffDate: null,
};

describe('openEnrollmentFacts', () => {
  it.each([
    ['2026-09-30', {}, 'Open enrollment is not available. Open enrollment begins 11/1/2026.'],
    [
      '2026-10-01',
      {},
      'Quoting only until 10/31/2026: the coming year can be quoted, but not enrolled. Open enrollment begins 11/1/2026.',
    ],
    ['2026-10-31', { OpenEnrollmentStartDate: isoDate('2026-10-15') }, 'Open enrollment is available until 1/15/2027.'],
    [
      '2026-10-31',
      { OpenEnrollmentStartDate: null },
      'Quoting only until 10/31/2026: the coming year can be quoted, but not enrolled.',
    ],
    ['2026-11-01', {}, 'Open enrollment is available until 1/15/2027.'],
    ['2027-01-15', {}, 'Open enrollment is available until 1/15/2027.'],
    ['2027-01-16', {}, 'Open enrollment is not available.'],
    [
      '2026-12-15',
      { OpenEnrollmentSafeDate: isoDate('2026-12-15') },
      'Open enrollment is available until 1/15/2027. Enroll by 12/15/2026 to be safe: the last day of open enrollment, 1/15/2027, is contested in court.',
    ],
    [
      '2026-12-16',
      { OpenEnrollmentSafeDate: isoDate('2026-12-15') },
      'Open enrollment is available until 1/15/2027. The last day of open enrollment, 1/15/2027, is contested in court: do not wait for it.',
    ],
  ])('on %s with %j', (today, changed, words) => {
    expect(openEnrollmentFacts({ ...RULES, ...changed }, isoDate(today))).toBe(words);
  });
});
