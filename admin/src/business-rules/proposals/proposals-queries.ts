import { queryOptions } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { ProposeRuleRequest, RuleProposalResponse } from '#shared/business-rules/rule-proposal.record';
import { RULE_PROPOSALS } from '#shared/business-rules/business-rules.calls';
import { WITH_NOTICE, call, query } from '#web/http/calls';
import { RULES } from '../rule-queries.ts';

export const PROPOSALS_PATH = `/${RULES}/proposals`;

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
