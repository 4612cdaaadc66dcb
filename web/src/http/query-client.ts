import { onlineManager, QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { connection, onConnectionChange } from './connection.ts';

/**
 * An app's query cache. Failed or stale reads are repeated when the server is reachable again. Writes never are: without a
 * connection they fail immediately, and the user decides.
 */
export function createQueryClient(queries: NonNullable<QueryClientConfig['defaultOptions']>['queries']): QueryClient {
  onlineManager.setEventListener((setOnline) => onConnectionChange(() => setOnline(connection() === 'online')));
  return new QueryClient({
    defaultOptions: {
      // Offline too: failed reads show an error instead of waiting silently.
      queries: { networkMode: 'always', refetchOnReconnect: true, ...queries },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
