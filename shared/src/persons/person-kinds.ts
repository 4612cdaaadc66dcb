import { RELATIONSHIP_LABELS, RELATIONSHIPS, relationshipAsWritten } from '#shared/census/census-codes';
import { censusNameProblem, LONGEST_NAME, middleInitialProblem } from '#shared/formats/person-name';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { parseEmail } from '#shared/formats/email';
import { patternRule } from '#shared/formats/pattern';
import { cleanText } from '#shared/formats/text';
import { comparedSsn, ssnProblem } from '#shared/formats/ssn';
import { parseZip, zipProblem } from '#shared/formats/zip';
import type { Field, Fields, InColumn, Optional, Wire } from '#shared/records/field';
import { code, day, email, flag, orNull, phone, text } from '#shared/records/kinds';

/** A line of text in plain punctuation; '' for none. */
export const line = (label: string, max: number, example?: string): Field<string> =>
  text(label, { problem: () => null, max, stored: cleanText, example });

/** An identifier with a given format; '' for none. */
export const coded = (label: string, pattern: RegExp, example: string): Field<string> =>
  text(label, { problem: patternRule({ pattern, message: `${label} is not valid.` }), example });

/** A first or last name as on a census. */
export const personName = (label: string, example: string): Field<string> =>
  text(label, {
    problem: (name) => (name === '' ? `${label} is required.` : censusNameProblem(name)),
    max: LONGEST_NAME,
    stored: cleanText,
    example,
  });

/** One letter, stored without its period. */
export const middleInitial = (): Field<string> =>
  text('Middle initial', {
    problem: middleInitialProblem,
    max: 4,
    stored: (typed) => cleanText(typed).replace('.', '').toUpperCase(),
    example: 'K',
  });

export const relationship = (): Field<keyof typeof RELATIONSHIP_LABELS> => ({
  ...code('Relationship', RELATIONSHIPS),
  stored: relationshipAsWritten,
  shown: (each) => RELATIONSHIP_LABELS[each],
});

/** The domain in lowercase. */
export const emailAddress = (): Field<string> =>
  email('Email', undefined, { stored: (typed) => parseEmail(cleanText(typed)) ?? typed });

/** Ten digits, even if pasted with a word processor's dashes. */
export const phoneNumber = (label: string): Field<string> => ({
  ...phone(label),
  stored: (value) => phone(label).stored(typeof value === 'string' ? cleanText(value) : value),
});

/** 48002 or 48002-1234; '' for none. */
export const zip = (label: string): Field<string> =>
  text(label, { problem: zipProblem, stored: (typed) => parseZip(cleanText(typed)) ?? typed, example: '49503' });

/** Nine digits in requests, answered as the last four. A comparison of two versions does not reveal them. */
export const ssn = (problem = ssnProblem): Field<string> =>
  text('SSN', { problem, shown: comparedSsn, example: '***-**-1234' });

/** Formatted as screens and files show a date. */
export const personDay = (label: string): Field<IsoDate> => ({ ...day(label), shown: formatDay });

/** Formatted as screens and files show it. */
export const yesNo = (label: string): Field<boolean> => ({
  ...flag(label),
  shown: (value) => (value ? 'Yes' : 'No'),
});

const isBlank = (value: unknown): boolean => value === null || (typeof value === 'string' && cleanText(value) === '');

/** Null for none and when omitted; '' in a form. */
export const orBlank = <T>(field: Field<T>): Field<T | null> => ({
  ...orNull(field),
  stored: (value) => (isBlank(value) ? null : field.stored(value)),
  typed: (value) => (value === null ? '' : field.typed(value)),
  fallback: null,
});

/** If omitted, it stays as stored: undefined. */
export function orAsStored<T>(field: Field<T>): Optional<T | undefined> {
  const isLeftOut = (value: unknown) => value === undefined || (value === null && !field.schema.nullable);
  return {
    ...field,
    problem: (value) => (isLeftOut(value) ? null : field.problem(value)),
    stored: (value) => (isLeftOut(value) ? undefined : field.stored(value)),
    shown: (value) => (value === undefined ? '' : field.shown(value)),
    typed: (value) => (value === undefined ? '' : field.typed(value)),
    fallback: undefined,
  };
}

type AsStored<R extends Fields> = {
  [Name in keyof R]: CanBeLeftOut<Wire<R>[Name]> extends true ? Optional<Wire<R>[Name] | undefined> : R[Name];
};
type CanBeLeftOut<T> = null extends T ? true : T extends boolean ? true : false;

/** A record for its changes: omitted optional fields stay as stored. */
export const asStored = <R extends Fields>(fields: R): AsStored<R> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, 'fallback' in field ? orAsStored(field) : field]),
  ) as AsStored<R>;

/** A field with a different column name. */
export const inColumn = <Column extends string, F extends Field>(column: Column, field: F): F & InColumn<Column> => ({
  ...field,
  column,
});
