import { isoDate } from '#shared/dates/iso-date';
import { renewalMonths, reviewDays, waitingByDay } from '#shared/sales-home/pipeline';

describe('the months of renewals', () => {
  it.each([
    ['2026-11-30', '2026-11-01', '2027-10-01'],
    ['2027-01-01', '2027-01-01', '2027-12-01'],
  ])('of %s are twelve from %s to %s', (today, first, last) => {
    const months = renewalMonths(isoDate(today));
    expect([months.length, months[0], months.at(-1)]).toEqual([12, first, last]);
  });
});

describe('the days of the review', () => {
  it('are fourteen and end today', () => {
    const days = reviewDays(isoDate('2026-11-20'));
    expect([days.length, days[0], days.at(-1)]).toEqual([14, '2026-11-07', '2026-11-20']);
  });

  it('tell how many waited at the end of each, from what came and went since', () => {
    const days = [
      { submitted: 2, decided: 0, left: 0 },
      { submitted: 1, decided: 2, left: 3 },
      { submitted: 4, decided: 1, left: 1 },
    ];
    expect(waitingByDay(5, days)).toEqual([4, 2, 5]);
  });

  it('never say less than none', () => {
    const day = { submitted: 3, decided: 0, left: 0 };
    expect(waitingByDay(1, [day, day])).toEqual([0, 1]);
  });
});
