import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 30_000;

/** One cache for all screens. Nothing is repeated by itself: a refusal stays one, and section 8 of spec 000 says the rest. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
