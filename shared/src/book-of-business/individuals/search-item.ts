import type { SearchItem, SpecificContract } from '#shared/book-of-business/individuals/individual-book.record';
import { DAY_FIELDS, type SearchField } from '#shared/book-of-business/individuals/search-fields';
import { typedPaymentStatus, typedStatus } from '#shared/book-of-business/individuals/search-term';
import { parseWireDay } from '#shared/dates/iso-date';
import { DATE_INVALID } from '#shared/formats/auto-date';
import { CURRENCY_INVALID, parseCurrency } from '#shared/formats/currency';

/** Source: spec 000 section 5, "Book of business search". */
export const STATUS_INVALID = 'Please enter a valid status: "Active" or "Inactive".';
export const PAYMENT_STATUS_INVALID = 'Please enter a valid payment status: "Past due" or "Current".';
/** Ours. */
export const SEARCH_TEXT_REQUIRED = 'Enter what to search for.';
export const PHONE_DIGITS_REQUIRED = 'Enter digits of the phone number.';
export const RANGE_REVERSED = 'The end must not be before the start.';
export const RANGE_OF_DAYS_AND_AMOUNTS = 'Only dates and the amount due can be searched by a range.';
export const TOO_MANY_TERMS = 'Search for at most 10 texts at once.';
export const SSN_NOT_SEARCHED = 'Contracts cannot be searched by SSN.';

/** What agents choose from, in this order. Status and payment status are sent as ALL. Source: spec 000 sections 2 and 5. */
export const SEARCH_CHOICES = [
  ['All', 'ALL'],
  ['Contract #', 'CONTRACT_ID'],
  ['Last name', 'MEMBER_LASTNAME'],
  ['First name', 'MEMBER_FIRSTNAME'],
  ['Agent Last name', 'AGENT_LASTNAME'],
  ['Agent First name', 'AGENT_FIRSTNAME'],
  ['Effective date', 'ACTIVE_EFFDATE'],
  ['Status', 'ALL'],
  ['Payment status', 'ALL'],
  ['Paid to Date', 'PAID_TO_DATE'],
  ['Bill date', 'PAYMENT_DUE_DATE'],
  ['Amount due', 'PAYMENT_AMT_DUE'],
  ['Plan', 'PLAN_NAME'],
  ['Phone', 'PHONE'],
  ['Email', 'EMAIL'],
] as const satisfies readonly (readonly [string, SearchField])[];
export type SearchChoice = (typeof SEARCH_CHOICES)[number][0];

/** Whether a choice has a start and an end: dates and the amount due. */
export const hasRange = (choice: SearchChoice): boolean => isRangeable(fieldOf(choice));

/** Whether a choice is searched by date. */
export const isDayChoice = (choice: SearchChoice): boolean => DAY_FIELDS.includes(fieldOf(choice));

/**
 * What was typed for a choice, as it is sent: dates as YYYY-MM-DD, and an effective date as a range whose empty end is its start. Other
 * dates and amounts are a range when they have an end.
 */
export function chosenItem(choice: SearchChoice, typed: string, end = ''): SearchItem {
  const Field = fieldOf(choice);
  const sent = (text: string): string => (DAY_FIELDS.includes(Field) && parseWireDay(text.trim())) || text.trim();
  return choice === 'Effective date' || (isRangeable(Field) && end.trim() !== '')
    ? { Field, Terms: [sent(typed), sent(end) || sent(typed)], Ranged: true }
    : { Field, Terms: [sent(typed)], Ranged: false };
}

/** What is wrong with what was typed for a choice; null when it can be searched. */
export function choiceProblem(choice: SearchChoice, typed: string, end = ''): string | null {
  if (choice === 'Status') {
    return typedStatus(typed) ? null : STATUS_INVALID;
  }
  if (choice === 'Payment status') {
    return typedPaymentStatus(typed) ? null : PAYMENT_STATUS_INVALID;
  }
  return searchItemProblem(chosenItem(choice, typed, end));
}

/** Of all criteria: each text is looked for in every way it can be meant, and together with all others. */
const MOST_TERMS = 10;

/** What is wrong with a search; null when it can be made. */
export function searchProblem(items: readonly SearchItem[]): string | null {
  const problem = items.map(searchItemProblem).find((each) => each !== null);
  return problem ?? (items.flatMap(({ Terms }) => Terms).length > MOST_TERMS ? TOO_MANY_TERMS : null);
}

/** What is wrong with a criterion; null when it can be searched. */
function searchItemProblem({ Field, Terms, Ranged }: SearchItem): string | null {
  const [start = '', end = ''] = Terms;
  if (Ranged) {
    return rangeProblem(Field, start, end || start);
  }
  return Terms.length === 0
    ? SEARCH_TEXT_REQUIRED
    : (Terms.map((term) => termProblem(Field, term)).find((problem) => problem !== null) ?? null);
}

const fieldOf = (choice: SearchChoice): SearchField => SEARCH_CHOICES.find(([label]) => label === choice)![1];

const isRangeable = (field: SearchField): boolean => field === 'PAYMENT_AMT_DUE' || DAY_FIELDS.includes(field);

function termProblem(field: SearchField, term: string): string | null {
  if (term.trim() === '') {
    return SEARCH_TEXT_REQUIRED;
  }
  if (WRITTEN_SSN.test(term.trim())) {
    return SSN_NOT_SEARCHED;
  }
  if (DAY_FIELDS.includes(field)) {
    return parseWireDay(term.trim()) ? null : DATE_INVALID;
  }
  return TERM_PROBLEMS[field]?.(term) ?? null;
}

const WRITTEN_SSN = /^\d{3}-\d{2}-\d{4}$/;

const TERM_PROBLEMS: Partial<Record<SearchField, (term: string) => string | null>> = {
  PAYMENT_STATUS: (term) => (typedPaymentStatus(term) ? null : PAYMENT_STATUS_INVALID),
  PAYMENT_AMT_DUE: (term) => (parseCurrency(term) === null ? CURRENCY_INVALID : null),
  PHONE: (term) => (/\d/.test(term) ? null : PHONE_DIGITS_REQUIRED),
};

function rangeProblem(field: SearchField, start: string, end: string): string | null {
  if (!isRangeable(field)) {
    return RANGE_OF_DAYS_AND_AMOUNTS;
  }
  const problem = termProblem(field, start) ?? termProblem(field, end);
  const valueOf = field === 'PAYMENT_AMT_DUE' ? parseCurrency : parseWireDay;
  return problem ?? (valueOf(end.trim())! < valueOf(start.trim())! ? RANGE_REVERSED : null);
}

/** Ours. Individuals, decision 24. */
export const SPECIFIC_CONTRACT_REQUIRED = 'Enter a contract number, or first name, last name and phone.';

/** Whether one contract can be looked for: by its number, or by names and phone, all three. */
export const specificContractProblem = ({
  ContractId,
  FirstName,
  LastName,
  Phone,
}: Partial<SpecificContract>): string | null =>
  ContractId?.trim() || [FirstName, LastName, Phone].every((text) => text?.trim()) ? null : SPECIFIC_CONTRACT_REQUIRED;
