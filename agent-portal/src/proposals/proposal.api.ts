import { queryOptions } from '@tanstack/react-query';
import type {
  NewProposalEmailRequest,
  ProposalEmailDraft,
  ProposalEmailsStored,
} from '#shared/proposals/proposal-email.record';
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

/** Between looks at e-mails that are being sent. */
const SENDING_POLL_MS = 2_000;
const isSending = ({ Proposals }: ProposalHistory): boolean =>
  Proposals.some(({ Shares }) => Shares.some(({ Email }) => Email?.State === 'Waiting'));

export const proposalHistoryQuery = (quoteId: number) =>
  queryOptions({
    queryKey: proposalHistoryKey(quoteId),
    queryFn: ({ signal }) => getJson<ProposalHistory>(`/api/proposal/GetProposalHistory/${quoteId}`, signal, IN_SCREEN),
    // A client may have opened a link since.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isSending(state.data) ? SENDING_POLL_MS : false),
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

export const emailDraftQuery = (proposalId: number) =>
  queryOptions({
    queryKey: ['proposal-email-draft', proposalId],
    queryFn: ({ signal }) => getJson<ProposalEmailDraft>(`/api/proposal/EmailDraft/${proposalId}`, signal, IN_SCREEN),
  });

/** @param idempotencyKey the same for a repeat after a lost response or a double click */
export const emailProposal = (
  proposalId: number,
  request: NewProposalEmailRequest,
  idempotencyKey: string,
): Promise<ProposalEmailsStored> =>
  sendJson<ProposalEmailsStored>('POST', `/api/proposal/Email/${proposalId}`, request, {
    ...IN_SCREEN,
    idempotencyKey,
  });

export const revokeShare = (shareId: number): Promise<void> =>
  sendJson<void>('PUT', `/api/proposal/RevokeShare/${shareId}`, {});
