import { createQueryClient } from '#web/http/query-client';

const FRESH_MS = 30_000;

/** One cache for all screens. A refusal stays one, and section 8 of spec 000 says the rest. */
export const queryClient = createQueryClient({ staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: true });
