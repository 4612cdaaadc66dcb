import { RULE_CATALOGUE, RULE_KEYS, type RuleKey } from '#shared/business-rules/rule-catalogue';
import type { RuleValues } from '#shared/business-rules/rule-definition';
import { storedValue, valueProblem } from '#shared/business-rules/rule-value';
import type { ApplicationParameters, RuleType } from '#shared/business-rules/business-rule.record';
import { formatPhone } from '#shared/formats/phone';
import type { IsoDate } from '#shared/dates/iso-date';

/** The rules in force, typed: `rules.MaxEmployeeAge` is a number, `rules.FFMEndDate` a day or null. */
export type Rules = { readonly [Key in RuleKey]: RuleValues[(typeof RULE_CATALOGUE)[Key]['type']] };

/**
 * Reads application parameters. A missing key gets its default; keys outside the catalogue are ignored.
 *
 * Errors: RangeError naming the key whose text is not of its type.
 */
export function readRules(parameters: ApplicationParameters): Rules {
  const values = RULE_KEYS.map((key) => [key, readRule(key, parameters[key])] as const);
  return Object.fromEntries(values) as Rules;
}

function readRule(key: RuleKey, given: string | undefined): RuleValues[RuleType] {
  const { type, default: fallback } = RULE_CATALOGUE[key];
  const text = given ?? fallback;
  const problem = valueProblem(type, text);
  if (problem) {
    throw new RangeError(`Business rule ${key}: ${problem}`);
  }
  const stored = storedValue(type, text);
  return READ[type](isPhoneRule(key) ? formatPhone(stored) : stored);
}

/** Phone numbers of rules read like all others, however they were typed. */
const isPhoneRule = (key: RuleKey): boolean => key.endsWith('PhoneNum');

const READ: { [T in RuleType]: (text: string) => RuleValues[T] } = {
  text: (text) => text,
  number: Number,
  flag: (text) => text === 'true',
  day: (text) => (text === '' ? null : (text as IsoDate)),
  list: (text) => text.split(','),
};
