import { queryOptions } from '@tanstack/react-query';
import { SHARE } from '#shared/proposals/proposals.calls';
import { asking, query } from '#web/http/calls';

export const sharedProposalQuery = (token: string) =>
  queryOptions({ ...query(SHARE.describe, { token }), refetchOnWindowFocus: false });

/** Requesting the file counts as opening the proposal, so it is only requested when the reader asks for it. */
export const sharedFilePath = (token: string): string => asking(SHARE.open, { token }).path;
export const sharedCarrierLogoPath = (token: string): string => asking(SHARE.showCarrierLogo, { token }).path;
export const sharedLogoPath = (token: string): string => asking(SHARE.showLogo, { token }).path;
export const savedFilePath = (token: string): string => asking(SHARE.open, { token, query: { download: true } }).path;
