/** POST /api/Plan/GetPlanComparisonPdf/{quoteId}. Spec 002 section 7, whose spelling this is. */
export interface PlanComparisonRequest {
  /** Medical plans, 1 to 3. */
  planIds: number[];
  dentalPlanIds?: number[];
  visionPlanIds?: number[];
  /** true: the first medical plan is one that the group has now, under the same filed id. */
  currentPlanProvided?: boolean;
  /** Dollars a month that are taken off medical premiums. */
  subsidy?: number;
  maxSubsidyAmount?: number;
  /** Printed below the premiums: "Cost-share reduction: 94%". */
  csrLevelPercentageMsg?: string;
}
