import type { ConfigSource, RuleType } from '#shared/business-rules/business-rule.record';
import type { IsoDate } from '#shared/dates/iso-date';

/** The value the program reads for each rule type. */
export interface RuleValues {
  text: string;
  /** A whole number, 0 or more. */
  number: number;
  flag: boolean;
  /** null = no date: the rule's description says what that means. */
  day: IsoDate | null;
  /** At least one entry. */
  list: string[];
}

/** One key of the catalogue. `default` is text, in the format of the configuration screens and the wire. */
export interface RuleDefinition<T extends RuleType = RuleType> {
  readonly type: T;
  readonly source: ConfigSource;
  readonly default: string;
  readonly description: string;
}

const define =
  <T extends RuleType>(type: T, source: ConfigSource) =>
  (value: string, description: string): RuleDefinition<T> => ({ type, source, default: value, description });

/** Rules of the quote configuration. */
export const quote = {
  text: define('text', 0),
  number: define('number', 0),
  flag: define('flag', 0),
  day: define('day', 0),
  list: define('list', 0),
};

/** Rules of the shop configuration: shopping for individuals and the marketplace. */
export const shop = {
  text: define('text', 1),
  number: define('number', 1),
  flag: define('flag', 1),
  day: define('day', 1),
  list: define('list', 1),
};
