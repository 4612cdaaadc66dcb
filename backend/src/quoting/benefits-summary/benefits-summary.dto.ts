import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsPositive } from 'class-validator';

export class SummaryOfBenefitsQuery {
  /** One of the plans that the quote is offered; without it, all medical plans that are chosen. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  planId?: number;
}
