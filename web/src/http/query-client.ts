import { onlineManager, QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { connection, onConnectionChange } from './connection.ts';

/**
 * The cache of an app. Reads that failed or are old are repeated when the server can be reached again. Writes never are: without
 * a connection they fail at once, and the user decides.
 */
export function createQueryClient(queries: NonNullable<QueryClientConfig['defaultOptions']>['queries']): QueryClient {
  onlineManager.setEventListener((setOnline) => onConnectionChange(() => setOnline(connection() === 'online')));
  return new QueryClient({
    defaultOptions: {
      // Offline too: what cannot be read says so, instead of waiting in silence.
      queries: { networkMode: 'always', refetchOnReconnect: true, ...queries },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
