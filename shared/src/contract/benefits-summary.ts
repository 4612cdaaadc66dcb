/** GET /api/plan/GetSummaryOfBenefitsCheck/{quoteId}: whether there is a summary of benefits and coverage to read. */
export interface SummaryOfBenefitsCheck {
  IsAvailable: boolean;
  /** Address of the document, spec 002 section 3, "Quote"; null where there is none. */
  SBCDocumentsLink: string | null;
  /** Medical plans in the document. */
  PlanIds: number[];
  /** Why there is none, else ''. */
  Message: string;
}
