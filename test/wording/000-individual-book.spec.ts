import { individualColumns, VOID_COLUMNS } from '../../backend/src/book/individuals/individual-book-csv.ts';
import {
  CONTRACT_STATUSES,
  PAYMENT_STATUSES,
} from '../../shared/src/book-of-business/individuals/contract-standing.ts';
import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORT,
  SEARCH_FIELDS,
} from '../../shared/src/book-of-business/individuals/search-fields.ts';
import {
  PAYMENT_STATUS_INVALID,
  SEARCH_CHOICES,
  STATUS_INVALID,
} from '../../shared/src/book-of-business/individuals/search-item.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';

const COMMON =
  'Contract number, First name, Last name, Date of birth, Phone, Effective date, Original effective date, Status, Payment status, ' +
  'Paid to Date, Due date, Amount due, Plan, Email, Address';

describe('what document 000 says word for word of the individual book', () => {
  const columns = (isMedicare: boolean, hasAgent: boolean) =>
    individualColumns({ isMedicare, hasAgent, today: isoDate('2026-11-23') })
      .map(([heading]) => heading)
      .join(', ');

  it.each([
    [2, 'All', SEARCH_CHOICES[0][0]],
    [5, 'Please enter a valid status: "Active" or "Inactive".', STATUS_INVALID],
    [5, 'Please enter a valid payment status: "Past due" or "Current".', PAYMENT_STATUS_INVALID],
    [5, 'Active, Inactive', CONTRACT_STATUSES.join(', ')],
    [5, 'Past due, Current', PAYMENT_STATUSES.join(', ')],
    [9, '10, PAYMENT_DUE_DATE', `${DEFAULT_PAGE_SIZE}, ${DEFAULT_SORT.Field}`],
    [
      3,
      'ALL, CONTRACT_ID, MEMBER_LASTNAME, MEMBER_FIRSTNAME, AGENT_LASTNAME, AGENT_FIRSTNAME, ACTIVE_EFFDATE, MED_TERMDATE, PAYMENT_STATUS, PAID_TO_DATE, PAYMENT_DUE_DATE, PAYMENT_AMT_DUE, PLAN_NAME, PHONE, EMAIL, AGENT_ID',
      SEARCH_FIELDS.join(', '),
    ],
  ])('section %i: %s', (_section, sentence, ours) => {
    expect(ours).toBe(sentence);
  });

  it('section 3: the columns of its files, in their order', () => {
    expect(columns(false, false)).toBe(`${COMMON}, CSR%, Marketplace?, APTC`);
    expect(columns(false, true)).toBe(`${COMMON}, Agent, CSR%, Marketplace?, APTC`);
    expect(columns(true, false)).toBe(`${COMMON}, Dental Plan`);
    expect(VOID_COLUMNS.map(([heading]) => heading).join(', ')).toBe(
      'Contract #, First name, Last name, Effective date, Phone, Email',
    );
  });
});
