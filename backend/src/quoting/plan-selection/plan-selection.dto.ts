import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsIn, IsOptional, IsPositive, ValidateNested } from 'class-validator';
import type { PutSelectionsRequest } from '#shared/contract/plans';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Coverage } from '#shared/plans/plan-codes';
import { WireDay } from '../../platform/http/validation.ts';

const MOST_PLANS = 200;
const MOST_ASSIGNMENTS = 15_000;

export class MemberAssignmentDto {
  @IsInt()
  @IsPositive()
  MemberId: number;

  @IsInt()
  @IsPositive()
  PlanId: number;
}

export class PutSelectionsDto implements PutSelectionsRequest {
  /** @example [12, 31] */
  @IsArray()
  @ArrayMaxSize(MOST_PLANS)
  @IsInt({ each: true })
  @IsPositive({ each: true })
  SelectedPlanIds: number[];

  /** @example [12] */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_PLANS)
  @IsInt({ each: true })
  @IsPositive({ each: true })
  SelectedBefore?: number[];

  @IsArray()
  @ArrayMaxSize(MOST_ASSIGNMENTS)
  @ValidateNested({ each: true })
  @Type(() => MemberAssignmentDto)
  AssignedPlanForMembers: MemberAssignmentDto[];

  @IsOptional()
  @IsBoolean()
  IsRequestForCreateProposal?: boolean;

  @IsOptional()
  @IsBoolean()
  RenewCurrentPlans?: boolean;
}

/** `updateDental=false` and `updateVision=false` leave those plans out; `effectiveDate` prices another day without changing the quote. */
export class AllPlansQuery {
  @IsOptional()
  @IsIn(['true', 'false'])
  updateDental?: 'true' | 'false';

  @IsOptional()
  @IsIn(['true', 'false'])
  updateVision?: 'true' | 'false';

  @IsOptional()
  @WireDay()
  effectiveDate?: IsoDate;
}

export function coveragesLeftOut({ updateDental, updateVision }: AllPlansQuery): Coverage[] {
  return [
    ...(updateDental === 'false' ? (['dental'] as const) : []),
    ...(updateVision === 'false' ? (['vision'] as const) : []),
  ];
}
