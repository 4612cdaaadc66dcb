import type { SearchItem } from '#shared/book-of-business/individuals/individual-book.record';
import {
  choiceProblem,
  chosenItem,
  hasRange,
  isDayChoice,
  PAYMENT_STATUS_INVALID,
  PHONE_DIGITS_REQUIRED,
  RANGE_OF_DAYS_AND_AMOUNTS,
  RANGE_REVERSED,
  SEARCH_CHOICES,
  SEARCH_TEXT_REQUIRED,
  searchProblem,
  SPECIFIC_CONTRACT_REQUIRED,
  specificContractProblem,
  SSN_NOT_SEARCHED,
  STATUS_INVALID,
  TOO_MANY_TERMS,
} from '#shared/book-of-business/individuals/search-item';
import { DATE_INVALID } from '#shared/formats/auto-date';
import { CURRENCY_INVALID } from '#shared/formats/currency';

describe('the search choices', () => {
  it('are those of the specification, in its order', () => {
    expect(SEARCH_CHOICES.map(([label]) => label).join(', ')).toBe(
      'All, Contract #, Last name, First name, Agent Last name, Agent First name, Effective date, Status, Payment status, ' +
        'Paid to Date, Bill date, Amount due, Plan, Phone, Email',
    );
  });

  it.each([
    ['Effective date', '12/1/2026', '', { Field: 'ACTIVE_EFFDATE', Terms: ['2026-12-01', '2026-12-01'], Ranged: true }],
    [
      'Effective date',
      '12/1/2026',
      '12/31/2026',
      { Field: 'ACTIVE_EFFDATE', Terms: ['2026-12-01', '2026-12-31'], Ranged: true },
    ],
    ['Bill date', '1/5/2027', '', { Field: 'PAYMENT_DUE_DATE', Terms: ['2027-01-05'], Ranged: false }],
    [
      'Bill date',
      '1/5/2027',
      ' 1/31/2027',
      { Field: 'PAYMENT_DUE_DATE', Terms: ['2027-01-05', '2027-01-31'], Ranged: true },
    ],
    ['Amount due', '$100', '200.50', { Field: 'PAYMENT_AMT_DUE', Terms: ['$100', '200.50'], Ranged: true }],
    ['Last name', 'Byron', 'Z', { Field: 'MEMBER_LASTNAME', Terms: ['Byron'], Ranged: false }],
    ['Status', 'active', '', { Field: 'ALL', Terms: ['active'], Ranged: false }],
    ['Payment status', ' Past due', '', { Field: 'ALL', Terms: ['Past due'], Ranged: false }],
    ['Last name', 'Byron', '', { Field: 'MEMBER_LASTNAME', Terms: ['Byron'], Ranged: false }],
  ] as const)('%s %j %j is sent as %j', (choice, typed, end, item) => {
    expect(chosenItem(choice, typed, end)).toEqual(item);
  });

  it.each([
    ['Status', 'ACTIVE', '', null],
    ['Status', 'termed', '', STATUS_INVALID],
    ['Payment status', 'past DUE', '', null],
    ['Payment status', 'overdue', '', PAYMENT_STATUS_INVALID],
    ['Effective date', '12/1/2026', '', null],
    ['Effective date', '12/1/2026', '11/30/2026', RANGE_REVERSED],
    ['Effective date', '', '11/30/2026', SEARCH_TEXT_REQUIRED],
    ['Paid to Date', '02/29/2027', '', DATE_INVALID],
    ['Amount due', '$1,234.50', '', null],
    ['Amount due', 'much', '', CURRENCY_INVALID],
    ['Amount due', '200', '100', RANGE_REVERSED],
    ['Bill date', '1/31/2027', '1/30/2027', RANGE_REVERSED],
    ['Bill date', '1/31/2027', 'soon', DATE_INVALID],
    ['Phone', '(616)', '', null],
    ['Phone', 'none', '', PHONE_DIGITS_REQUIRED],
    ['All', ' ', '', SEARCH_TEXT_REQUIRED],
    ['All', '219-09-9991', '', SSN_NOT_SEARCHED],
    ['All', '219099991', '', null],
  ] as const)('%s %j %j: %s', (choice, typed, end, problem) => {
    expect(choiceProblem(choice, typed, end)).toBe(problem);
  });
});

describe('the choices with a start and an end', () => {
  it('are the dates and the amount due', () => {
    const labels = SEARCH_CHOICES.map(([label]) => label);
    expect(labels.filter(hasRange)).toEqual(['Effective date', 'Paid to Date', 'Bill date', 'Amount due']);
    expect(labels.filter(isDayChoice)).toEqual(['Effective date', 'Paid to Date', 'Bill date']);
  });
});

describe('searchProblem', () => {
  it.each<[SearchItem, string | null]>([
    [{ Field: 'PAYMENT_STATUS', Terms: ['Past due', 'CURRENT'], Ranged: false }, null],
    [{ Field: 'PAYMENT_STATUS', Terms: ['Past due', 'late'], Ranged: false }, PAYMENT_STATUS_INVALID],
    [{ Field: 'PAYMENT_AMT_DUE', Terms: ['9', '10'], Ranged: true }, null],
    [{ Field: 'PAYMENT_AMT_DUE', Terms: ['10', '9'], Ranged: true }, RANGE_REVERSED],
    [{ Field: 'PAID_TO_DATE', Terms: ['2026-12-01'], Ranged: true }, null],
    [{ Field: 'PLAN_NAME', Terms: ['a', 'b'], Ranged: true }, RANGE_OF_DAYS_AND_AMOUNTS],
    [{ Field: 'ALL', Terms: [], Ranged: false }, SEARCH_TEXT_REQUIRED],
  ])('%j: %s', (item, problem) => {
    expect(searchProblem([item])).toBe(problem);
  });

  it.each([
    [5, 2, null],
    [10, 1, null],
    [10, 5, TOO_MANY_TERMS],
  ])('%i criteria of %i texts: %s', (criteria, texts, problem) => {
    const item = { Field: 'ALL', Terms: Array<string>(texts).fill('byron'), Ranged: false } as const;
    expect(searchProblem(Array<SearchItem>(criteria).fill(item))).toBe(problem);
  });
});

describe('specificContractProblem', () => {
  it.each([
    [{ ContractId: 'C1' }, null],
    [{ FirstName: 'Ada', LastName: 'Byron', Phone: '6165550100' }, null],
    [{ FirstName: 'Ada', LastName: 'Byron', Phone: ' ' }, SPECIFIC_CONTRACT_REQUIRED],
    [{ ContractId: ' ', LastName: 'Byron' }, SPECIFIC_CONTRACT_REQUIRED],
    [{}, SPECIFIC_CONTRACT_REQUIRED],
  ])('%j: %s', (given, problem) => {
    expect(specificContractProblem(given)).toBe(problem);
  });
});
