import { createQueryClient } from '#web/http/query-client';

const FRESH_MS = 30_000;

/** One cache for all screens. Refusals are not retried; otherwise as in spec 000 section 8. */
export const queryClient = createQueryClient({ staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: true });
