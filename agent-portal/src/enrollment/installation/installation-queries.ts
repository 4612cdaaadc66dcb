import { queryOptions } from '@tanstack/react-query';
import { INSTALLATION_CALLS } from '#shared/installation/installation.calls';
import { query } from '#web/http/calls';

/** An approved group's installation in the carrier system; null before it starts. Internal staff only. */
export const installationQuery = (quoteId: number) =>
  queryOptions({ ...query(INSTALLATION_CALLS.find, { quoteId }), queryKey: ['installation', quoteId], staleTime: 0 });
