import { isoDate } from '#shared/dates/iso-date';
import { countdownText } from './countdown-text.ts';

describe('the countdown of a special enrollment', () => {
  it.each([
    [47, 'Marriage: 47 days left (until 1/9/2027)'],
    [1, 'Marriage: 1 day left (until 1/9/2027)'],
    [0, 'Marriage: last day (until 1/9/2027)'],
    [-1, 'Marriage: ended on 1/9/2027'],
  ])('with %i days left reads "%s"', (daysLeft, text) => {
    expect(countdownText('Marriage', daysLeft, isoDate('2027-01-09'))).toBe(text);
  });
});
