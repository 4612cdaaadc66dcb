import { COVERAGE_STATUSES, type CoverageStatus, type Gender, type Relationship } from '#shared/census/census-codes';

/**
 * What people, carriers and brokers write for a relationship. "S" and "Other" can mean several and are left out: an unknown
 * relationship is an error, never silently an employee.
 *
 * Sources: the census formats that Benefix, Regence and the DC exchange publish (EE, E, SP, H, W, CH, C, DP, D); X12 834 element
 * 1069 (18 self, 19 child, 53 life partner, 09, 10, 15 and 17 other children). 01 is left out: the spouse in X12, the insured
 * person in HL7 and in many carriers' files.
 */
const RELATIONSHIP_WORDS: Record<Relationship, readonly string[]> = {
  Self: [
    'self',
    'employee',
    'ee',
    'em',
    'emp',
    'empl',
    'e',
    'ee only',
    'subscriber',
    'sub',
    'subs',
    'primary',
    'policyholder',
    'member self',
    'insured',
    'primary insured',
    '18',
  ],
  Spouse: [
    'spouse',
    'sp',
    'sps',
    'spo',
    'spou',
    'es',
    'ee spouse',
    'employee spouse',
    'husband',
    'hus',
    'h',
    'wife',
    'w',
    'married spouse',
    'legal spouse',
    'spouse same sex',
  ],
  DomesticPartner: [
    'domesticpartner',
    'domestic partner',
    'dp',
    'dom',
    'dom part',
    'partner',
    'dom partner',
    'domestic part',
    'life partner',
    'lp',
    '53',
  ],
  Child: [
    'child',
    'ch',
    'chd',
    'chld',
    'c',
    'son',
    'daughter',
    'dau',
    'dtr',
    'dc',
    'dependent child',
    'dep child',
    'child dependent',
    'stepchild',
    'step child',
    'sc',
    'stepson',
    'stepdaughter',
    'adopted child',
    'ac',
    'foster child',
    'fc',
    'disabled child',
    'ward',
    '09',
    '10',
    '15',
    '17',
    '19',
  ],
};
/** Written of children nearly always; a file may mean a spouse, so whoever imports is told. */
const CHILD_PRESUMABLY = new Set(['dependent', 'dependant', 'dep', 'dpnd', 'depn', 'd']);
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

export const parseRelationship = (text: string): Relationship | null =>
  RELATIONSHIP_OF.get(plainWord(text)) ?? (isPresumablyChild(text) ? 'Child' : null);
/** "Dependent" and its codes: read as a child, and said. */
export const isPresumablyChild = (text: string): boolean => CHILD_PRESUMABLY.has(plainWord(text));
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
export const plainWord = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

function inverted<Code extends string>(words: Record<Code, readonly string[]>): Map<string, Code> {
  return new Map((Object.keys(words) as Code[]).flatMap((code) => words[code].map((word) => [word, code] as const)));
}
