import { Allow, IsInt, IsPositive, IsString, MaxLength } from 'class-validator';
import type { UpdateQuoteRequest } from '#shared/contract/quotes';
import { WholeQuote } from './whole-quote.ts';

/** PUT /api/quote. The whole quote may be sent; only its name is taken, and the rest must be as it is stored. */
export class UpdateQuoteDto extends WholeQuote implements UpdateQuoteRequest {
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

/** PUT /api/quote/Delete/{id} and Restore/{id}: the version that the user saw. */
export class QuoteVersionDto {
  @IsInt()
  @IsPositive()
  Version: number;
}
