import type { ConfigSource } from '#shared/business-rules/business-rule.record';
import type { RulesFilter } from '#shared/business-rules/rule-topics';
import { RULES } from './rule-queries.ts';

export interface RuleView {
  name: 'quote' | 'shop' | 'expired';
  label: string;
  title: string;
  subtitle: string;
  path: string;
  /** The configuration for new rules on this tab; null when none can be added. */
  source: ConfigSource | null;
  filter: Pick<RulesFilter, 'ConfigSource' | 'IsActive' | 'expired'>;
  sort: { field: string; order: 'ASC' | 'DESC' };
}

export const BY_TOPIC = { field: 'Topic', order: 'ASC' } as const;

/** Each tab initially shows the active rules, by topic (spec 002 section 2, "Internal operations"). */
export const QUOTE_VIEW: RuleView = {
  name: 'quote',
  label: 'Quote',
  title: 'Quote configuration',
  subtitle: 'Rules for quoting, enrollment and the site itself. Changes take effect on their effective date.',
  path: `/${RULES}`,
  source: 0,
  filter: { ConfigSource: 0, IsActive: true },
  sort: BY_TOPIC,
};

export const SHOP_VIEW: RuleView = {
  name: 'shop',
  label: 'Shop',
  title: 'Shop configuration',
  subtitle: 'Rules for individual shopping and the marketplace. Changes take effect on their effective date.',
  path: `/${RULES}/shop`,
  source: 1,
  filter: { ConfigSource: 1, IsActive: true },
  sort: BY_TOPIC,
};

export const EXPIRED_VIEW: RuleView = {
  name: 'expired',
  label: 'Expired',
  title: 'Expired configuration',
  subtitle: 'Rules whose last day has passed. They no longer apply; open one to see who changed it and when.',
  path: `/${RULES}/expired`,
  source: null,
  filter: { expired: true },
  sort: { field: 'TermDate', order: 'DESC' },
};

export const RULE_VIEWS = [QUOTE_VIEW, SHOP_VIEW, EXPIRED_VIEW] as const;

export const SOURCE_LABELS: Record<ConfigSource, string> = { 0: QUOTE_VIEW.label, 1: SHOP_VIEW.label };

export const viewOfSource = (source: ConfigSource): RuleView => (source === 1 ? SHOP_VIEW : QUOTE_VIEW);

/** The preference key under which the visible columns are stored. */
export const tableKey = (view: RuleView): string => `${RULES}.${view.name}.table`;
