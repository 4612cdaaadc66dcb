import type { SubsidyRequest, SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { sendJson } from '#web/http/client';

/** A refusal is shown where the estimate would be. */
const IN_PLACE = { bubble: true, suppressNotification: true } as const;

/** Kept for the page only: the question holds birth dates. */
export const subsidyQuery = (question: SubsidyRequest | null) => ({
  queryKey: ['subsidy', question],
  queryFn: (): Promise<SubsidyResponse> => sendJson('POST', '/api/individual/EstimateSubsidy', question, IN_PLACE),
  enabled: question !== null,
  gcTime: 0,
});
