import type { ValidationError } from 'class-validator';
import { fieldLabel } from '#shared/formats/field-label';
import { FIELD_CHECK } from './body-of.ts';

type Wording = (label: string, found: RegExpExecArray) => string;

/** Messages of class-validator after the field name, and our replacements. */
const WORDINGS: readonly (readonly [RegExp, Wording])[] = [
  [/^should not exist$/, (label) => `${label} cannot be sent here.`],
  [/^should not be empty$/, (label) => `${label} is required.`],
  [
    /^must be shorter than or equal to (\d+) characters$/,
    (label, [, most]) => `${label} can have at most ${most} characters.`,
  ],
  [
    /^must be longer than or equal to (\d+) characters$/,
    (label, [, fewest]) => `${label} needs at least ${fewest} characters.`,
  ],
  [/^must not be less than (\S+)$/, (label, [, least]) => `${label} must be ${least} or more.`],
  [/^must not be greater than (\S+)$/, (label, [, most]) => `${label} must be ${most} or less.`],
  [/^must be a positive number$/, (label) => `${label} must be above 0.`],
  [/^must be an integer number$/, (label) => `${label} must be a whole number.`],
  [/^must be a number conforming/, (label) => `${label} must be a number.`],
  [/^must be a boolean value$/, (label) => `${label} must be true or false.`],
  [/^must be a string$/, (label) => `${label} must be text.`],
  [/^must be text$/, (label) => `${label} must be text.`],
  [/^must be an array$/, (label) => `${label} must be a list.`],
  [/^must be an object$/, (label) => `${label} is not valid.`],
  [/^must be a date, (.+)$/, (label, [, forms]) => `${label} must be a date, ${forms}.`],
  [
    /^must be one of the following values: (.+)$/,
    (label, [, values = '']) => `${label} must be one of: ${spaced(values)}.`,
  ],
  [/^must contain no more than (\d+) elements$/, (label, [, most]) => `${label} can have at most ${most} entries.`],
  [/^must contain at least (\d+) elements$/, (label, [, fewest]) => `${label} needs at least ${fewest} entries.`],
  [
    /^must match \/\^\\d\{(\d+)\}\$\/ regular expression$/,
    (label, [, digits]) => `${label} must have ${digits} digits.`,
  ],
  [/^must match /, (label) => `${label} is not valid.`],
  [/^nested property .+ must be either object or array$/, (label) => `${label} is not valid.`],
];

/** A value of the wrong type also fails the limits; only the type is reported. */
const KINDS = ['isString', 'isInt', 'isNumber', 'isBoolean', 'isArray'];
/** Limits do not apply to a missing value. */
const LIMITS = ['maxLength', 'minLength', 'min', 'max', 'arrayMaxSize'];

/**
 * The problems of one field, in the words of the screens. A missing field gets one message, even if it fails several checks; messages of
 * our own rules are unchanged.
 */
export function plainMessages({ property, value, constraints = {} }: ValidationError): string[] {
  const inWords = constraints[FIELD_CHECK];
  if (inWords !== undefined) {
    return [inWords];
  }
  const label = fieldLabel(property);
  const isMissing = value === undefined || value === null || value === '';
  if (isMissing && !('whitelistValidation' in constraints)) {
    const own = Object.entries(constraints).find(
      ([name, message]) => !LIMITS.includes(name) && plainMessage(message, property, label) === message,
    );
    return Object.keys(constraints).length === 0 ? [] : [own?.[1] ?? `${label} is required.`];
  }
  const kind = KINDS.map((name) => constraints[name]).find((message) => message !== undefined);
  const messages = kind === undefined ? Object.values(constraints) : [kind];
  return [...new Set(messages.map((message) => plainMessage(message, property, label)))];
}

function plainMessage(message: string, property: string, label: string): string {
  const prefix = [`${property} `, `property ${property} `, `each value in ${property} `].find((start) =>
    message.startsWith(start),
  );
  if (prefix === undefined) {
    return message;
  }
  const rest = message.slice(prefix.length);
  for (const [pattern, wording] of WORDINGS) {
    const found = pattern.exec(rest);
    if (found) {
      return wording(label, found);
    }
  }
  return `${label} ${rest}${/[.!?]$/.test(rest) ? '' : '.'}`;
}

const spaced = (values: string): string => values.split(/,\s*/).join(', ');
