import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNumber,
  IsOptional,
  IsPositive,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import type { PlanComparisonRequest } from '#shared/contract/plan-comparison';

const MOST_IDS = 200;
/** Dollars a month; nobody's subsidy comes near. */
const MOST_DOLLARS = 100_000;

export class PlanComparisonDto implements PlanComparisonRequest {
  /** @example [12, 31] */
  @IsArray()
  @ArrayMaxSize(MOST_IDS)
  @IsInt({ each: true })
  @IsPositive({ each: true })
  planIds: number[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_IDS)
  @IsInt({ each: true })
  @IsPositive({ each: true })
  dentalPlanIds?: number[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_IDS)
  @IsInt({ each: true })
  @IsPositive({ each: true })
  visionPlanIds?: number[];

  @IsOptional()
  @IsBoolean()
  currentPlanProvided?: boolean;

  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0)
  @Max(MOST_DOLLARS)
  subsidy?: number;

  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0)
  @Max(MOST_DOLLARS)
  maxSubsidyAmount?: number;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  csrLevelPercentageMsg?: string;
}
