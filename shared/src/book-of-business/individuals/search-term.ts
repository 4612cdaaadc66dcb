import {
  CONTRACT_STATUSES,
  type ContractStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#shared/book-of-business/individuals/contract-standing';
import { type IsoDate, parseWireDay } from '#shared/dates/iso-date';
import { parseCurrency } from '#shared/formats/currency';
import { nameKey } from '#shared/search/search-terms';

/** The keys by which contracts are sorted and found: lowercase, without accents and punctuation, so that every database compares alike. */
export interface ContractKeys {
  numberKey: string;
  firstNameKey: string;
  lastNameKey: string;
  planKey: string;
  emailKey: string;
}

interface Keyed {
  contractNumber: string;
  firstName: string;
  lastName: string;
  planName: string;
  email: string;
}

export const contractKeys = ({ contractNumber, firstName, lastName, planName, email }: Keyed): ContractKeys => ({
  numberKey: numberKey(contractNumber),
  firstNameKey: nameKey(firstName),
  lastNameKey: nameKey(lastName),
  planKey: nameKey(planName),
  emailKey: nameKey(email),
});

/** "c-100" and "C 100" are the same contract. */
export const numberKey = (contractNumber: string): string => nameKey(contractNumber).replaceAll(' ', '').slice(0, 20);

/** What a text that was typed to search all fields can mean; each that is not null is looked for. */
export interface TermMeanings {
  status: ContractStatus | null;
  paymentStatus: PaymentStatus | null;
  /** The beginning of a name, plan or email. */
  key: string | null;
  number: string | null;
  /** The beginning of a phone number: digits. */
  phone: string | null;
  day: IsoDate | null;
  cents: number | null;
  /** A first and a last name, in either order: each place at which the words can be split. */
  names: readonly (readonly [string, string])[];
}

/** Longer names are cut: each word more is two more look-ups. */
const MOST_WORDS = 4;
const TYPED_PHONE = /^[\d\s()+.-]+$/;
/** Fewer digits are the beginning of too many numbers. */
const FEWEST_DIGITS = 3;

/** Source: individuals, decision 20 (a status, or a text that begins so). */
export function termMeanings(text: string): TermMeanings {
  const key = nameKey(text);
  const digits = text.replaceAll(/\D/g, '');
  return {
    status: typedStatus(text),
    paymentStatus: typedPaymentStatus(text),
    key: key || null,
    number: numberKey(text) || null,
    phone: TYPED_PHONE.test(text) && digits.length >= FEWEST_DIGITS ? digits : null,
    day: parseWireDay(text.trim()),
    cents: parseCurrency(text),
    names: splits(key),
  };
}

/** Upper or lower case. null when it is neither. */
export const typedStatus = (text: string): ContractStatus | null => oneOf(CONTRACT_STATUSES, text);
export const typedPaymentStatus = (text: string): PaymentStatus | null => oneOf(PAYMENT_STATUSES, text);

const oneOf = <Word extends string>(words: readonly Word[], text: string): Word | null =>
  words.find((word) => word.toLowerCase() === text.trim().toLowerCase()) ?? null;

function splits(key: string): [string, string][] {
  const words = key.split(' ').slice(0, MOST_WORDS);
  return words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
}
