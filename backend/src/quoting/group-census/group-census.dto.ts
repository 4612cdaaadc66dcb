import { Transform } from 'class-transformer';
import { Allow, IsBoolean, IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { ageAtQuote, ageDay } from '#shared/census/age-rules';
import {
  COVERAGE_STATUSES,
  GENDERS,
  RELATIONSHIPS,
  relationshipAsWritten,
  type CoverageStatus,
  type Gender,
  type Relationship,
} from '#shared/census/census-codes';
import type { CensusPerson } from '#shared/census/census-member';
import { censusNameProblem, LONGEST_NAME } from '#shared/census/member-name';
import {
  TEMPLATE_FORMATS,
  type ApproveCensusRequest,
  type ApproveCensusResponse,
  type CensusMemberRequest,
  type CensusMemberResponse,
  type RestoreRemovedRequest,
  type TemplateFormat,
} from '#shared/contract/census';
import type { IsoDate } from '#shared/dates/iso-date';
import { emailProblem } from '#shared/formats/email';
import { middleInitialProblem } from '#shared/formats/person-name';
import { phoneProblem } from '#shared/formats/phone';
import { cleanText } from '#shared/formats/punctuation';
import { ssnOrMaskProblem, ssnProblem } from '#shared/formats/ssn';
import { zip5, zipProblem } from '#shared/formats/zip';
import { Satisfies } from '../../platform/http/satisfies.ts';
import { WireDay } from '../../platform/http/validation.ts';
import type { Quote } from '../quotes/quote.entity.ts';
import type { CensusMember } from './census-member.entity.ts';
import type { CensusSsn } from './census-ssn.ts';
import type { CensusPersonColumns } from './snapshots/census-person-columns.ts';

const MAX_ID = 2_147_483_647;

/** Plain punctuation, no blanks around it; an optional field that is left blank is null. */
const Cleaned = () => Transform(({ value }) => (typeof value === 'string' ? cleanText(value) : value));
const BlankIsNull = () => Transform(({ value }) => (typeof value === 'string' ? cleanText(value) || null : value));

/** Shape only. What the census allows is decided by shared/census. */
abstract class MemberFieldsDto implements Omit<CensusMemberRequest, 'SSN'> {
  /** @example 0 */
  @IsInt()
  @Min(0)
  @Max(MAX_ID)
  Id: number;

  /** @example 1 */
  @IsInt()
  @Min(0)
  @Max(MAX_ID)
  EmployeeNumber: number;

  /** @example Self */
  @Transform(({ value }) => relationshipAsWritten(value))
  @IsIn(RELATIONSHIPS)
  RelationshipToSubscriber: Relationship;

  /** @example Ada */
  @Cleaned()
  @IsString()
  @IsNotEmpty()
  @MaxLength(LONGEST_NAME)
  @Satisfies(censusNameProblem)
  FirstName: string;

  @IsOptional()
  @BlankIsNull()
  @Satisfies(middleInitialProblem)
  @MaxLength(4)
  MiddleInitial?: string | null;

  /** @example Byron */
  @Cleaned()
  @IsString()
  @IsNotEmpty()
  @MaxLength(LONGEST_NAME)
  @Satisfies(censusNameProblem)
  LastName: string;

  /** @example 1985-01-02 */
  @WireDay()
  DateOfBirth: IsoDate;

  @IsOptional()
  @IsIn(GENDERS)
  Gender?: Gender | null;

  /** @example Enroll */
  @IsIn(COVERAGE_STATUSES)
  MedicalStatus: CoverageStatus;

  /** @example Enroll */
  @IsIn(COVERAGE_STATUSES)
  DentalStatus: CoverageStatus;

  /** @example Waive */
  @IsIn(COVERAGE_STATUSES)
  VisionStatus: CoverageStatus;

  @IsOptional()
  @IsBoolean()
  Tobacco?: boolean;

  @IsOptional()
  @WireDay()
  LastTobaccoUse?: IsoDate | null;

  @IsOptional()
  @IsBoolean()
  Disabled?: boolean;

  @IsOptional()
  @BlankIsNull()
  @Satisfies(zipProblem)
  HomePostalCode?: string | null;

  @IsOptional()
  @BlankIsNull()
  @Satisfies(emailProblem)
  EmailAddress?: string | null;

  @IsOptional()
  @BlankIsNull()
  @Satisfies(phoneProblem)
  HomeNumber?: string | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  Version?: number;
}

export class CensusMemberDto extends MemberFieldsDto implements CensusMemberRequest {
  @IsOptional()
  @Satisfies(ssnProblem)
  SSN?: string | null;
}

/** PUT: a member may be sent back as it was read. What cannot be changed here must be as it is stored, or be left out. */
export class EditMemberDto extends MemberFieldsDto implements CensusMemberRequest {
  /** The mask that was answered means the number that is stored. */
  @IsOptional()
  @Satisfies(ssnOrMaskProblem)
  SSN?: string | null;

  @Allow() QuoteId?: unknown;
  @Allow() Age?: unknown;
  @Allow() AssignedPlan?: unknown;
  @Allow() HomeAddress?: unknown;
  @Allow() EnterpriseId?: unknown;
  @Allow() ApplicantId?: unknown;
}

/** Fields of a member that its answer holds and no request changes. */
export const UNCHANGEABLE = ['QuoteId', 'Age', 'AssignedPlan', 'HomeAddress', 'EnterpriseId', 'ApplicantId'] as const;

export class ApproveCensusDto implements ApproveCensusRequest {
  @IsOptional()
  @IsBoolean()
  ConfirmFewerThanTwo?: boolean;
}

export class RestoreRemovedDto implements RestoreRemovedRequest {
  /** @example 1 */
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  RemovalId: number;
}

export class TemplateDto {
  /** @example xlsx */
  @IsOptional()
  @IsIn(TEMPLATE_FORMATS)
  format?: TemplateFormat;
}

export class ListCensusDto {
  /** The census as a CSV file instead of JSON. */
  @IsOptional()
  @IsIn(['true', 'false'])
  canIHazCsv?: 'true' | 'false';
}

/** GET /api/GroupCensus/GetCensusMembersByGroupId/{id}. */
export class GroupMembersQueryDto {
  /** JSON: [first, last], at most 100 rows; without it the whole census. */
  @IsOptional()
  @IsString()
  range?: string;
}

export const toCensusMember = (
  member: Omit<CensusMember, 'quote'>,
  quote: Quote,
  ssn: CensusSsn,
): CensusMemberResponse => ({
  Id: member.id,
  QuoteId: member.quoteId,
  Version: member.version,
  EmployeeNumber: member.employeeNumber,
  RelationshipToSubscriber: member.relationship,
  FirstName: member.firstName,
  MiddleInitial: member.middleInitial,
  LastName: member.lastName,
  DateOfBirth: member.dateOfBirth,
  Age: ageAtQuote(member.dateOfBirth, ageDay(quote)),
  SSN: ssn.mask(member),
  Gender: member.gender,
  MedicalStatus: member.medicalStatus,
  DentalStatus: member.dentalStatus,
  VisionStatus: member.visionStatus,
  Tobacco: member.tobacco,
  LastTobaccoUse: member.lastTobaccoUse,
  Disabled: member.disabled,
  HomePostalCode: member.homePostalCode,
  EmailAddress: member.emailAddress,
  HomeNumber: member.homeNumber,
  AssignedPlan: member.assignedPlanId,
  HomeAddress: {
    AddressLine1: '',
    City: '',
    StateCode: '',
    FullPostalCode: member.homePostalCode ?? '',
    PostalCode: zip5(member.homePostalCode ?? '') ?? '',
    County: '',
  },
  EnterpriseId: null,
  ApplicantId: null,
});

export const toApproveCensus = (
  { id, status, version }: Quote,
  warnings: readonly string[],
): ApproveCensusResponse => ({
  QuoteId: id,
  Status: status,
  Version: version,
  Warnings: [...warnings],
});

/** As the census rules see a stored member, whose SSN has this key. */
export const toCensusPerson = (
  member: Omit<CensusPersonColumns, 'ssnSealed'> & { id: number },
  ssnKey: string | null,
): CensusPerson => ({
  Id: member.id,
  EmployeeNumber: member.employeeNumber,
  RelationshipToSubscriber: member.relationship,
  FirstName: member.firstName,
  LastName: member.lastName,
  DateOfBirth: member.dateOfBirth,
  MedicalStatus: member.medicalStatus,
  DentalStatus: member.dentalStatus,
  Disabled: member.disabled,
  Tobacco: member.tobacco,
  LastTobaccoUse: member.lastTobaccoUse,
  ssnKey,
});
