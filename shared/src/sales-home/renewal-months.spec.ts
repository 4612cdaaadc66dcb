import { isoDate } from '#shared/dates/iso-date';
import { renewalMonths } from '#shared/sales-home/renewal-months';

describe('the months of renewals', () => {
  it.each([
    ['2026-11-30', '2026-11-01', '2027-10-01'],
    ['2027-01-01', '2027-01-01', '2027-12-01'],
  ])('of %s are twelve from %s to %s', (today, first, last) => {
    const months = renewalMonths(isoDate(today));
    expect([months.length, months[0], months.at(-1)]).toEqual([12, first, last]);
  });
});
