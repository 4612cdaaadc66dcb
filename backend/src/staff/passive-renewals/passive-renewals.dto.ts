import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt, IsOptional, IsPositive, IsString } from 'class-validator';
import {
  type PreviewPassiveRenewalsRequest,
  RENEWAL_TYPES,
  type RenewalType,
  type SubmitForPassiveRenewalsRequest,
} from '#shared/contract/passive-renewals';

const MOST_SUBMITTED = 20_000;
const MOST_PREVIEWED = 100;

export class SubmitForPassiveRenewalsDto implements SubmitForPassiveRenewalsRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_SUBMITTED)
  @IsInt({ each: true })
  @IsPositive({ each: true })
  groupIds: number[];

  @IsIn(RENEWAL_TYPES)
  renewalType: RenewalType;
}

export class PreviewPassiveRenewalsDto implements PreviewPassiveRenewalsRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_PREVIEWED)
  @IsInt({ each: true })
  @IsPositive({ each: true })
  groupIds: number[];
}

/** Of a file and of all ids: everything that matches. */
export class MatchingQuery {
  /** As of the list. */
  @IsOptional()
  @IsString()
  filter?: string;

  /** Taken and not heeded: a file is in the order of the renewal dates. */
  @IsOptional()
  @IsString()
  sort?: string;
}
