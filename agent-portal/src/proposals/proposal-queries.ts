import { queryOptions } from '@tanstack/react-query';
import type { PaperLanguage } from '#shared/languages/paper.words';
import { PROPOSAL_HISTORY_CALLS, PROPOSALS } from '#shared/proposals/proposals.calls';
import {
  PROPOSAL_PARTS,
  type ProposalHistory,
  type ProposalPart,
  type ShareProposalRequest,
  type ShareProposalResponse,
} from '#shared/proposals/proposal.record';
import { asking, call, query } from '#web/http/calls';
import { whileSending } from '../components/email/while-sending.ts';
import { proposalHistoryKey } from '../components/proposal-file.ts';

export const proposalHistoryQuery = (quoteId: number) =>
  queryOptions({
    ...query(PROPOSAL_HISTORY_CALLS.list, { quoteId }),
    queryKey: proposalHistoryKey(quoteId),
    staleTime: 0,
    refetchInterval: whileSending(({ Proposals }: ProposalHistory) =>
      Proposals.flatMap(({ Shares }) => Shares.map(({ Email }) => Email)),
    ),
  });

/** Names every part: omitted ones would get their default. */
export function proposalPath(quoteId: number, parts: ReadonlySet<ProposalPart>, language: PaperLanguage): string {
  const query = Object.fromEntries(PROPOSAL_PARTS.map((part) => [part, parts.has(part)]));
  return asking(PROPOSALS.make, { quoteId, query: { ...query, language, isOldBrowser: false } }).path;
}

/** Everything that the rules allow. */
export const packagePath = (quoteId: number, language: PaperLanguage): string =>
  asking(PROPOSALS.makePackage, { quoteId, query: { language } }).path;

/** A stored proposal, byte for byte. */
export const storedProposalPath = (proposalId: number): string =>
  asking(PROPOSAL_HISTORY_CALLS.download, { proposalId }).path;

export const shareProposal = (proposalId: number, days: number): Promise<ShareProposalResponse> =>
  call(PROPOSAL_HISTORY_CALLS.share, { proposalId, body: { ExpiresInDays: days } satisfies ShareProposalRequest });
