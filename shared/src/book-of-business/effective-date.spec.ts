import { shownEffectiveDate } from '#shared/book-of-business/effective-date';
import { isoDate } from '#shared/dates/iso-date';

describe('shownEffectiveDate', () => {
  it.each`
    last                     | renewal         | shown
    ${'2026-01-01'}          | ${'2027-01-01'} | ${'1/1/2026'}
    ${'0001-01-01'}          | ${'2027-01-01'} | ${'1/1/2027'}
    ${'0001-01-01T00:00:00'} | ${'2027-01-01'} | ${'1/1/2027'}
    ${'Jan 01, 0001'}        | ${'2027-01-01'} | ${'1/1/2027'}
    ${'Jan 01, 0001'}        | ${null}         | ${''}
    ${'2001-01-01'}          | ${'2027-01-01'} | ${'1/1/2001'}
    ${'2026-01-01'}          | ${null}         | ${'1/1/2026'}
  `('last effective $last, renewal $renewal: $shown', ({ last, renewal, shown }) => {
    const RenewalDate = renewal && isoDate(renewal);
    expect(shownEffectiveDate({ LastEffectiveDate: last, RenewalDate })).toBe(shown);
  });
});
