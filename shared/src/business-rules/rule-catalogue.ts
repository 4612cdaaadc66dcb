import { GROUP_RULES } from '#shared/business-rules/group-rules';
import { INDIVIDUAL_RULES } from '#shared/business-rules/individual-rules';
import { CHOSEN, quote } from '#shared/business-rules/rule-definition';

/** Rules of the whole site: who is internal, when it is down, what a ZIP may be. */
const SITE_RULES = {
  InternalSales: quote.list('pq-role-internalsales', `Roles that mean internal sales, separated by commas. ${CHOSEN}`),
  InternalOperations: quote.list(
    'pq-role-internaloperations',
    `Roles that mean internal operations, separated by commas. ${CHOSEN}`,
  ),
  SiteDownFlag: quote.flag('false', `Shows SiteDownMessage on the sign-in page. ${CHOSEN}`),
  SiteDownMessage: quote.text(
    'Priority Quote is down for maintenance. Please try again later.',
    `What the sign-in page says while SiteDownFlag is on. ${CHOSEN}`,
  ),
  DownTimeBannerMessage: quote.text('', 'Announces coming downtime in a banner on every screen; empty: no banner.'),
  ZipPrefixMinimum: quote.number('0', 'Smallest first three digits that a ZIP code may have (spec 000 section 5).'),
  ZipPrefixMaximum: quote.number('999', 'Largest first three digits that a ZIP code may have (spec 000 section 5).'),
} as const;

/**
 * Every application parameter that the product reads: its type, default and meaning. The stored versions are the
 * values in force; the default holds where none is.
 *
 * Source: spec 000 section 3 ("Business rules"); 001 sections 6 and 9; 002 sections 3, 5, 6 and 9.
 */
export const RULE_CATALOGUE = { ...SITE_RULES, ...GROUP_RULES, ...INDIVIDUAL_RULES } as const;

export type RuleKey = keyof typeof RULE_CATALOGUE;

export const RULE_KEYS = Object.keys(RULE_CATALOGUE) as RuleKey[];

export const isRuleKey = (key: string): key is RuleKey => Object.hasOwn(RULE_CATALOGUE, key);
