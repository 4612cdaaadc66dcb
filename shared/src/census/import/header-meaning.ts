import { headerNames, IMPORT_FIELDS, type ImportField } from '#shared/persons/import/file-columns';
import { plainHeader } from '#shared/persons/import/person-column';

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
