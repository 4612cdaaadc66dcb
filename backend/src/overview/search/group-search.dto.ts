import { IsOptional, IsString } from 'class-validator';
import { IntersectionType } from '@nestjs/swagger';
import { CRITERIA, FOUND_GROUP } from '#shared/search/group-search.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class FoundGroupAnswer extends answerOf(FOUND_GROUP) {}

/** The body of the POST. `criteriaProblems` checks the individual criteria. */
export class GroupCriteriaBody extends bodyOf(CRITERIA) {}

/** The query of the POST. */
export class GroupSearchPageDto {
  /** JSON: [first, last], at most 100 groups; without it the first 100. */
  @IsOptional()
  @IsString()
  range?: string;

  /** JSON: ["GroupName", "ASC"], or by GroupEnterpriseId, City, RenewalDate */
  @IsOptional()
  @IsString()
  sort?: string;
}

/** The query of the GET: criteria and page. */
export class GroupSearchQueryDto extends IntersectionType(GroupCriteriaBody, GroupSearchPageDto) {}
