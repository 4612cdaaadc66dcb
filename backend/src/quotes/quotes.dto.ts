import { Allow, IsIn, IsInt, IsOptional, IsPositive, IsString, MaxLength } from 'class-validator';
import type {
  CopyQuoteRequest,
  CreateQuoteRequest,
  UpdateEffectiveDateRequest,
  UpdateQuoteRequest,
} from '#shared/contract/quotes';
import type { IsoDate } from '#shared/dates/iso-date';
import { GROUP_QUOTE_TYPES, type GroupQuoteType } from '#shared/quotes/quote-type';
import { WireDay } from '../http/validation.ts';

/** POST /api/quote. Shape only. */
export class CreateQuoteDto implements CreateQuoteRequest {
  @IsInt()
  @IsPositive()
  GroupId: number;

  @IsIn(GROUP_QUOTE_TYPES)
  QuoteType: GroupQuoteType;

  @IsOptional()
  @WireDay()
  EffectiveDate?: IsoDate;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  Name?: string;
}

/** What else a quote carries that is sent back as it was read. */
class WholeQuoteDto {
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

/** PUT /api/quote. The whole quote may be sent; only its name is taken, and the rest must be as it is stored. */
export class UpdateQuoteDto extends WholeQuoteDto implements UpdateQuoteRequest {
  @IsInt()
  @IsPositive()
  Id: number;

  @IsInt()
  @IsPositive()
  Version: number;

  @IsString()
  @MaxLength(1000)
  Name: string;

  @Allow() EffectiveDate?: unknown;
}

/** POST /api/quote for a copy. The whole quote may be sent; its census is always that which is stored. */
export class CopyQuoteDto extends WholeQuoteDto implements CopyQuoteRequest {
  @IsInt()
  @IsPositive()
  Id: number;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  Name?: string;

  @IsOptional()
  @WireDay()
  EffectiveDate?: IsoDate;

  @Allow() Version?: unknown;
  @Allow() Census?: unknown;
}

/** PUT /api/quote/PutUpdatedEffectiveDate/{id}. */
export class UpdateEffectiveDateDto implements UpdateEffectiveDateRequest {
  @WireDay()
  EffectiveDate: IsoDate;

  @IsInt()
  @IsPositive()
  Version: number;
}

/** PUT /api/quote/Delete/{id} and Restore/{id}: the version that the user saw. */
export class QuoteVersionDto {
  @IsInt()
  @IsPositive()
  Version: number;
}
