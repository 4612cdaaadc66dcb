import { quoteWindow } from './quote-window.ts';

describe('quoteWindow', () => {
  it.each([
    [null, null, 'All quotes'],
    ['2027-01-01', null, 'From 1/1/2027'],
    [null, '2027-12-31', 'Up to 12/31/2027'],
    ['2027-01-01', '2027-12-31', '1/1/2027 to 12/31/2027'],
  ])('from %s to %s reads %j', (from, to, expected) => {
    const window = { QuoteEffectiveStartDate: from, QuoteEffectiveEndDate: to };
    expect(quoteWindow(window as Parameters<typeof quoteWindow>[0])).toBe(expected);
  });
});
