import { ApiError } from '#web/http/api-error';
import { createQueryClient } from '#web/http/query-client';

const RETRIES = 2;

/** Retries reads when the server failed or did not answer; a refusal is final and shown immediately. */
export const queryClient = createQueryClient({
  retry: (failures, error) => !isFinal(error) && failures < RETRIES,
  staleTime: 5_000,
});

const isFinal = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status >= 400 && error.status < 500);
