import type { MarkProposalSentRequest } from '#shared/proposals/proposal.record';
import { ApiError } from '#web/http/api-error';
import { sendJson } from '#web/http/client';
import { fetchFile, saveFile, type ReceivedFile } from '#web/http/files';
import { IN_SCREEN } from '#web/http/in-screen';
import { queryClient } from '../../app/query-client.ts';

/** A proposal as the server made and kept it. */
export interface MadeProposal extends ReceivedFile {
  id: number;
}

export const proposalHistoryKey = (quoteId: number) => ['proposal-history', quoteId] as const;

export const refreshHistory = (quoteId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: proposalHistoryKey(quoteId) });

/** Fetches a proposal that the server makes, keeps and notes. Its caller shows refusals. */
export async function fetchProposal(path: string, signal?: AbortSignal): Promise<MadeProposal> {
  const { headers, ...file } = await fetchFile({ path, signal, ...IN_SCREEN });
  return { ...file, id: Number(headers.get('x-proposal-id')) };
}

/** Looking at a proposal is not sending it: saving its file is, and what the agent says was. */
export const markSent = (proposalId: number, how: MarkProposalSentRequest['How']): Promise<void> =>
  sendJson<void>('PUT', `/api/proposal/MarkSent/${proposalId}`, { How: how } satisfies MarkProposalSentRequest);

/** Hands the file to the browser's downloads, and notes that the proposal went out. */
export async function saveProposal(quoteId: number, file: MadeProposal): Promise<void> {
  saveFile(file);
  // A file that was saved stays saved, whether or not it could be noted: the notification says so.
  await markSent(file.id, 'Download').catch(() => undefined);
  await refreshHistory(quoteId);
}

/**
 * The download did not arrive, though nothing was refused: the connection broke, or the answer could not be read.
 * The browser may still get it by itself. Source: spec 002 section 7, "falls back to navigating to the URL".
 */
export const isBrokenDownload = (error: unknown): boolean =>
  error instanceof ApiError ? error.status === 0 || error.status >= 500 : error instanceof TypeError;

/** Goes to the address of a file: what is answered as an attachment is saved, and this page stays. */
export function openAddress(path: string): void {
  const link = Object.assign(document.createElement('a'), { href: path, target: '_blank', rel: 'noopener' });
  link.click();
}
