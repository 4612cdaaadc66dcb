import { parseIsoDate, parseWireDay, type IsoDate } from '#shared/dates/iso-date';
import { formatDollars } from '#shared/formats/currency';
import { emailProblem } from '#shared/formats/email';
import { formatInstant } from '#shared/formats/instant';
import { formatPhone, formatPhoneInput, parsePhone, phoneProblem } from '#shared/formats/phone';
import { canBeAbsent, type Field, type Fields, type Optional, type Wire } from '#shared/records/field';
import type { FieldSchema } from '#shared/records/field';
import { composed } from '#shared/formats/text';

type TextProblem = (text: string) => string | null;

interface TextOptions {
  /** The rule with its message. Without one the text is required. */
  problem?: TextProblem;
  max?: number;
  stored?: (text: string) => string;
  shown?: (text: string) => string;
  typed?: (text: string) => string;
  asTyped?: boolean;
  about?: string;
  example?: string;
  format?: FieldSchema['format'];
}

/** A line of text. */
export function text(label: string, options: TextOptions = {}): Field<string> {
  const { max, asTyped = false, about, example, format, stored = (value) => value } = options;
  const problem = options.problem ?? ((value: string) => (value.trim() === '' ? `${label} is required.` : null));
  return {
    label,
    problem: (value) =>
      typeof value !== 'string'
        ? wrongKind(label, value, 'text')
        : max !== undefined && value.length > max && [...value].length > max
          ? `${label} can have at most ${max} characters.`
          : problem(value),
    stored: (value) => (typeof value === 'string' ? stored(asTyped ? value : composed(value).trim()) : value),
    shown: options.shown ?? same,
    typed: options.typed ?? same,
    blank: '',
    asTyped,
    schema: { type: 'string', maxLength: max, format, description: about, example },
  };
}

/** Ten digits; '' for none. */
export const phone = (label: string): Field<string> =>
  text(label, {
    problem: phoneProblem,
    stored: (typed) => parsePhone(typed) ?? typed,
    shown: formatPhone,
    typed: formatPhoneInput,
    about: "Ten digits; '' for none.",
    example: '3135550100',
  });

/** '' for none, unless its rule requires one. */
export const email = (label: string, problem: TextProblem = emailProblem, options: TextOptions = {}): Field<string> =>
  text(label, { problem, format: 'email', example: 'ada@example.com', ...options });

/** A calendar day, accepted as MM/DD/YYYY (spec 002 section 9) or YYYY-MM-DD and stored as YYYY-MM-DD; screens show M/D/YYYY. */
export const day = (label: string, problem: (day: IsoDate) => string | null = () => null): Field<IsoDate> => ({
  label,
  problem: (value) => {
    const parsed = typeof value === 'string' ? parseIsoDate(value) : null;
    return parsed === null
      ? isMissing(value)
        ? `${label} is required.`
        : `${label} must be a date, MM/DD/YYYY or YYYY-MM-DD.`
      : problem(parsed);
  },
  stored: (value) => (typeof value === 'string' ? (parseWireDay(value.trim()) ?? value) : value),
  shown: same,
  typed: same,
  blank: null,
  schema: { type: 'string', format: 'date', example: '2026-01-31' },
});

/** An instant, ISO 8601 UTC. Response-only. */
export const instant = (label: string): Field<string> => ({
  ...answered<string>(label, { type: 'string', format: 'date-time', example: '2026-01-31T14:30:00.000Z' }),
  shown: formatInstant,
});

/** Yes or no; no if omitted. */
export const flag = (
  label: string,
  { blank = false, about }: { blank?: boolean; about?: string } = {},
): Optional<boolean> => ({ ...requiredFlag(label, about), blank, fallback: false });

/** Yes or no, required. */
export const requiredFlag = (label: string, about?: string): Field<boolean> => ({
  label,
  problem: (value) => (typeof value === 'boolean' ? null : `${label} must be true or false.`),
  stored: same,
  shown: (value) => (value ? 'yes' : 'no'),
  typed: same,
  blank: false,
  schema: { type: 'boolean', description: about },
});

/** The id of a row; of another table if the label says so. */
export const id = (label: string, missing = `${label} is required.`): Field<number> => ({
  label,
  problem: (value) => (isMissing(value) || value === 0 ? missing : isId(value) ? null : `${label} is not valid.`),
  stored: same,
  shown: String,
  typed: same,
  blank: null,
  schema: { type: 'integer', minimum: 1, example: 7 },
});

/** The version of a row that the user saw: a change must include it. */
export const version = (): Field<number> => ({
  ...id('Version'),
  blank: 0,
  schema: { type: 'integer', minimum: 1, example: 1 },
});

/** A count. Response-only. */
export const count = (label: string): Field<number> => ({
  ...answered<number>(label, { type: 'integer', minimum: 0, example: 2 }),
  blank: 0,
});

interface NumberOptions {
  min?: number;
  max?: number;
  /** Allowed decimals in requests; 0 = whole numbers only. */
  places?: number;
  /** The rule with its message, applied to a number within the limits. */
  problem?: (value: number) => string | null;
  about?: string;
  example?: number;
}

export function number(label: string, options: NumberOptions = {}): Field<number> {
  const { min, max, places, problem = () => null, about, example } = options;
  const type = places === 0 ? 'integer' : 'number';
  return {
    ...answered<number>(label, { type, minimum: min, maximum: max, description: about, example }),
    problem: (value) => {
      if (typeof value !== 'number' || !Number.isFinite(value)) {
        return wrongKind(label, value, 'a number');
      }
      if (min !== undefined && value < min) {
        return `${label} must be ${min} or more.`;
      }
      if (max !== undefined && value > max) {
        return `${label} must be ${max} or less.`;
      }
      return places !== undefined && Number(value.toFixed(places)) !== value
        ? `${label} must be ${places === 0 ? 'a whole number' : `a number with at most ${places} decimals`}.`
        : problem(value);
    },
  };
}

export const whole = (label: string, options: NumberOptions = {}): Field<number> =>
  number(label, { places: 0, example: 12, ...options });

/** An amount in dollars, with cents. */
export const dollars = (label: string, options: NumberOptions = {}): Field<number> => ({
  ...number(label, { places: 2, example: 1234.56, ...options }),
  shown: formatDollars,
});

/** One of a list of codes; with display labels, if they differ. */
export const code = <const Code extends string | number>(
  label: string,
  codes: readonly Code[],
  words?: Readonly<Record<Code, string>>,
): Field<Code> => ({
  label,
  problem: (value) =>
    codes.some((each) => each === value)
      ? null
      : isMissing(value)
        ? `${label} is required.`
        : `${label} must be one of: ${codes.join(', ')}.`,
  stored: same,
  shown: (value) => words?.[value] ?? String(value),
  typed: same,
  blank: null,
  schema: { type: typeof codes[0] === 'number' ? 'integer' : 'string', enum: codes },
});

/** The default maximum for lists in requests. */
const MOST_ENTRIES = 100;

/** Several of the same type. */
export const listOf = <T>(
  label: string,
  each: Field<T>,
  { most, least = 0 }: { most?: number; least?: number } = {},
): Field<T[]> => ({
  label,
  problem: (value) => {
    if (!Array.isArray(value)) {
      return wrongKind(label, value, 'a list');
    }
    if (value.length < least) {
      return `${label} is required.`;
    }
    return value.length > (most ?? MOST_ENTRIES)
      ? `${label} can have at most ${most ?? MOST_ENTRIES} entries.`
      : (value.map((one) => each.problem(one)).find((problem) => problem !== null) ?? null);
  },
  stored: (value) => (Array.isArray(value) ? value.map((one) => each.stored(one)) : value),
  shown: (value) => value.map((one) => each.shown(one)).join(', '),
  typed: same,
  blank: [],
  schema: { type: 'array', items: each.schema, maxItems: most },
  most: most ?? MOST_ENTRIES,
  fields: each.fields,
});

/** A nested record. */
export const nested = <R extends Fields>(
  label: string,
  fields: R,
  shown: (value: Wire<R>) => string = () => label,
): Field<Wire<R>> => ({
  ...answered<Wire<R>>(label, schemaOf(fields)),
  shown,
  problem: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? null : wrongKind(label, value, 'a record'),
  fields,
});

/** A value for each of these keys. Response-only. */
export const mapOf = <Key extends string, T>(
  label: string,
  keys: readonly Key[],
  each: Field<T>,
): Field<Record<Key, T>> => answered(label, schemaOf(Object.fromEntries(keys.map((key) => [key, each]))));

/** A value for each existing key. Response-only. */
export const dictionaryOf = <T>(label: string, each: Field<T>): Field<Readonly<Record<string, T>>> =>
  answered(label, { type: 'object', additionalProperties: each.schema });

/** Any JSON. */
export const anything = (label: string): Field<unknown> => answered(label, {});

/** Nullable. */
export const orNull = <T>(field: Field<T>): Field<T | null> => ({
  ...field,
  problem: (value) => (value === null ? null : field.problem(value)),
  stored: (value) => (value === null ? null : field.stored(value)),
  shown: (value) => (value === null ? '' : field.shown(value)),
  typed: (value) => (value === null ? null : field.typed(value)),
  blank: null,
  schema: {
    ...field.schema,
    nullable: true,
    ...(field.schema.enum && { enum: [...field.schema.enum, null] }),
  },
});

/** Nullable, and null when omitted. A blank text is null. */
export const optional = <T>(field: Field<T>): Optional<T | null> => ({
  ...orNull(field),
  stored: (value) => (value === null || (value === '' && field.blank === '') ? null : field.stored(value)),
  fallback: null,
});

/** Adds a sentence for readers of the API document: units, and what null means. */
export const described = <F extends Field>(field: F, description: string, example?: unknown): F => ({
  ...field,
  schema: { ...field.schema, description, ...(example !== undefined && { example }) },
});

const SENT_BACK = 'May be sent back as it was answered.';
/** Response fields that may be sent back in a body. Not validated: the rule that reads the body compares or ignores them. */
export const sentBack = <R extends Fields>(fields: R): { [Name in keyof R]: Optional<unknown> } =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { label, schema }]) => [
      name,
      { ...answered<unknown>(label, { ...schema, description: SENT_BACK }), fallback: undefined },
    ]),
  ) as { [Name in keyof R]: Optional<unknown> };

/** The schema of a whole record. */
export const schemaOf = (fields: Fields): FieldSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
  required: Object.keys(fields).filter((name) => !canBeAbsent(fields[name]!)),
});

/** A response-only value. */
function answered<T>(label: string, schema: FieldSchema): Field<T> {
  return { label, problem: () => null, stored: same, shown: String, typed: same, blank: null, schema };
}

const same = <T>(value: T): T => value;
const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';
const isId = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;
const wrongKind = (label: string, value: unknown, kind: string): string =>
  isMissing(value) ? `${label} is required.` : `${label} must be ${kind}.`;
