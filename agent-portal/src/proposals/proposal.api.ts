import { queryOptions } from '@tanstack/react-query';
import {
  PROPOSAL_PARTS,
  type ProposalHistory,
  type ProposalOption,
  type ProposalPart,
  type ShareProposalRequest,
  type ShareProposalResponse,
} from '#shared/proposals/proposal.record';
import { getJson, sendJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';
import { proposalHistoryKey } from '../components/proposal-file/proposal-file.ts';

export const proposalOptionsQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['proposal-options', quoteId],
    queryFn: ({ signal }) =>
      getJson<ProposalOption[]>(`/api/proposal/GetProposalOptions/${quoteId}`, signal, IN_SCREEN),
  });

export const proposalHistoryQuery = (quoteId: number) =>
  queryOptions({
    queryKey: proposalHistoryKey(quoteId),
    queryFn: ({ signal }) => getJson<ProposalHistory>(`/api/proposal/GetProposalHistory/${quoteId}`, signal, IN_SCREEN),
    // A client may have opened a link since.
    staleTime: 0,
  });

/** Names every part: omitted ones would get their default. */
export function proposalPath(quoteId: number, parts: ReadonlySet<ProposalPart>): string {
  const query = new URLSearchParams(PROPOSAL_PARTS.map((part) => [part, String(parts.has(part))]));
  return `/api/proposal/GetProposalForQuote/${quoteId}?${query}&isOldBrowser=false`;
}

/** Everything that the rules allow. */
export const packagePath = (quoteId: number): string => `/api/proposal/GetProposalPackage/${quoteId}`;

/** A stored proposal, byte for byte. */
export const storedProposalPath = (proposalId: number): string => `/api/proposal/GetProposal/${proposalId}`;

export const shareProposal = (proposalId: number, days: number): Promise<ShareProposalResponse> =>
  sendJson<ShareProposalResponse>(
    'POST',
    `/api/proposal/Share/${proposalId}`,
    { ExpiresInDays: days } satisfies ShareProposalRequest,
    IN_SCREEN,
  );

export const revokeShare = (shareId: number): Promise<void> =>
  sendJson<void>('PUT', `/api/proposal/RevokeShare/${shareId}`, {});
