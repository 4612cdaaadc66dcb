import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { GroupSearchCriteria } from '#shared/contract/search';

/** The body of the POST. What is wrong with single criteria is said by `criteriaProblems`. */
export class GroupCriteriaDto implements GroupSearchCriteria {
  @IsOptional() @IsString() @MaxLength(20) GroupNumber?: string;
  @IsOptional() @IsString() @MaxLength(150) GroupName?: string;
  @IsOptional() @IsString() @MaxLength(20) TaxId?: string;
  @IsOptional() @IsString() @MaxLength(20) QuoteId?: string;
  @IsOptional() @IsString() @MaxLength(20) PostalCode?: string;
  @IsOptional() @IsString() @MaxLength(20) RenewalDate?: string;
  @IsOptional() @IsString() @MaxLength(60) AgentFirstName?: string;
  @IsOptional() @IsString() @MaxLength(60) AgentLastName?: string;
}

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
export class GroupSearchQueryDto extends GroupCriteriaDto implements GroupSearchPageDto {
  @IsOptional()
  @IsString()
  range?: string;

  @IsOptional()
  @IsString()
  sort?: string;
}
