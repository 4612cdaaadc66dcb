import { GROUP_RULES } from '#shared/business-rules/group-rules';
import { INDIVIDUAL_RULES } from '#shared/business-rules/individual-rules';
import { quote } from '#shared/business-rules/rule-definition';

/** Site-wide rules: who is internal, scheduled downtime, valid ZIPs. */
const SITE_RULES = {
  InternalSales: quote.list('pq-role-internalsales', 'Roles that make an account internal sales, separated by commas.'),
  InternalOperations: quote.list(
    'pq-role-internaloperations',
    'Roles that make an account internal operations, separated by commas.',
  ),
  SecondFactorForStaff: quote.flag(
    'true',
    'Staff who sign in with a password also need a code of an authenticator app or a passkey. Those with neither set one up at their next sign-in. Not in demo mode.',
  ),
  SiteDownFlag: quote.flag('false', 'Shows SiteDownMessage on the sign-in page.'),
  SiteDownMessage: quote.text(
    'Priority Quote is down for maintenance. Please try again later.',
    'What the sign-in page says while SiteDownFlag is on.',
  ),
  DownTimeBannerMessage: quote.text('', 'Announces downtime in a banner on every screen. Leave empty for no banner.'),
  ZipPrefixMinimum: quote.number('0', 'Lowest first three digits a ZIP code may have.'),
  ZipPrefixMaximum: quote.number('999', 'Highest first three digits a ZIP code may have.'),
} as const;

/**
 * Every application parameter that the product reads: its type, default and meaning. The stored versions are the values in force;
 * the default applies if there is none.
 *
 * Source: spec 000 section 3 ("Business rules"); 001 sections 6 and 9; 002 sections 3, 5, 6 and 9.
 */
export const RULE_CATALOGUE = { ...SITE_RULES, ...GROUP_RULES, ...INDIVIDUAL_RULES } as const;

export type RuleKey = keyof typeof RULE_CATALOGUE;

export const RULE_KEYS = Object.keys(RULE_CATALOGUE) as RuleKey[];

export const isRuleKey = (key: string): key is RuleKey => Object.hasOwn(RULE_CATALOGUE, key);
