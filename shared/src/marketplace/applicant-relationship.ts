import type { Relationship } from '#shared/census/census-codes';

/** Spec 002 section 5, "FFM applicants". */
const MAPPED: ReadonlyMap<string, Relationship> = new Map([
  ['self', 'Self'],
  ['spouse', 'Spouse'],
  ['child', 'Child'],
  ['adopted_child', 'Child'],
  ['foster_child', 'Child'],
  ['ward', 'Child'],
  ['stepson_or_stepdaughter', 'Child'],
]);

/** Individuals, decision 33. */
export const unsupportedRelationship = (type: string): string =>
  `The relationship type ${type} is not supported. Only self, spouse and child can be quoted.`;

/** The relationship of an applicant of the marketplace; null if it cannot be quoted. */
export const applicantRelationship = (type: string): Relationship | null => MAPPED.get(type) ?? null;
