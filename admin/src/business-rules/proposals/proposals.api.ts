import { queryOptions } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { ProposeRuleRequest, RuleProposalResponse } from '#shared/business-rules/rule-proposal.record';
import { getJson, send } from '#web/http/client';
import { RULES } from '../business-rules.api.ts';

export const PROPOSALS_PATH = `/${RULES}/proposals`;

/** The newest 100, newest first. */
export const proposalsQuery = queryOptions({
  queryKey: ['rule-proposals'],
  queryFn: ({ signal }) => getJson<RuleProposalResponse[]>('/api/sales/GetRuleProposals', signal),
  staleTime: 0,
});

/** Those that wait for a decision, the oldest first. */
export const openProposals = (proposals: readonly RuleProposalResponse[]): RuleProposalResponse[] =>
  proposals.filter(({ Status }) => Status === 'Open').reverse();

const post = async (path: string, body: object): Promise<RuleProposalResponse> =>
  (await send<RuleProposalResponse>({ method: 'POST', path, body })).body;

export const proposalActions = {
  proposeRule: (body: ProposeRuleRequest) => post('/api/sales/ProposeBusinessRule', body),
  approveProposal: (id: number) => post(`/api/sales/ApproveRuleProposal/${id}`, {}),
  declineProposal: (id: number, Reason: string) => post(`/api/sales/DeclineRuleProposal/${id}`, { Reason }),
};
export const useProposalActions = () => useDataProvider<DataProvider & typeof proposalActions>();
