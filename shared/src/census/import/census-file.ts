import {
  censusHeader,
  FORMULA_FAILS,
  FORMULA_WITHOUT_RESULT,
  HEADERLESS_FIELDS,
  invalidAtRow,
  PERSON_FIELDS,
} from '#shared/census/import/import-fields';
import type { ColumnMapping } from '#shared/census/import/import.record';
import { headerNames, IMPORT_FIELDS, type ImportField } from '#shared/persons/import/file-columns';
import type { FileKind } from '#shared/persons/import/file-kind';
import { cellText } from '#shared/persons/import/import-sheet';
import { isCoverageWord, parseCoverage, parseRelationship, plainWord } from '#shared/persons/import/import-values';
import { plainHeader } from '#shared/persons/import/person-column';
import type { Relationship } from '#shared/census/census-codes';

/** What a header can mean: a field, or one of several that only the values below it can tell apart. */
export type HeaderMeaning = ImportField | 'seeValues' | null;

/** "EE" and "Subscriber" stand above numbers as often as above "EE, SP, CH"; "Status" above anything. */
const TOLD_BY_VALUES = new Set([
  'ee',
  'emp',
  'employee',
  'subscriber',
  'sub',
  'insured',
  'member',
  'type',
  'status',
  'coverage',
  'election',
]);

/** A word in a longer header, tried in this order. */
const WORDS: readonly (readonly [RegExp, ImportField])[] = [
  [/\b(dob|birth ?(date|day)?)\b/, 'DateOfBirth'],
  [/\b(relationship|relation)\b/, 'RelationshipToSubscriber'],
  [/\bfirst name\b/, 'FirstName'],
  [/\b(last name|surname)\b/, 'LastName'],
  [/\bmiddle (name|initial)\b/, 'MiddleInitial'],
  [/\b(ssn|social security|soc sec)\b/, 'SSN'],
  [/\b(gender|sex)\b/, 'Gender'],
  [/\b(tobacco|smok(er|es|ing))\b/, 'Tobacco'],
  [/\bdisab(led|ility)\b/, 'Disabled'],
  [/\b(medical|health)\b/, 'MedicalStatus'],
  [/\bdental\b/, 'DentalStatus'],
  [/\bvision\b/, 'VisionStatus'],
  [/\b(employee|family|household|subscriber) (number|id)\b/, 'EmployeeNumber'],
  [/\b(zip|postal) ?code\b|\bzip\b/, 'HomePostalCode'],
  [/\be ?mail\b/, 'EmailAddress'],
  [/\b(phone|telephone)\b/, 'HomeNumber'],
];

/** Columns about something else, though a word of ours stands in them. */
const ABOUT_OTHERS =
  /\b(pcp|provider|physician|agent|broker|manager|emergency|beneficiary|hire|plan|premium|rate|cost|carrier|tier|mailing|work|fax|last use|age)\b/;

const LONGEST_HEADER = 60;
const fieldNamed = headerNames(IMPORT_FIELDS);

/** What a column header of a census most likely means, from its words alone. */
export function headerMeaning(header: string): HeaderMeaning {
  const plain = plainHeader(header);
  if (plain === '') {
    return header.trim() === '#' ? 'EmployeeNumber' : null;
  }
  const known = fieldNamed(header);
  if (known) {
    return known;
  }
  if (TOLD_BY_VALUES.has(plain)) {
    return 'seeValues';
  }
  if (ABOUT_OTHERS.test(plain) || plain.length > LONGEST_HEADER) {
    return null;
  }
  return WORDS.find(([words]) => words.test(plain))?.[1] ?? null;
}

/** Whom of the family a column is about, as people read it: "Spouse", "Child 2". The employee's own columns have none. */
export interface FamilyColumn {
  person: string | null;
  meaning: HeaderMeaning;
}

const PARTNER = /^(?:spouse s|spouse partner|spouse|sp|wife|husband)(?: (.*))?$/;
const DOMESTIC_PARTNER = /^(?:domestic partner|partner|dp)(?: (.*))?$/;
const CHILD = /^(?:child|ch|kid|son|daughter) (\d{1,2})(?: (.*))?$/;
const CHILD_NUMBERED_LAST = /^(?:child|ch|kid) (.+) (\d{1,2})$/;
const DEPENDENT = /^(?:dependent|dependant|dep) (\d{1,2})(?: (.*))?$/;
const DEPENDENT_NUMBERED_LAST = /^(?:dependent|dependant|dep) (.+) (\d{1,2})$/;
const EMPLOYEE = /^(?:employee|ee|emp|subscriber|insured|member)(?: (.*))?$/;

/**
 * What the headers mean in a file with one row for each family: employee, spouse and children in columns. Null for a file with a row
 * for each person, which has a column of relationships or names nobody but the row's own person.
 */
export function familyColumns(headers: readonly string[]): FamilyColumn[] | null {
  const columns = headers.map(familyColumn);
  const hasPeople = columns.some(({ person, meaning }) => person !== null && meaning === 'DateOfBirth');
  const hasRelationship = columns.some(
    ({ person, meaning }) => person === null && meaning === 'RelationshipToSubscriber',
  );
  return hasPeople && !hasRelationship ? columns : null;
}

function familyColumn(header: string): FamilyColumn {
  const plain = plainHeader(header.replaceAll(/([a-zA-Z])(\d)/g, '$1 $2').replaceAll(/(\d)([a-zA-Z])/g, '$1 $2'));
  const spouse = PARTNER.exec(plain);
  if (spouse) {
    return { person: 'Spouse', meaning: meaningOf(spouse[1]) };
  }
  const domestic = DOMESTIC_PARTNER.exec(plain);
  if (domestic) {
    return { person: 'Domestic partner', meaning: meaningOf(domestic[1]) };
  }
  const child = CHILD.exec(plain);
  if (child) {
    return { person: `Child ${Number(child[1])}`, meaning: meaningOf(child[2]) };
  }
  const childLast = CHILD_NUMBERED_LAST.exec(plain);
  if (childLast) {
    return { person: `Child ${Number(childLast[2])}`, meaning: meaningOf(childLast[1]) };
  }
  const dependent = DEPENDENT.exec(plain);
  if (dependent) {
    return { person: `Dependent ${Number(dependent[1])}`, meaning: meaningOf(dependent[2]) };
  }
  const dependentLast = DEPENDENT_NUMBERED_LAST.exec(plain);
  if (dependentLast) {
    return { person: `Dependent ${Number(dependentLast[2])}`, meaning: meaningOf(dependentLast[1]) };
  }
  const known = headerMeaning(header);
  const employee = known === null || known === 'seeValues' ? EMPLOYEE.exec(plain) : null;
  return { person: null, meaning: employee ? meaningOf(employee[1]) : known };
}

/** "Spouse" alone stands above names. */
const meaningOf = (rest: string | undefined): HeaderMeaning => {
  const meaning = rest ? headerMeaning(rest) : 'FullName';
  return meaning === 'seeValues' ? null : meaning;
};

/** Whom of a family an employee's election covers. */
export const COVERED = {
  Waive: [],
  Employee: ['Self'],
  Spouse: ['Self', 'Spouse', 'DomesticPartner'],
  Children: ['Self', 'Child'],
  Family: ['Self', 'Spouse', 'DomesticPartner', 'Child'],
} as const satisfies Record<string, readonly Relationship[]>;
export type FamilyTier = keyof typeof COVERED;

/**
 * Without "and", "&" and "+". Sources: X12 element 1207, coverage level (EMP, IND, ESP, ECH, FAM); the census format of Benefix (EE,
 * ES, EES, EC, EECH, ECN, F, EF, W); WO and WV as payroll exports write a waiver. "EE + 1" is left out: it does not say who.
 */
const TIER_WORDS: Record<FamilyTier, readonly string[]> = {
  Waive: ['wo', 'wv', 'wvd', 'opt out', 'opted out', 'no coverage', 'not enrolled', 'not covered'],
  Employee: words(
    'ee|eo|emp|ind|e|s|employee|ee only|emp only|employee only|single|individual|self|self only|subscriber',
  ),
  Spouse: words(
    'es|ees|esp|ee s|e s|ee sp|e sp|ee spouse|emp spouse|employee spouse|employee sp|edp|ee dp|employee domestic partner|ee domestic partner|ee spouse dp|employee spouse dp|subscriber spouse|couple',
  ),
  Children: words(
    'ec|ech|ecn|eech|eecn|ee c|e c|ee ch|ee cn|e ch|ee child|ee children|ee child ren|ee chn|emp child|emp children|emp child ren|employee child|employee children|employee child ren|subscriber child|subscriber children|parent child|parent children',
  ),
  Family: words(
    'f|fam|family|ef|eef|ee f|e f|ee fam|ee family|efam|emp family|employee family|full family|subscriber family',
  ),
};

function words(list: string): readonly string[] {
  return list.split('|');
}

const TIER_OF = new Map(
  (Object.keys(TIER_WORDS) as FamilyTier[]).flatMap((tier) => TIER_WORDS[tier].map((word) => [word, tier] as const)),
);

export function parseTier(text: string): FamilyTier | null {
  const word = plainWord(text)
    .replaceAll(/\band\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return TIER_OF.get(word) ?? (parseCoverage(text) === 'Waive' ? 'Waive' : null);
}

/** Tells a column of tiers from one of relationships, where EE and ES stand too, and from one of enroll and waive. */
export function areTiers(values: readonly string[], isRelationship: (value: string) => boolean): boolean {
  const tiers = values.map(parseTier);
  if (tiers.filter((tier) => tier !== null).length * 2 <= values.length) {
    return false;
  }
  const isOfFamily = (place: number) => ['Spouse', 'Children', 'Family'].includes(tiers[place] ?? '');
  return (
    values.some((value, place) => isOfFamily(place) && !isRelationship(value)) ||
    (tiers.every((tier) => tier !== null) && tiers.includes('Waive') && tiers.includes('Employee'))
  );
}

/** The header as the file has it, else as ours have it. */
export function columnName({ Header, Field }: Pick<ColumnMapping, 'Header' | 'Field'>): string {
  return Header || (Field ? censusHeader(Field) : '');
}

/** Censuses come from anywhere: columns have many names, and some are recognized only by their values. */
export const CENSUS_FILE: FileKind<ImportField> = {
  use: 'census',
  meanings: (headers) =>
    familyColumns(headers) ?? headers.map((header) => ({ person: null, meaning: headerMeaning(header) })),
  settled: ({ meaning, field, values, has }) => {
    if (meaning === 'seeValues') {
      return fieldOfValues(values(), has('RelationshipToSubscriber'));
    }
    // "Medical" stands above EE, ES and FAM as often as above enroll and waive.
    if (field === 'MedicalStatus' && areTiers(values(), () => false)) {
      return 'CoverageTier';
    }
    // Beside both names a whole one tells nothing more, and is often somebody else's: the employee's, in a dependent's row.
    return field === 'FullName' && has('FirstName') && has('LastName') ? null : field;
  },
  withoutHeader: HEADERLESS_FIELDS,
  isData: (cells) => {
    const textOf = (field: ImportField) => cellText(cells[HEADERLESS_FIELDS.indexOf(field)]);
    return (
      parseRelationship(textOf('RelationshipToSubscriber')) !== null && parseCoverage(textOf('MedicalStatus')) !== null
    );
  },
  hasHints: true,
  naming: PERSON_FIELDS,
  brokenCell: (broken) => (broken.startsWith('#') ? FORMULA_FAILS : FORMULA_WITHOUT_RESULT),
  message: invalidAtRow,
  columnName,
};

function fieldOfValues(values: readonly string[], hasRelationship: boolean): ImportField | null {
  const isRelationship = (value: string) => /\D/.test(value) && parseRelationship(value) !== null;
  if (areTiers(values, hasRelationship ? () => false : isRelationship)) {
    return 'CoverageTier';
  }
  if (mostly(values, isRelationship)) {
    return 'RelationshipToSubscriber';
  }
  if (mostly(values, isCoverageWord)) {
    return 'MedicalStatus';
  }
  return mostly(values, (value) => /^\d+$/.test(value)) ? 'EmployeeNumber' : null;
}

const mostly = (values: readonly string[], test: (value: string) => boolean): boolean =>
  values.length > 0 && values.filter(test).length * 2 > values.length;
