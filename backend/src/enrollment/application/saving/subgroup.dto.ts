import { Type } from 'class-transformer';
import {
  Allow,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { ApplicationContact, EmployeeSegment, Subgroup } from '#shared/contract/enrollment-application';
import type { Address } from '#shared/locations/address.record';
import {
  DEPENDENT_ELIGIBILITIES,
  type DependentEligibility,
  type EndOfCoverage,
  ENDS_OF_COVERAGE,
  NEW_HIRE_WAITINGS,
  type NewHireWaiting,
  SEGMENT_NAMES,
  type SegmentName,
  SUBGROUP_STATUSES,
  type SubgroupStatus,
} from '#shared/enrollment/application-options';
import { oneLineProblem } from '#shared/formats/one-line';
import { Satisfies } from '../../../platform/http/satisfies.ts';

/** A field that may be unanswered. */
export const OrNull = () => ValidateIf((_body, value) => value !== null);

export class ContactDto implements ApplicationContact {
  @IsString() @MaxLength(50) @Satisfies(oneLineProblem) FirstName: string;
  @IsString() @MaxLength(50) @Satisfies(oneLineProblem) LastName: string;
  @IsString() @MaxLength(20) Phone: string;
  @IsString() @MaxLength(254) Email: string;
}

export class ApplicationAddressDto implements Address {
  @IsString() @MaxLength(100) @Satisfies(oneLineProblem) AddressLine1: string;
  @IsOptional() @IsString() @MaxLength(100) @Satisfies(oneLineProblem) AddressLine2: string | null = null;
  @IsString() @MaxLength(60) @Satisfies(oneLineProblem) City: string;
  @IsString() @MaxLength(2) StateCode: string;
  @IsString() @MaxLength(10) FullPostalCode: string;
  @IsString() @MaxLength(60) County: string;
  @IsString() @MaxLength(5) CountyFips: string;
}

/** The id follows from the place in the list, and only the insurer gives numbers: both are answered and not taken. */
export class SubgroupDto implements Subgroup {
  @IsString() @MaxLength(150) @Satisfies(oneLineProblem) GroupName: string;
  @IsString() @MaxLength(4) SubGroupId: string;
  @IsString() @MaxLength(20) TaxId: string;
  @IsIn(SUBGROUP_STATUSES) GroupStatus: SubgroupStatus;
  @IsBoolean() IsPrimarySubgroup: boolean;
  @OrNull() @IsString() @MaxLength(20) GroupEnterpriseId: string | null;

  @IsObject()
  @ValidateNested()
  @Type(() => ApplicationAddressDto)
  Address: ApplicationAddressDto;

  @IsObject()
  @ValidateNested()
  @Type(() => ContactDto)
  Admin: ContactDto;

  @IsObject()
  @ValidateNested()
  @Type(() => ContactDto)
  Billing: ContactDto;

  @IsObject()
  @ValidateNested()
  @Type(() => ContactDto)
  Ceo: ContactDto;

  @IsBoolean() UseAdminForBilling: boolean;
  @IsBoolean() UseAdminForCEO: boolean;

  /** Answered; follows from the rest. */
  @Allow() formStatus?: unknown;
}

export class EmployeeSegmentDto implements EmployeeSegment {
  @IsIn([...SEGMENT_NAMES, '']) SegmentName: SegmentName | '';
  @IsString() @MaxLength(4) SegmentClassId: string;
  @OrNull() @IsInt() @Min(0) @Max(168) FullTimeHours: number | null;
  @OrNull() @IsIn(NEW_HIRE_WAITINGS) NewHireRule: NewHireWaiting | null;
  @OrNull() @IsIn(ENDS_OF_COVERAGE) TerminationRule: EndOfCoverage | null;
  @OrNull() @IsIn(ENDS_OF_COVERAGE) LayoffRule: EndOfCoverage | null;
  @OrNull() @IsIn(ENDS_OF_COVERAGE) DisabilityRule: EndOfCoverage | null;
  @OrNull() @IsIn(DEPENDENT_ELIGIBILITIES) DependentEligibility: DependentEligibility | null;
  @IsBoolean() IsSpecialClass: boolean;
}
