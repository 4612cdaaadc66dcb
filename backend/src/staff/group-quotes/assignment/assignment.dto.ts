import {
  Allow,
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsInt,
  IsOptional,
  IsPositive,
  IsString,
  Max,
  MaxLength,
} from 'class-validator';
import {
  type AssignmentOutcome,
  type AssignmentRequest,
  type AssignmentResponse,
  type AssignmentsRequest,
  MAX_ASSIGNMENTS,
} from '#shared/contract/sales-groups';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import type { Quote } from '../../../quoting/quotes/quote.entity.ts';

/** The quote as the queue or another call answered it; of it the id is taken. */
export class AssignmentDto implements AssignmentRequest {
  @IsInt()
  @IsPositive()
  Id: number;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  TakeOverFrom?: string;

  @Allow() Version?: unknown;
  @Allow() Name?: unknown;
  @Allow() GroupId?: unknown;
  @Allow() Group?: unknown;
  @Allow() GroupName?: unknown;
  @Allow() GroupEnterpriseId?: unknown;
  @Allow() QuoteType?: unknown;
  @Allow() Status?: unknown;
  @Allow() QuoteStatus?: unknown;
  @Allow() EffectiveDate?: unknown;
  @Allow() RenewalDate?: unknown;
  @Allow() SubmittedDate?: unknown;
  @Allow() ApprovalTime?: unknown;
  @Allow() AssignedToFullname?: unknown;
  @Allow() AssignedToUsername?: unknown;
  @Allow() AssignedAt?: unknown;
  @Allow() AgentRepliedAt?: unknown;
  @Allow() AssociatedAgents?: unknown;
  @Allow() Agents?: unknown;
  @Allow() Members?: unknown;
  @Allow() IsDeleted?: unknown;
  @Allow() ReadOnly?: unknown;
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
  @Allow() id?: unknown;
}

/** PUT /api/sales/AssignUserToQuotes and UnassignUserFromQuotes. */
export class AssignmentsDto implements AssignmentsRequest {
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_ASSIGNMENTS)
  @IsInt({ each: true })
  @IsPositive({ each: true })
  @Max(2_147_483_647, { each: true })
  Ids: number[];
}

export const toAssignmentResponse = (quote: Quote): AssignmentResponse => ({
  QuoteId: quote.id,
  ...assigneeOf(quote),
  QuoteStatus: groupStatusLabel(quote.status, 'internal'),
});

/** What became of one quote of several. */
export interface Outcome {
  quoteId: number;
  /** With its group and who works on it now; null where there is no such quote. */
  quote: Quote | null;
  /** Why it was not done; null where it was. */
  problem: string | null;
}

export const toAssignmentOutcome = ({ quoteId, quote, problem }: Outcome): AssignmentOutcome => ({
  QuoteId: quoteId,
  GroupName: quote?.group?.name ?? null,
  IsDone: problem === null,
  Message: problem,
  ...assigneeOf(quote),
  QuoteStatus: quote && groupStatusLabel(quote.status, 'internal'),
});

const assigneeOf = (quote: Quote | null) => ({
  AssignedToFullname: quote?.assignedTo?.fullName ?? null,
  AssignedToUsername: quote?.assignedTo?.username ?? null,
  AssignedAt: quote?.assignedAt?.toISOString() ?? null,
});
