import { IsIn, IsInt, IsOptional, IsPositive, IsString, MaxLength } from 'class-validator';
import type { DecideRequest } from '#shared/contract/enrollment';
import type { SendBackRequest } from '#shared/contract/enrollment-signature';
import { DECISIONS, type Decision, REASON_LIMIT, REASON_TOO_LONG } from '#shared/enrollment/decisions';
import { ENTERPRISE_ID_PROBLEM } from '#shared/groups/enterprise-id';

/** PUT /api/enrollment/Decide/{quoteId}. */
export class DecideDto implements DecideRequest {
  @IsIn(DECISIONS)
  Decision: Decision;

  @IsInt()
  @IsPositive()
  Version: number;

  @IsOptional()
  @IsString()
  @MaxLength(REASON_LIMIT, { message: REASON_TOO_LONG })
  Reason?: string;

  @IsOptional()
  @IsString()
  @MaxLength(40, { message: ENTERPRISE_ID_PROBLEM })
  GroupEnterpriseId?: string;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  TakeOverFrom?: string;
}

/** PUT /api/enrollment/SendBackToSignatureRequired. */
export class SendBackDto implements SendBackRequest {
  @IsInt()
  @IsPositive()
  QuoteId: number;

  @IsInt()
  @IsPositive()
  GroupId: number;

  @IsOptional()
  @IsString()
  @MaxLength(REASON_LIMIT, { message: REASON_TOO_LONG })
  Reason?: string;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  TakeOverFrom?: string;
}
