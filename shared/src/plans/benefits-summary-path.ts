/** Address of the summary of benefits and coverage: of every medical plan chosen for a quote, or of one plan that it is offered. */
export const benefitsSummaryPath = (quoteId: number, planId: number | null = null): string =>
  `/api/plan/GetSummaryOfBenefits/${quoteId}${planId === null ? '' : `?planId=${planId}`}`;
