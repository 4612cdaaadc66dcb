import type { ImportField } from '#shared/census/import/import-fields';
import { FIELD_HEADERS, IMPORT_FIELDS } from '#shared/census/import/import-fields';

/** What a header can mean: a field, or one of several that only the values below it can tell apart. */
export type HeaderMeaning = ImportField | 'seeValues' | null;

/** Whole headers, after plainHeader. */
export const HEADER_ALIASES: Record<ImportField, readonly string[]> = {
  EmployeeNumber: [
    'ee id',
    'ee no',
    'ee number',
    'emp id',
    'emp no',
    'emp number',
    'employee id',
    'employee no',
    'employee num',
    'employer assigned family id',
    'family',
    'family id',
    'family no',
    'family number',
    'household',
    'household id',
    'household number',
    'member group',
    'subscriber id',
    'subscriber no',
    'subscriber number',
    'no',
    'number',
  ],
  FullName: [
    'name',
    'names',
    'employee name',
    'member name',
    'participant name',
    'person',
    'full legal name',
    'last name first name',
    'first name last name',
    'name last first',
    'name first last',
    'last first',
    'first last',
  ],
  FirstName: ['first', 'fname', 'f name', 'given name', 'forename', 'firstname'],
  MiddleInitial: ['mi', 'm i', 'middle', 'middle init', 'mid init', 'middle name', 'minitial'],
  LastName: ['last', 'lname', 'l name', 'surname', 'family name', 'lastname'],
  RelationshipToSubscriber: [
    'rel',
    'rel code',
    'relation',
    'ee or dependent',
    'ee dep',
    'ee sp ch',
    'dependent type',
    'member type',
  ],
  DateOfBirth: ['dob', 'd o b', 'birth', 'birthdate', 'birthday', 'birth date', 'bdate', 'born'],
  Gender: ['sex', 'm f', 'gender m f'],
  SSN: ['ss', 'ssn', 'ssn tin', 'soc sec', 'soc sec no', 'social', 'tin'],
  MedicalStatus: [
    'medical',
    'med',
    'health',
    'medical coverage',
    'medical election',
    'medical enrollment',
    'enroll or waive',
  ],
  CoverageTier: [
    'tier',
    'tiers',
    'coverage tier',
    'coverage level',
    'coverage level code',
    'medical tier',
    'medical coverage tier',
    'medical coverage level',
    'medical plan tier',
    'health tier',
    'enrollment tier',
    'election tier',
    'rate tier',
  ],
  DentalStatus: ['dental', 'den', 'dental coverage', 'dental election', 'dental enrollment'],
  VisionStatus: ['vision', 'vis', 'vision coverage', 'vision election', 'vision enrollment'],
  Tobacco: ['smoker', 'smokes', 'tobacco use', 'tobacco user', 'smoking', 'uses tobacco'],
  LastTobaccoUse: ['last use', 'last tobacco use', 'tobacco last use', 'tobacco last used', 'date of last tobacco use'],
  Disabled: ['disability', 'handicapped', 'disabled child', 'disabled dependent'],
  HomePostalCode: ['zip', 'zipcode', 'zip code', 'postal', 'postal code', 'home zip', 'zip 5'],
  EmailAddress: ['email', 'e mail', 'e mail address', 'mail'],
  HomeNumber: ['phone', 'phone no', 'phone number', 'telephone', 'home phone', 'cell', 'cell phone', 'mobile'],
};

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

const MEANINGS = new Map<string, HeaderMeaning>(
  IMPORT_FIELDS.flatMap((field) => [
    [plainHeader(FIELD_HEADERS[field]), field] as const,
    [plainHeader(field), field] as const,
    ...HEADER_ALIASES[field].map((alias) => [alias, field] as const),
  ]),
);

/** What a column header most likely means, from its words alone. */
export function headerMeaning(header: string): HeaderMeaning {
  const plain = plainHeader(header);
  if (plain === '') {
    return header.trim() === '#' ? 'EmployeeNumber' : null;
  }
  const known = MEANINGS.get(plain);
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

const LONGEST_HEADER = 60;

/** "Gender\n(M or F) *" and "gender" are the same header; so are "FirstName", "first_name" and "First Name". */
export function plainHeader(header: string): string {
  return header
    .slice(0, 300)
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\b(required|optional)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
