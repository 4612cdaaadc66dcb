import { record, type Sent, type Wire } from '#shared/records/field';
import { code, day, described, flag, id, instant, optional, orNull, text } from '#shared/records/kinds';
import { askedDay } from '#shared/answers/list-query.record';

/** 0 = quote configuration, 1 = shop configuration (spec 002 section 3). */
export const CONFIG_SOURCES = [0, 1] as const;
export type ConfigSource = (typeof CONFIG_SOURCES)[number];

export const RULE_TYPES = ['text', 'number', 'flag', 'day', 'list'] as const;
export type RuleType = (typeof RULE_TYPES)[number];

/** In characters, as in the database column. */
export const MAX_VALUE_LENGTH = 2000;

/** A stored version of a rule. */
export const RULE_VERSION = record({
  Key: text('Key', { max: 80, example: 'MinimumEmployees' }),
  Value: text('Value', {
    max: MAX_VALUE_LENGTH,
    problem: () => null,
    about: "Text of the key's type: a number, true or false, a day, a list with commas.",
    example: '2',
  }),
  Description: text('Description', { max: 500, problem: () => null }),
  EffectiveDate: day('Effective date'),
  TermDate: described(optional(day('Term date')), 'The last day; null for no end.'),
  QuoteEffectiveStartDate: optional(day('Quote effective start date')),
  QuoteEffectiveEndDate: optional(day('Quote effective end date')),
  ConfigSource: described(code('Config source', CONFIG_SOURCES), '0: quote configuration, 1: shop configuration.'),
});

/** POST /api/sales/AddOrUpdateBusinessRule. The service that saves it checks whether the value suits the key and the dates fit. */
export const BUSINESS_RULE = record('RuleBody', {
  Id: described(optional(id('Id')), 'The version to replace; left out for a new rule.'),
  ...RULE_VERSION,
});

/** A row of GET /api/sales/GetBusinessRules, and the response of AddOrUpdateBusinessRule. */
export const BUSINESS_RULE_ROW = record('RuleAnswer', {
  Id: id('Id'),
  ...RULE_VERSION,
  Type: code('Type', RULE_TYPES),
  IsActive: flag('Active', { about: 'In force today or from a coming day: not past its TermDate.' }),
  ChangedAt: instant('Changed'),
  ChangedBy: text('Changed by'),
});

/** GET /api/businessrules/getSiteDownInfo. Public: the sign-in page shows it. */
export const SITE_DOWN = record('SiteDownAnswer', { IsSiteDown: flag('Site is down'), Message: text('Message') });

/** GET /api/businessrules: key -> value in force today, as text. Read with `readRules` of #shared/business-rules. */
export type ApplicationParameters = Record<string, string>;
export type SiteDownResponse = Wire<typeof SITE_DOWN>;
export type BusinessRuleRequest = Sent<typeof BUSINESS_RULE>;
export type BusinessRuleResponse = Wire<typeof BUSINESS_RULE_ROW>;

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

/** Source: spec 002 section 8, word for word. The last one shows only where it is true: the list refreshes automatically. */
export const RULE_ADDED = 'Configuration details added successfully.';
export const RULE_UPDATED = 'Configuration details updated successfully.';
export const REFRESH_RULES = 'Please refresh the page to view added/updated configuration';
