import { ESTIMATE_SUBSIDY } from '#shared/eligibility/eligibility.calls';
import type { SubsidyRequest, SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { call } from '#web/http/calls';

/** Kept for the page only: the question holds birth dates. */
export const subsidyQuery = (question: SubsidyRequest | null) => ({
  queryKey: ['subsidy', question],
  queryFn: (): Promise<SubsidyResponse> => call(ESTIMATE_SUBSIDY.estimate, { body: question! }),
  enabled: question !== null,
  gcTime: 0,
});
