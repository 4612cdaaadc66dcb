import { Type } from 'class-transformer';
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
  ValidateNested,
} from 'class-validator';
import type { ProviderCheckRequest, ProviderSearchMember, ProviderSearchRequest } from '#shared/contract/providers';
import type { IsoDate } from '#shared/dates/iso-date';
import { NAMED_SEARCH_MILES, pcpIdProblem, pcpNameProblem, pcpZipProblem } from '#shared/providers/pcp-search';
import { Satisfies } from '../../platform/http/satisfies.ts';
import { WireDay } from '../../platform/http/validation.ts';

const MOST_MEMBERS = 50;
const MOST_PLANS = 50;
const LARGEST_ID = 2_147_483_647;

/** Blank means any name. */
const searchedNameProblem = (text: string): string | null => (text.trim() === '' ? null : pcpNameProblem(text));

export class ProviderSearchMemberDto implements ProviderSearchMember {
  @WireDay()
  DateOfBirth: IsoDate;
}

export class ProviderSearchDto implements ProviderSearchRequest {
  @IsOptional()
  @Satisfies(searchedNameProblem)
  @MaxLength(80)
  LastName?: string;

  @IsOptional()
  @Satisfies(searchedNameProblem)
  @MaxLength(60)
  FirstName?: string;

  /** 5 digits, 5-4 or 9 digits. */
  @Satisfies(pcpZipProblem)
  @MaxLength(10)
  ZipCode: string;

  @IsNumber()
  @Min(1)
  @Max(NAMED_SEARCH_MILES)
  DistanceFromZip: number;

  @IsOptional()
  @IsBoolean()
  AcceptingNewPatients?: boolean;

  @IsOptional()
  @WireDay()
  EffectiveDate?: IsoDate;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_MEMBERS)
  @ValidateNested({ each: true })
  @Type(() => ProviderSearchMemberDto)
  Members?: ProviderSearchMemberDto[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_PLANS)
  @IsInt({ each: true })
  @IsPositive({ each: true })
  @Max(LARGEST_ID, { each: true })
  PlanIds?: number[];
}

export class ProviderCheckDto implements ProviderCheckRequest {
  @IsString()
  @Satisfies(pcpIdProblem)
  PCPId: string;

  @WireDay()
  EffectiveDate: IsoDate;

  @IsArray()
  @ArrayMaxSize(MOST_MEMBERS)
  @ValidateNested({ each: true })
  @Type(() => ProviderSearchMemberDto)
  Members: ProviderSearchMemberDto[];

  @IsArray()
  @ArrayMaxSize(MOST_PLANS)
  @IsInt({ each: true })
  @IsPositive({ each: true })
  @Max(LARGEST_ID, { each: true })
  PlanIds: number[];
}
