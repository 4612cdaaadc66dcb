import { nextStep, NOT_IN_LIST, placeText, previousStep } from './review-order.ts';

const PAGE_2 = { ids: [21, 22, 23], page: 2, perPage: 3, total: 8 };
const LAST_PAGE = { ids: [31, 32], page: 3, perPage: 3, total: 8 };
const FIRST_PAGE = { ids: [11, 12, 13], page: 1, perPage: 3, total: 8 };

describe('the quotes around the one under review', () => {
  it.each([
    ['the next row', PAGE_2, 21, 0, { quoteId: 22 }],
    ['the first row of the next page', PAGE_2, 23, 2, { page: 3, edge: 'first' }],
    ['none at the end', LAST_PAGE, 32, 1, null],
    ['the row that moved into its place', PAGE_2, 99, 1, { quoteId: 22 }],
    ['the first row for a quote from elsewhere', PAGE_2, 99, -1, { quoteId: 21 }],
    ['none when the last one has left', LAST_PAGE, 99, 2, null],
  ] as const)('next is %s', (_what, place, quoteId, at, step) => {
    expect(nextStep(place, quoteId, at)).toEqual(step);
  });

  it.each([
    ['the row before', PAGE_2, 22, 1, { quoteId: 21 }],
    ['the last row of the page before', PAGE_2, 21, 0, { page: 1, edge: 'last' }],
    ['none at the beginning', FIRST_PAGE, 11, 0, null],
    ['the row before its place when it has left', PAGE_2, 99, 1, { quoteId: 21 }],
  ] as const)('previous is %s', (_what, place, quoteId, at, step) => {
    expect(previousStep(place, quoteId, at)).toEqual(step);
  });

  it('are counted over all pages', () => {
    expect(placeText(PAGE_2, 22, 1)).toBe('5 of 8');
    expect(placeText(PAGE_2, 99, 1)).toBeNull();
    expect(placeText({ ...PAGE_2, ids: [] }, 99, -1)).toBeNull();
  });

  it('do not contain one that was opened by its address, which says so', () => {
    expect(placeText(PAGE_2, 99, -1)).toBe(NOT_IN_LIST);
  });
});
