import { IsInt, IsOptional, IsPositive, IsString } from 'class-validator';
import type { RenewPassivelyRequest } from '#shared/contract/renewals';

export class RenewPassivelyDto implements RenewPassivelyRequest {
  /** The version of the quote that was on the screen. */
  @IsInt()
  @IsPositive()
  Version: number;
}

export class MemberChangesQuery {
  /** JSON: [first, last], at most 100; without it the first 100. */
  @IsOptional()
  @IsString()
  range?: string;
}
