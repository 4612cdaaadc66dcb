import { Allow } from 'class-validator';

/** What else a quote carries that is sent back as it was read. */
export class WholeQuote {
  @Allow() Status?: unknown;
  @Allow() QuoteType?: unknown;
  @Allow() RenewalDate?: unknown;
  @Allow() IsDeleted?: unknown;
  @Allow() ReadOnly?: unknown;
  @Allow() GroupId?: unknown;
  @Allow() QuoteStatus?: unknown;
  @Allow() Group?: unknown;
  @Allow() AssociatedAgents?: unknown;
  @Allow() AllowedEffectiveDates?: unknown;
  @Allow() EffectiveDateProblem?: unknown;
  @Allow() EnrollmentConflict?: unknown;
  @Allow() CopyProblem?: unknown;
  @Allow() CopyEffectiveDates?: unknown;
  @Allow() CopiedFrom?: unknown;
  @Allow() SBCDocumentsLink?: unknown;
  @Allow() LatestCensusQuote?: unknown;
  @Allow() Notifications?: unknown;
  @Allow() CreatedAt?: unknown;
  @Allow() ModifiedAt?: unknown;
}
