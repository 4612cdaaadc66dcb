import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsString, MaxLength, ValidateNested } from 'class-validator';
import type { PlanListFilter, PlanListView } from '#shared/contract/plan-list-view';
import { COVERAGES, type Coverage } from '#shared/plans/plan-codes';
import { FACETS, type Facet } from '#shared/plans/plan-facets';
import { PLAN_ORDERS, type PlanOrder } from '#shared/plans/plan-order';

const MOST_FILTERS = COVERAGES.length * FACETS.length;
const MOST_VALUES = 50;

export class PlanListFilterDto implements PlanListFilter {
  @IsIn(COVERAGES)
  Coverage: Coverage;

  @IsIn(FACETS)
  Facet: Facet;

  /** @example ["Gold"] */
  @IsArray()
  @ArrayMaxSize(MOST_VALUES)
  @IsString({ each: true })
  @MaxLength(80, { each: true })
  Values: string[];
}

export class PlanListViewDto implements PlanListView {
  @IsIn(PLAN_ORDERS)
  Order: PlanOrder;

  @IsArray()
  @ArrayMaxSize(MOST_FILTERS)
  @ValidateNested({ each: true })
  @Type(() => PlanListFilterDto)
  Filters: PlanListFilterDto[];
}
