import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';
import { unprintableProblem } from '#shared/formats/text';
import { groupStatusLabel, type QuoteStatus } from '#shared/quotes/quote-status';

/** Letters that Unicode does not decompose into a letter and an accent. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const TITLES = ['mr', 'mrs', 'ms', 'miss', 'dr', 'prof'];
const SUFFIXES = ['jr', 'sr', 'ii', 'iii', 'iv', 'v', 'md', 'phd', 'esq', 'cpa', 'chfc', 'clu', 'rhu'];
/** In these scripts a full name is written without a space. */
const WITHOUT_BLANKS = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,}$/u;

/** Ours: the specification asks for a name (SignedByName), not whose it must be. */
export const signsForAnother = (typed: string, accountName: string): string =>
  `You typed “${typed}”, and this account belongs to ${accountName}. Both names are stored with the signature and shown to staff.`;

/**
 * Whether a typed name is the account's: the same first and last name. Ignores case, accents, titles, middle names, suffixes and
 * the order "Last, First".
 */
export function isSignerOf(typed: string, accountName: string): boolean {
  const [one, other] = [nameParts(typed), nameParts(accountName)];
  return one.length > 0 && one.at(0) === other.at(0) && one.at(-1) === other.at(-1);
}

/** Whether a name has more than one word; users whose account has a one-word name sign with it. */
export const isFullName = (typed: string, accountName: string): boolean => {
  const words = nameParts(typed);
  return (
    words.length > 1 || WITHOUT_BLANKS.test(typed.trim()) || (words.length === 1 && isSignerOf(typed, accountName))
  );
};

/** "Dr. Lindqvist, Ada M., Jr." -> ada, m, lindqvist. */
function nameParts(name: string): string[] {
  const [first = '', ...rest] = name
    .split(',')
    .map(words)
    .filter((part) => part.length > 0 && !part.every(isSuffix));
  const parts = first === '' ? [] : [...rest.flat(), ...first];
  const named = parts.length > 1 && TITLES.includes(parts[0]!) ? parts.slice(1) : parts;
  let end = named.length;
  while (end > 2 && isSuffix(named[end - 1]!)) {
    end -= 1;
  }
  return named.slice(0, end);
}

const isSuffix = (word: string): boolean => SUFFIXES.includes(word);

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(/['’ʼ`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export interface SigningFacts {
  status: QuoteStatus;
  audience: 'external' | 'internal';
  /** Rule DisableForExternalAgentFlag keeps this agent out. */
  isBlocked: boolean;
}

export const COMPLETE_ALL_SECTIONS =
  'Complete the application, the supporting documents and the demographics before you sign.';
export const AGENTS_SIGN = 'The agent signs and submits.';
/** Spec 000 section 8, both. */
export const ENROLLMENT_SUBMITTED = 'Enrollment successfully submitted.';
export const ALREADY_SUBMITTED = 'This quote has already been submitted.';

const SUBMITTED: readonly QuoteStatus[] = [
  'Complete',
  'Pended',
  'Approved',
  'Rejected',
  'Declined',
  'PassivelyRenewed',
];

/** A failed enrollment is resubmitted by signing again ("Please retry submission", spec 000 section 8). */
export const SIGNABLE: readonly QuoteStatus[] = ['SignatureRequired', 'FailedEnrollment'];

/** Why this user cannot sign the quote; null = can. Source: spec 001 sections 4 and 6. */
export function signingProblem({ status, audience, isBlocked }: SigningFacts): string | null {
  if (SUBMITTED.includes(status)) {
    return ALREADY_SUBMITTED;
  }
  if (audience === 'internal') {
    return AGENTS_SIGN;
  }
  if (isBlocked) {
    return ENROLLMENT_BY_STAFF;
  }
  if (status === 'Enrolling') {
    return COMPLETE_ALL_SECTIONS;
  }
  return SIGNABLE.includes(status) ? null : `A quote in status ${groupStatusLabel(status, audience)} cannot be signed.`;
}

/** Increment whenever the text changes. */
export const CONSENT_VERSION = '2026-11';
/**
 * Ours: the specification names ApplicationEnteredConsent but not its words. ESIGN, 15 USC 7001(c): what consent means, and the
 * alternative.
 */
export const CONSENT_TEXT =
  'I have reviewed this application with the employer. As far as I know its answers, its members and its documents are complete and true. ' +
  'I agree to sign it electronically: my typed name has the same effect as my signature by hand. ' +
  'I know that I may sign on paper instead, by calling small-business sales.';
export const NAME_LIMIT = 100;
export const NOTES_LIMIT = 2_000;
export const TYPE_YOUR_NAME = 'Type your full name to sign.';
export const SIGNATURE_WITHDRAWN =
  'This signature is no longer valid: the enrollment was returned or failed. Review it and sign again.';
export const CONSENT_NEEDED = 'Confirm that you have reviewed the application and agree to sign it electronically.';
export const CONSENT_CHANGED = 'The consent has changed since this page was loaded. Reload the page and read it again.';
export const DROP_CONSENT_NEEDED = 'Confirm that the members who are not on this census lose their coverage.';

export interface SignatureInput {
  SignedByName: string;
  ApplicationEnteredConsent: boolean;
  MemberDropConsent?: boolean;
  /** The account's name, confirmed if SignedByName differs from it. */
  AccountName?: string;
  /** The version of the text shown; if absent, the text in force. */
  ConsentVersion?: string;
}

/** What a signature is missing, by field; empty = valid. `losesMembers`: people who are covered now would lose coverage. */
export function signatureProblems(
  { SignedByName, ApplicationEnteredConsent, MemberDropConsent, ConsentVersion }: SignatureInput,
  {
    losesMembers,
    accountName,
    consentVersion = CONSENT_VERSION,
  }: { losesMembers: boolean; accountName: string; consentVersion?: string },
): Record<string, string> {
  const nameProblem = isFullName(SignedByName, accountName) ? unprintableProblem(SignedByName) : TYPE_YOUR_NAME;
  return {
    ...(nameProblem ? { SignedByName: nameProblem } : {}),
    ...(ApplicationEnteredConsent ? {} : { ApplicationEnteredConsent: CONSENT_NEEDED }),
    ...((ConsentVersion ?? consentVersion) === consentVersion ? {} : { ApplicationEnteredConsent: CONSENT_CHANGED }),
    ...(losesMembers && MemberDropConsent !== true ? { MemberDropConsent: DROP_CONSENT_NEEDED } : {}),
  };
}
