import { IsIn, IsOptional, IsString } from 'class-validator';
import { ageAtQuote, ageDay } from '#shared/census/age-rules';
import type { CensusPerson } from '#shared/census/census-member';
import {
  APPROVE_CENSUS,
  APPROVED_CENSUS,
  CENSUS_ROW,
  REMOVED_MEMBERS,
  RESTORE_REMOVED,
  REVEALED_SSN,
  SAVED_MEMBER,
  SENT_MEMBER,
  TEMPLATE_FORMATS,
  type ApproveCensusResponse,
  type CensusMemberResponse,
  type TemplateFormat,
} from '#shared/census/census.record';
import { zip5 } from '#shared/formats/zip';
import { QUOTED_PERSON } from '#shared/persons/person.record';
import { wireOf } from '#shared/records/rows';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import type { Quote } from '../quotes/quote.table.ts';
import type { CensusMember } from './census-member.table.ts';
import type { CensusSsn } from './census-ssn.ts';
import type { CensusPersonColumns } from './snapshots/census-person-columns.ts';

/** Checks the shape only. The rules for a census are in shared/census. */
export class CensusMemberBody extends bodyOf(SENT_MEMBER) {}
export class ApproveCensusBody extends bodyOf(APPROVE_CENSUS) {}
export class RestoreRemovedBody extends bodyOf(RESTORE_REMOVED) {}

export class CensusMemberAnswer extends answerOf(CENSUS_ROW) {}
export class SavedMemberAnswer extends answerOf(SAVED_MEMBER) {}
export class RemovedMembersAnswer extends answerOf(REMOVED_MEMBERS) {}
export class RevealedSsnAnswer extends answerOf(REVEALED_SSN) {}
export class ApprovedCensusAnswer extends answerOf(APPROVED_CENSUS) {}

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
  ...wireOf(QUOTED_PERSON, member),
  Tobacco: member.tobacco ?? false,
  Age: ageAtQuote(member.dateOfBirth, ageDay(quote)),
  SSN: ssn.mask(member),
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

/** A stored member with this SSN key in the form of the census rules. */
export const toCensusPerson = (
  member: Omit<CensusPersonColumns, 'ssnSealed'> & { id: number },
  ssnKey: string | null,
): CensusPerson => ({ Id: member.id, ...wireOf(QUOTED_PERSON, member), ssnKey });
