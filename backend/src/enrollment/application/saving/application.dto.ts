import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsPositive,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import type { AccountData, SaveApplicationRequest } from '#shared/contract/enrollment-application';
import type { IsoDate } from '#shared/dates/iso-date';
import {
  COMPANY_TYPES,
  type CompanyType,
  DOMESTIC_PARTNER_LEVELS,
  type DomesticPartnerLevel,
  RECENT_INSURERS,
  type RecentInsurer,
} from '#shared/enrollment/application-options';
import { ACCOUNT_NUMBER_INVALID, ACCOUNT_TYPES } from '#shared/enrollment/application/bank-account';
import { MOST_EMPLOYEES } from '#shared/enrollment/application/employee-counts';
import { MAX_SEGMENTS } from '#shared/enrollment/application/employee-segments';
import { MAX_SUBGROUPS } from '#shared/enrollment/application/tax-control';
import { WireDay } from '../../../platform/http/validation.ts';
import { EmployeeSegmentDto, OrNull, SubgroupDto } from './subgroup.dto.ts';

/** A number of people. */
const Count = () => (target: object, field: string) =>
  [OrNull(), IsInt(), Min(0), Max(MOST_EMPLOYEES)].forEach((check) => check(target, field));
const YesNo = () => (target: object, field: string) => [OrNull(), IsBoolean()].forEach((check) => check(target, field));

class CommonTaxControlDto {
  @YesNo() Eligible: boolean | null;
  @IsInt() @Min(0) @Max(MAX_SUBGROUPS) NumGroups: number;
}

class MultipleEmployeeSegmentsDto {
  @YesNo() CoverageOffered: boolean | null;
  @IsInt() @Min(0) @Max(MAX_SEGMENTS) NumSegments: number;
}

class AccountDataDto implements AccountData {
  @IsIn(ACCOUNT_TYPES) AccountType: AccountData['AccountType'];
  @IsString() @MaxLength(100) AccountHolder: string;
  @IsString() @MaxLength(9) RoutingNumber: string;

  /** Only a whole number is taken, for half of one would be kept as if it were right. */
  @Matches(/^(?:\d{4,17}|\*{6}\d{0,4}|)$/, { message: ACCOUNT_NUMBER_INVALID })
  AccountNumber: string;
}

/**
 * POST /api/enrollment/PostNewGroupEnrollment and PUT /api/enrollment. Shape and size only: an incomplete application is a draft. What
 * is missing or wrong in it is answered as Problems. The whole application may be sent as it was answered; what follows from the rest is
 * left aside.
 */
export class SaveApplicationDto implements SaveApplicationRequest {
  @IsInt() @IsPositive() QuoteId: number;
  @IsInt() @Min(0) Version: number;

  @Count() NumberOfEmployees: number | null;
  @Count() NumberOfEligbleEmployees: number | null;
  @Count() NumberWaiving: number | null;
  @Count() NumberOfFullTimeEmployees: number | null;
  @OrNull() @IsIn(COMPANY_TYPES) CompanyType: CompanyType | null;
  @OrNull() @IsIn(DOMESTIC_PARTNER_LEVELS) DomesticPartner: DomesticPartnerLevel | null;
  @YesNo() PreviousCoverageFlag: boolean | null;
  @IsString() @MaxLength(20) PreviousCoverageGroupId: string;
  @OrNull() @IsIn(RECENT_INSURERS) PrevInsuranceCarrierName: RecentInsurer | null;
  @IsString() @MaxLength(100) OtherInsuranceCarrierName: string;
  @YesNo() IsPeoOrLeasingCompany: boolean | null;
  @YesNo() EarlyRetireeCoverage: boolean | null;
  @YesNo() CobraRequired: boolean | null;
  @YesNo() IsEnrolledInFSA: boolean | null;
  @YesNo() PHAdministersHRA: boolean | null;
  @YesNo() IsDeltaDentalIncudedOnInvoice: boolean | null;
  @YesNo() TwentyOrMoreEmployees: boolean | null;
  @OrNull() @WireDay() TwentyOrMoreEmployeesDate: IsoDate | null;
  @YesNo() HundredOrMoreEmployees: boolean | null;
  @OrNull() @WireDay() HundredOrMoreEmployeesDate: IsoDate | null;
  @OrNull() @WireDay() Section111EffectiveDate: IsoDate | null;
  @YesNo() ElectAutoPayment: boolean | null;

  @OrNull()
  @IsObject()
  @ValidateNested()
  @Type(() => AccountDataDto)
  AccountData: AccountDataDto | null;

  @IsObject()
  @ValidateNested()
  @Type(() => CommonTaxControlDto)
  CommonTaxControl: CommonTaxControlDto;

  @IsObject()
  @ValidateNested()
  @Type(() => MultipleEmployeeSegmentsDto)
  MultipleEmployeeSegments: MultipleEmployeeSegmentsDto;

  @IsArray()
  @ArrayMaxSize(MAX_SEGMENTS)
  @ValidateNested({ each: true })
  @Type(() => EmployeeSegmentDto)
  EmployeeSegments: EmployeeSegmentDto[];

  @IsObject()
  @ValidateNested()
  @Type(() => SubgroupDto)
  PrimaryGroup: SubgroupDto;

  @IsArray()
  @ArrayMaxSize(MAX_SUBGROUPS)
  @ValidateNested({ each: true })
  @Type(() => SubgroupDto)
  SubGroups: SubgroupDto[];

  @IsBoolean() BypassMemberEnrollment: boolean;
  @IsBoolean() BypassSupportDocument: boolean;

  @Allow() SavedBefore?: unknown;
  @Allow() SavedAt?: unknown;
  @Allow() Problems?: unknown;
  @Allow() Facts?: unknown;
  @Allow() Prefilled?: unknown;
  @Allow() EarlierQuote?: unknown;
  @Allow() EditProblem?: unknown;
  @Allow() MayBypassDocuments?: unknown;
}
