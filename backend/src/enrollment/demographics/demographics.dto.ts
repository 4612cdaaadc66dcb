import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { GENDERS, type Gender } from '#shared/census/census-codes';
import { censusNameProblem, LONGEST_NAME } from '#shared/census/member-name';
import type {
  ConfirmDemographicsRequest,
  MemberAddress,
  SaveEnrollmentMemberRequest,
} from '#shared/contract/enrollment-members';
import type { IsoDate } from '#shared/dates/iso-date';
import { COBRA_DURATIONS_MONTHS } from '#shared/enrollment/members/cobra';
import { emailProblem } from '#shared/formats/email';
import { middleInitialProblem } from '#shared/formats/person-name';
import { phoneProblem } from '#shared/formats/phone';
import { cleanText } from '#shared/formats/punctuation';
import { ssnProblem } from '#shared/formats/ssn';
import { zipProblem } from '#shared/formats/zip';
import { Satisfies } from '../../platform/http/satisfies.ts';
import { WireDay } from '../../platform/http/validation.ts';

const MAX_ID = 2_147_483_647;

const Cleaned = () => Transform(({ value }) => (typeof value === 'string' ? cleanText(value) : value));
const BlankIsNull = () => Transform(({ value }) => (typeof value === 'string' ? cleanText(value) || null : value));

/** Every part may be blank: what is missing makes the member incomplete, not wrong. */
export class MemberAddressDto implements MemberAddress {
  /** @example 1 Monroe Center St NW */
  @Cleaned()
  @IsString()
  @MaxLength(100)
  AddressLine1: string;

  /** @example Grand Rapids */
  @Cleaned()
  @IsString()
  @MaxLength(60)
  City: string;

  /** @example MI */
  @Matches(/^([A-Z]{2})?$/)
  StateCode: string;

  /** @example 49503 */
  @Cleaned()
  @IsString()
  @Satisfies(zipProblem)
  FullPostalCode: string;

  /** @example Kent */
  @Cleaned()
  @IsString()
  @MaxLength(60)
  County: string;

  /** @example 26081 */
  @Matches(/^(\d{5})?$/)
  CountyFips: string;
}

/** Shape only. What members need is decided by shared/enrollment/members. */
export class SaveEnrollmentMemberDto implements SaveEnrollmentMemberRequest {
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  Id: number;

  @IsInt()
  @Min(1)
  Version: number;

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
  MiddleInitial: string | null;

  /** @example Byron */
  @Cleaned()
  @IsString()
  @IsNotEmpty()
  @MaxLength(LONGEST_NAME)
  @Satisfies(censusNameProblem)
  LastName: string;

  @IsOptional()
  @IsIn(GENDERS)
  Gender: Gender | null;

  @IsOptional()
  @Satisfies(ssnProblem)
  SSN?: string | null;

  /** A class of the application, or COBRA, EarlyRetiree, Retiree. @example CA01 */
  @IsOptional()
  @IsString()
  @MaxLength(12)
  MemberClass: string | null;

  /** @example S001 */
  @IsOptional()
  @Matches(/^S\d{3}$/)
  SubGroupId: string | null;

  @IsOptional()
  @WireDay()
  DateOfHire: IsoDate | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  SelectedMedicalPlanId: number | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  SelectedDentalPlanId: number | null;

  @IsOptional()
  @BlankIsNull()
  @Satisfies(phoneProblem)
  HomeNumber: string | null;

  @IsOptional()
  @BlankIsNull()
  @Satisfies(emailProblem)
  EmailAddress: string | null;

  @IsBoolean()
  LivesWithEmployee: boolean;

  @IsDefined()
  @ValidateNested()
  @Type(() => MemberAddressDto)
  HomeAddress: MemberAddressDto;

  @IsBoolean()
  MailingAddressSameAsHome: boolean;

  @IsDefined()
  @ValidateNested()
  @Type(() => MemberAddressDto)
  MailingAddress: MemberAddressDto;

  /** @example 1093765432 */
  @IsOptional()
  @Matches(/^\d{10}$/)
  PrimaryCareProviderId: string | null;

  @IsOptional()
  @BlankIsNull()
  @IsString()
  @MaxLength(120)
  PrimaryCareProviderName: string | null;

  @IsBoolean()
  PrimaryCareProviderAutoAssign: boolean;

  @IsBoolean()
  PrimaryCareProviderExistingPatient: boolean;

  @IsOptional()
  @WireDay()
  COBRAEligibility: IsoDate | null;

  /** Months. @example 18 */
  @IsOptional()
  @IsIn(COBRA_DURATIONS_MONTHS)
  COBRADuration: number | null;
}

export class ConfirmDemographicsDto implements ConfirmDemographicsRequest {
  @IsBoolean()
  Confirmed: boolean;
}
