import { PROPOSAL_HISTORY_CALLS } from '#shared/proposals/proposals.calls';
import type { MarkProposalSentRequest } from '#shared/proposals/proposal.record';
import { ApiError } from '#web/http/api-error';
import { WITH_NOTICE, call } from '#web/http/calls';
import { fetchFile, saveFile, type ReceivedFile } from '#web/http/files';
import { IN_SCREEN } from '#web/http/in-screen';
import { queryClient } from '../app/query-client.ts';

/** A proposal that the server has generated and stored. */
export interface MadeProposal extends ReceivedFile {
  id: number;
}

export const proposalHistoryKey = (quoteId: number) => ['proposal-history', quoteId] as const;

export const refreshHistory = (quoteId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: proposalHistoryKey(quoteId) });

/** Fetches a proposal that the server generates, stores and records. The caller shows refusals. */
export async function fetchProposal(path: string, signal?: AbortSignal): Promise<MadeProposal> {
  const { headers, ...file } = await fetchFile({ path, signal, ...IN_SCREEN });
  return { ...file, id: Number(headers.get('x-proposal-id')) };
}

/** Viewing a proposal does not count as sending it; saving its file does, and so does the agent's own record. */
export const markSent = (proposalId: number, how: MarkProposalSentRequest['How']): Promise<void> =>
  call(PROPOSAL_HISTORY_CALLS.mark, { proposalId, body: { How: how } satisfies MarkProposalSentRequest }, WITH_NOTICE);

/** Saves the file through the browser's downloads, and records that the proposal was sent. */
export async function saveProposal(quoteId: number, file: MadeProposal): Promise<void> {
  saveFile(file);
  // The file is saved whether or not this could be recorded: a notification says if not.
  await markSent(file.id, 'Download').catch(() => undefined);
  await refreshHistory(quoteId);
}

/**
 * The download failed without a refusal: the connection broke, or the response was unreadable. The browser may still get it
 * directly. Source: spec 002 section 7, "falls back to navigating to the URL".
 */
export const isBrokenDownload = (error: unknown): boolean =>
  error instanceof ApiError ? error.status === 0 || error.status >= 500 : error instanceof TypeError;

/** Navigates to a file's URL: an attachment is saved, and this page stays. */
export function openAddress(path: string): void {
  const link = Object.assign(document.createElement('a'), { href: path, target: '_blank', rel: 'noopener' });
  link.click();
}
