import { queryOptions } from '@tanstack/react-query';
import type { SharedProposal } from '#shared/proposals/proposal.record';
import { getJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';

const path = (token: string): string => `/api/share/${encodeURIComponent(token)}`;

export const sharedProposalQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-proposal', token],
    queryFn: ({ signal }) => getJson<SharedProposal>(path(token), signal, IN_SCREEN),
    refetchOnWindowFocus: false,
  });

/** Requesting the file counts as opening the proposal, so it is only requested when the reader asks for it. */
export const sharedFilePath = (token: string): string => `${path(token)}/pdf`;
export const sharedCarrierLogoPath = (token: string): string => `${path(token)}/carrier-logo`;
export const sharedLogoPath = (token: string): string => `${path(token)}/logo`;
export const savedFilePath = (token: string): string => `${path(token)}/pdf?download=true`;
