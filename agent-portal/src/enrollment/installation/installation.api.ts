import { queryOptions } from '@tanstack/react-query';
import type { InstallationResponse } from '#shared/installation/installation.record';
import { inScreen } from '#web/http/in-screen';

/** An approved group's installation in the carrier system; null before it starts. Internal staff only. */
export const installationQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['installation', quoteId],
    queryFn: inScreen<InstallationResponse | null>(`/api/installation/GetInstallation/${quoteId}`),
    staleTime: 0,
  });

export const file834Path = (quoteId: number): string => `/api/installation/Get834/${quoteId}`;
