import { queryOptions } from '@tanstack/react-query';
import { PROPOSAL_HISTORY_CALLS, PROPOSALS } from '#shared/proposals/proposals.calls';
import {
  PROPOSAL_PARTS,
  type ProposalHistory,
  type ProposalPart,
  type ShareProposalRequest,
  type ShareProposalResponse,
} from '#shared/proposals/proposal.record';
import { asking, call, query } from '#web/http/calls';
import { proposalHistoryKey } from '../components/proposal-file.ts';

/** Between looks at e-mails that are being sent. */
const SENDING_POLL_MS = 2_000;
const isSending = ({ Proposals }: ProposalHistory): boolean =>
  Proposals.some(({ Shares }) => Shares.some(({ Email }) => Email?.State === 'Waiting'));

export const proposalHistoryQuery = (quoteId: number) =>
  queryOptions({
    ...query(PROPOSAL_HISTORY_CALLS.list, { quoteId }),
    queryKey: proposalHistoryKey(quoteId),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isSending(state.data) ? SENDING_POLL_MS : false),
  });

/** Names every part: omitted ones would get their default. */
export function proposalPath(quoteId: number, parts: ReadonlySet<ProposalPart>): string {
  const query = Object.fromEntries(PROPOSAL_PARTS.map((part) => [part, parts.has(part)]));
  return asking(PROPOSALS.make, { quoteId, query: { ...query, isOldBrowser: false } }).path;
}

/** Everything that the rules allow. */
export const packagePath = (quoteId: number): string => asking(PROPOSALS.makePackage, { quoteId }).path;

/** A stored proposal, byte for byte. */
export const storedProposalPath = (proposalId: number): string =>
  asking(PROPOSAL_HISTORY_CALLS.download, { proposalId }).path;

export const shareProposal = (proposalId: number, days: number): Promise<ShareProposalResponse> =>
  call(PROPOSAL_HISTORY_CALLS.share, { proposalId, body: { ExpiresInDays: days } satisfies ShareProposalRequest });
