import { isoDate } from '#shared/dates/iso-date';
import { renewalMonths } from './renewal-months.ts';

describe('the months of the passive renewals', () => {
  it.each`
    today           | asked           | months
    ${'2026-11-22'} | ${''}           | ${['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01']}
    ${'2026-12-31'} | ${'2027-01-01'} | ${['2026-12-01', '2027-01-01', '2027-02-01']}
    ${'2027-01-01'} | ${'2026-12-01'} | ${['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01', '2027-05-01']}
    ${'2026-12-31'} | ${'no day'}     | ${['2026-12-01', '2027-01-01', '2027-02-01']}
  `('on $today with "$asked" in the address: $months', ({ today, asked, months }) => {
    expect(renewalMonths(isoDate(today as string), asked as string)).toEqual(months);
  });
});
