import { Allow, IsIn, IsInt, IsOptional, IsPositive, IsString, MaxLength } from 'class-validator';
import type { CopyQuoteRequest, CreateQuoteRequest } from '#shared/contract/quotes';
import type { IsoDate } from '#shared/dates/iso-date';
import { GROUP_QUOTE_TYPES, type GroupQuoteType } from '#shared/quotes/quote-type';
import { WireDay } from '../../platform/http/validation.ts';
import { WholeQuote } from '../../quoting/quotes/whole-quote.ts';

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

/** POST /api/quote for a copy. The whole quote may be sent; its census is always that which is stored. */
export class CopyQuoteDto extends WholeQuote implements CopyQuoteRequest {
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
