/** PUT /api/quote/Enroll/{id}; answers the quote, which is Enrolling then. */
export interface EnrollRequest {
  Version: number;
}

/** PUT /api/quote/ManualStatusUpdate/{id}; answers the quote, which is Rejected ("Manually Processed") then. */
export interface ManualStatusUpdateRequest {
  Version: number;
  /** In a few words, without personal data; shown in the history of the quote. */
  Why?: string;
  /** Username of the colleague who works on the quote, to take it over. */
  TakeOverFrom?: string;
}
