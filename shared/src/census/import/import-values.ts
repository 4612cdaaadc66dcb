import { COVERAGE_STATUSES, type CoverageStatus, type Gender, type Relationship } from '#shared/census/census-codes';

/**
 * What people write for a relationship. "Dependent", "S" and "Other" are left out on purpose: they can mean several,
 * and an unknown relationship is an error, never silently an employee.
 */
const RELATIONSHIP_WORDS: Record<Relationship, readonly string[]> = {
  Self: [
    'self',
    'employee',
    'ee',
    'emp',
    'e',
    'subscriber',
    'sub',
    'primary',
    'policyholder',
    'insured',
    'primary insured',
  ],
  Spouse: ['spouse', 'sp', 'husband', 'wife', 'married spouse', 'legal spouse'],
  DomesticPartner: ['domesticpartner', 'domestic partner', 'dp', 'partner', 'dom partner', 'life partner'],
  Child: [
    'child',
    'ch',
    'c',
    'son',
    'daughter',
    'dependent child',
    'child dependent',
    'stepchild',
    'step child',
    'stepson',
    'stepdaughter',
    'adopted child',
    'foster child',
    'disabled child',
    'ward',
  ],
};
const COVERAGE_WORDS: Record<CoverageStatus, readonly string[]> = {
  Enroll: [
    'enroll',
    'enrol',
    'enrolled',
    'enrolling',
    'e',
    'yes',
    'y',
    'true',
    'elect',
    'elected',
    'accept',
    'accepted',
    'x',
  ],
  Waive: [
    'waive',
    'waived',
    'waiving',
    'waiver',
    'w',
    'no',
    'n',
    'false',
    'decline',
    'declined',
    'refuse',
    'refused',
    'none',
  ],
};
const GENDER_WORDS: Record<Gender, readonly string[]> = { M: ['m', 'male', 'man'], F: ['f', 'female', 'woman'] };
const YES = new Set(['yes', 'y', 'true', '1', 'x', 't', 'smoker', 'tobacco', 'disabled']);
const NO = new Set(['no', 'n', 'false', '0', 'f', 'none', 'non smoker', 'nonsmoker', 'never', 'na', 'n a']);

const RELATIONSHIP_OF = inverted(RELATIONSHIP_WORDS);
const COVERAGE_OF = inverted(COVERAGE_WORDS);
const GENDER_OF = inverted(GENDER_WORDS);

export const parseRelationship = (text: string): Relationship | null => RELATIONSHIP_OF.get(plainWord(text)) ?? null;
export const parseCoverage = (text: string): CoverageStatus | null => COVERAGE_OF.get(plainWord(text)) ?? null;
export const parseGender = (text: string): Gender | null => GENDER_OF.get(plainWord(text)) ?? null;

/** Null when it is neither a yes nor a no. */
export function parseYesNo(text: string): boolean | null {
  const word = plainWord(text);
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

/** "Yes" above a column of statuses does not make it one: these words do. */
export const isCoverageWord = (text: string): boolean => {
  const word = plainWord(text);
  return COVERAGE_STATUSES.some((status) => word.startsWith(status.toLowerCase().slice(0, 4)));
};

/** Upper case, punctuation and doubled blanks do not matter: "Domestic-Partner " is "domestic partner". */
const plainWord = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

function inverted<Code extends string>(words: Record<Code, readonly string[]>): Map<string, Code> {
  return new Map((Object.keys(words) as Code[]).flatMap((code) => words[code].map((word) => [word, code] as const)));
}
