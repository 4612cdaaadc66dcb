import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/http/api-error';

const RETRIES = 2;

/** Reads are tried again when the server failed or did not answer; a refusal is final and shown at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => !isFinal(error) && failures < RETRIES,
      staleTime: 5_000,
      // Offline too: what cannot be read says so, instead of waiting in silence.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

const isFinal = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status >= 400 && error.status < 500);
