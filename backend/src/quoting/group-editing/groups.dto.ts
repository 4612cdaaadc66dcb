import { Transform, Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsPositive,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import type {
  Address,
  GroupEditRequest,
  GroupRequest,
  OlfoStatusRequest,
  RolloverStatusRequest,
} from '#shared/contract/groups';
import { emailProblem } from '#shared/formats/email';
import { oneLineProblem } from '#shared/formats/one-line';
import { unprintableProblem } from '#shared/formats/printable-text';
import { phoneProblem } from '#shared/formats/phone';
import { taxIdProblem } from '#shared/formats/tax-id';
import { HOME_STATE, STATE_NEEDS_TWO_LETTERS } from '#shared/groups/group-location';
import { sicCodeProblem } from '#shared/groups/sic-code';
import { Satisfies } from '../../platform/http/satisfies.ts';

/** Shape only. Whether the county is one of the ZIP's is decided by GroupChecks. */
export class AddressDto implements Address {
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  @Satisfies(oneLineProblem)
  AddressLine1: string;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  @Satisfies(oneLineProblem)
  AddressLine2?: string | null;

  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  @Satisfies(oneLineProblem)
  City: string;

  /** Two letters; left out it is Michigan. Source: spec 002 section 3, "StateCode (default MI)". */
  @Transform(({ value }) => (value as unknown) || HOME_STATE)
  @Matches(/^[A-Z]{2}$/, { message: STATE_NEEDS_TWO_LETTERS })
  StateCode: string = HOME_STATE;

  /** 5 digits, 5-4 or 9 digits. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(10)
  FullPostalCode: string;

  /** The name that goes with CountyFips is stored, whatever stands here. */
  @IsString()
  @MaxLength(60)
  County: string;

  @IsString()
  @MaxLength(5)
  CountyFips: string;
}

class AddressesDto {
  @ValidateNested()
  @Type(() => AddressDto)
  @IsNotEmpty()
  General: AddressDto;

  /** null or left out: the same as General. */
  @IsOptional()
  @ValidateNested()
  @Type(() => AddressDto)
  Billing?: AddressDto | null;
}

/** An agent by its id. A whole agent may be sent, as the group answers it; the rest of it is left aside. */
class AgentReferenceDto {
  @IsInt()
  @IsPositive()
  Id: number;

  @Allow() SrcAgentId?: unknown;
  @Allow() Name?: unknown;
  @Allow() NpnNumber?: unknown;
  @Allow() AgencyName?: unknown;
  @Allow() Phone?: unknown;
  @Allow() Email?: unknown;
  @Allow() IsAgentBroker?: unknown;
}

/** POST /api/group. Shape only; what needs the database is decided by GroupChecks. */
export class GroupDto implements GroupRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(150)
  @Satisfies(oneLineProblem)
  @Satisfies(unprintableProblem)
  GroupName: string;

  @IsOptional()
  @Satisfies(taxIdProblem)
  TaxId?: string | null;

  @IsOptional()
  @Satisfies(sicCodeProblem)
  SICCode?: string | null;

  @IsBoolean()
  ReligiousFlag: boolean;

  @IsOptional()
  @Satisfies(phoneProblem)
  PhoneNumber?: string | null;

  @IsOptional()
  @Satisfies(emailProblem)
  GroupEmail?: string | null;

  @ValidateNested()
  @Type(() => AddressesDto)
  @IsNotEmpty()
  Address: AddressesDto;

  @IsBoolean()
  IsCAMADGroup: boolean;

  @IsBoolean()
  IsAgentBrokerGroup: boolean;

  @IsBoolean()
  TotalHealthcare: boolean;

  @IsBoolean()
  IsLargeToSmallRolloverGroup: boolean;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(100_000)
  TotalEligibleEmployees?: number | null;

  @IsArray()
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => AgentReferenceDto)
  AssociatedAgents: AgentReferenceDto[];
}

/** PUT /api/group. The whole group may be sent, as it was answered: what a user cannot change is left aside. */
export class GroupEditDto extends GroupDto implements GroupEditRequest {
  @IsInt()
  @IsPositive()
  Id: number;

  @IsInt()
  @IsPositive()
  Version: number;

  @IsOptional()
  @IsInt()
  @IsPositive()
  CurrentQuoteId?: number | null;

  @Allow() GroupEnterpriseId?: unknown;
  @Allow() RenewalDate?: unknown;
  @Allow() RenewalMonth?: unknown;
  @Allow() RateArea?: unknown;
  @Allow() IsRolloverToLargeGroup?: unknown;
  @Allow() IsRenewOLFO?: unknown;
  @Allow() TotalNumberMembers?: unknown;
  @Allow() TotalNumberEmployees?: unknown;
  @Allow() LastEffectiveDate?: unknown;
  @Allow() SubGroupNames?: unknown;
}

/** A whole group may be sent, as it was answered; whether the rest of it is as stored is decided by SetGroupStatusService. */
abstract class GroupStatusDto {
  @IsInt()
  @IsPositive()
  Id: number;

  @IsInt()
  @IsPositive()
  Version: number;

  @Allow() GroupEnterpriseId?: unknown;
  @Allow() GroupName?: unknown;
  @Allow() TaxId?: unknown;
  @Allow() SICCode?: unknown;
  @Allow() ReligiousFlag?: unknown;
  @Allow() PhoneNumber?: unknown;
  @Allow() GroupEmail?: unknown;
  @Allow() Address?: unknown;
  @Allow() RenewalDate?: unknown;
  @Allow() RenewalMonth?: unknown;
  @Allow() RateArea?: unknown;
  @Allow() IsCAMADGroup?: unknown;
  @Allow() IsAgentBrokerGroup?: unknown;
  @Allow() TotalHealthcare?: unknown;
  @Allow() IsLargeToSmallRolloverGroup?: unknown;
  @Allow() TotalEligibleEmployees?: unknown;
  @Allow() AssociatedAgents?: unknown;
  @Allow() TotalNumberMembers?: unknown;
  @Allow() TotalNumberEmployees?: unknown;
  @Allow() LastEffectiveDate?: unknown;
  @Allow() SubGroupNames?: unknown;
}

/** PUT /api/group/SetRollOverLargeGroupStatus. */
export class RolloverStatusDto extends GroupStatusDto implements RolloverStatusRequest {
  @IsBoolean()
  IsRolloverToLargeGroup: boolean;

  @Allow() IsRenewOLFO?: unknown;
}

/** PUT /api/group/SetRenewOLFOStatus. */
export class OlfoStatusDto extends GroupStatusDto implements OlfoStatusRequest {
  @IsBoolean()
  IsRenewOLFO: boolean;

  @Allow() IsRolloverToLargeGroup?: unknown;
}
