import { askedDay } from '#shared/answers/list-query.record';
import { CONFIG_SOURCES, RULE_TYPES } from '#shared/business-rules/business-rule.record';
import { record, type Wire } from '#shared/records/field';
import { code, described, flag, id, instant, orNull, day, text } from '#shared/records/kinds';

/** A row of GET /api/sales/CompareBusinessRules: a rule whose value differs between the two days. */
export const COMPARED_RULE = record('ComparedRuleAnswer', {
  Key: text('Key', { max: 80, example: 'MaxEmployeeAge' }),
  ConfigSource: described(code('Config source', CONFIG_SOURCES), '0: quote configuration, 1: shop configuration.'),
  Type: code('Type', RULE_TYPES),
  Before: text('Before', { about: 'The value on the earlier day.' }),
  IsBeforeDefault: flag('Default before', { about: 'No rule applied on the earlier day.' }),
  After: text('After', { about: 'The value on the later day.' }),
  IsAfterDefault: flag('Default after', { about: 'No rule applies on the later day.' }),
  RuleId: described(id('Rule'), 'The version that made the difference.'),
  EffectiveDate: day('Effective date'),
  TermDate: orNull(day('Term date')),
  ChangedAt: instant('Changed'),
  ChangedBy: text('Changed by'),
});

export type ComparedRule = Wire<typeof COMPARED_RULE>;

export const COMPARED_DAYS = record({ from: askedDay('From'), to: askedDay('To') });
