import { ageAtQuote, ageDay } from '#shared/census/age-rules';
import type { CensusPerson } from '#shared/census/census-member';
import type { ApproveCensusResponse, CensusMemberResponse } from '#shared/census/census.record';
import { zip5 } from '#shared/formats/zip';
import { QUOTED_PERSON } from '#shared/persons/person.record';
import { wireOf } from '#shared/records/rows';
import type { Quote } from '../quotes/quote.table.ts';
import type { CensusMember, CensusPersonColumns } from './census-member.table.ts';
import type { CensusSsn } from './census-ssn.ts';

/** Checks the shape only. The rules for a census are in shared/census. */

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
