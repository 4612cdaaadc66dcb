import { queryOptions } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import { addressesOf } from '#shared/answers/calls';
import type { BusinessRuleResponse, ConfigSource } from '#shared/business-rules/business-rule.record';
import { COMPARE_RULES, CONFIGURED_RULES, RULE_PROPOSALS } from '#shared/business-rules/business-rules.calls';
import type { ProposeRuleRequest, RuleProposalResponse } from '#shared/business-rules/rule-proposal.record';
import type { RulesFilter } from '#shared/business-rules/rule-topics';
import type { IsoDate } from '#shared/dates/iso-date';
import { asking, call, query, WITH_NOTICE } from '#web/http/calls';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resource's name, and the path of its first screen below /sales. */
export const RULES = 'configuration';
export const PROPOSALS_PATH = `/${RULES}/proposals`;
export const COMPARE_PATH = `/${RULES}/compare`;

export const businessRuleCalls: ResourceCalls = {
  list: asking(CONFIGURED_RULES.list).path,
  save: addressesOf(CONFIGURED_RULES.save)[0],
  idField: 'Id',
};

/** A list row: the server's answer with its Id as `id`, which react-admin requires. */
export type RuleRecord = BusinessRuleResponse & { id: number };

/** The current version of every rule, expired ones included: a few hundred at most. */
export const currentRulesQuery = queryOptions({
  ...query(CONFIGURED_RULES.list, {}, WITH_NOTICE),
  queryKey: [RULES, 'current'],
});

/** Every version of the rule to which this id belongs, newest first: the first one is current. */
export const ruleHistoryQuery = (id: number) =>
  queryOptions({
    ...query(CONFIGURED_RULES.history, { id }, WITH_NOTICE),
    queryKey: [RULES, 'history', id],
    enabled: Number.isInteger(id),
  });

export interface ComparedDays {
  from: IsoDate;
  to: IsoDate;
}

/** The rules whose value differs. */
export const comparisonQuery = ({ from, to }: ComparedDays) =>
  queryOptions({
    ...query(COMPARE_RULES.compare, { query: { from, to } }, WITH_NOTICE),
    queryKey: [RULES, 'comparison', from, to],
  });

/** The newest 100, newest first. */
export const proposalsQuery = queryOptions({ ...query(RULE_PROPOSALS.list, {}, WITH_NOTICE), staleTime: 0 });

/** Those that wait for a decision, the oldest first. */
export const openProposals = (proposals: readonly RuleProposalResponse[]): RuleProposalResponse[] =>
  proposals.filter(({ Status }) => Status === 'Open').reverse();

export const proposalActions = {
  proposeRule: (body: ProposeRuleRequest) => call(RULE_PROPOSALS.propose, { body }, WITH_NOTICE),
  approveProposal: (id: number) => call(RULE_PROPOSALS.approve, { id }, WITH_NOTICE),
  declineProposal: (id: number, Reason: string) => call(RULE_PROPOSALS.decline, { id, body: { Reason } }, WITH_NOTICE),
};
export const useProposalActions = () => useDataProvider<DataProvider & typeof proposalActions>();

export interface RuleView {
  name: 'quote' | 'shop' | 'expired';
  /** The page's one name: in the menu, as its tab and as its heading. */
  label: string;
  subtitle: string;
  path: string;
  /** The configuration for new rules on this tab; null when none can be added. */
  source: ConfigSource | null;
  filter: Pick<RulesFilter, 'ConfigSource' | 'IsActive' | 'expired'>;
  sort: { field: string; order: 'ASC' | 'DESC' };
}

export const BY_TOPIC = { field: 'Topic', order: 'ASC' } as const;

/** Each tab initially shows the active rules, by topic (spec 002 section 2, "Internal operations"). */
const QUOTE_VIEW: RuleView = {
  name: 'quote',
  label: 'Quote rules',
  subtitle: 'Rules for quoting, enrollment and the site itself. Changes take effect on their effective date.',
  path: `/${RULES}`,
  source: 0,
  filter: { ConfigSource: 0, IsActive: true },
  sort: BY_TOPIC,
};

const SHOP_VIEW: RuleView = {
  name: 'shop',
  label: 'Shop rules',
  subtitle: 'Rules for individual shopping and the marketplace. Changes take effect on their effective date.',
  path: `/${RULES}/shop`,
  source: 1,
  filter: { ConfigSource: 1, IsActive: true },
  sort: BY_TOPIC,
};

const EXPIRED_VIEW: RuleView = {
  name: 'expired',
  label: 'Expired rules',
  subtitle: 'Rules whose last day has passed. They no longer apply; open one to see who changed it and when.',
  path: `/${RULES}/expired`,
  source: null,
  filter: { expired: true },
  sort: { field: 'TermDate', order: 'DESC' },
};

export const RULE_VIEWS = [QUOTE_VIEW, SHOP_VIEW, EXPIRED_VIEW] as const;

export const viewOfSource = (source: ConfigSource): RuleView => RULE_VIEWS[source];

/** /sales/configuration/{id}, opened over the list that the rule belongs to. */
export const rulePath = ({ Id, ConfigSource }: Pick<BusinessRuleResponse, 'Id' | 'ConfigSource'>): string =>
  `${viewOfSource(ConfigSource).path}/${Id}`;
