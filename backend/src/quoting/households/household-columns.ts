import { randomUUID } from 'node:crypto';
import { columnsAfter, wireOf } from '#shared/records/rows';
import { ageAtQuote } from '#shared/census/age-rules';
import type { IsoDate } from '#shared/dates/iso-date';
import { parseSsn } from '#shared/formats/ssn';
import {
  householdMemberProblems,
  type HouseholdFacts,
  type HouseholdPerson,
  withAskedOnly,
} from '#shared/individuals/household-members';
import type {
  IndividualHouseholdResponse,
  IndividualMemberRequest,
  IndividualMemberResponse,
} from '#shared/individuals/individual-quote.record';
import { QUOTED_PERSON } from '#shared/persons/person.record';
import { nameKey } from '#shared/search/search-terms';
import type { CensusMember } from '../group-census/census-member.entity.ts';
import { BLANK_COLUMNS, type NewMember, type WrittenColumns } from '../group-census/census-columns.ts';
import type { CensusSsn } from '../group-census/census-ssn.ts';

type PersonColumns = Omit<WrittenColumns, 'rowKey' | 'ssnSealed'>;

/** Everyone of a household has this number: it has one applicant. */
const HOUSEHOLD_NUMBER = 1;

export const newMember = (sent: IndividualMemberRequest, facts: HouseholdFacts): NewMember => ({
  ...personColumns(sent, BLANK_COLUMNS, facts),
  rowKey: randomUUID(),
  ssn: parseSsn(sent.SSN ?? ''),
});

/** The person's columns; what was not sent is unchanged, and what is not asked is not stored. */
export function personColumns(
  sent: IndividualMemberRequest,
  stored: PersonColumns,
  facts: HouseholdFacts,
): PersonColumns {
  const columns = columnsAfter(QUOTED_PERSON, { ...sent, EmployeeNumber: HOUSEHOLD_NUMBER }, stored);
  const asked = withAskedOnly(toHouseholdPerson(columns), facts);
  return {
    ...columns,
    dentalStatus: asked.DentalStatus,
    visionStatus: asked.VisionStatus,
    tobacco: asked.Tobacco,
    lastTobaccoUse: asked.LastTobaccoUse,
  };
}

export const toHouseholdPerson = (columns: PersonColumns): HouseholdPerson => ({
  RelationshipToSubscriber: columns.relationship,
  DateOfBirth: columns.dateOfBirth,
  MedicalStatus: columns.medicalStatus,
  DentalStatus: columns.dentalStatus,
  VisionStatus: columns.visionStatus,
  Tobacco: columns.tobacco,
  LastTobaccoUse: columns.lastTobaccoUse,
  Disabled: columns.disabled,
});

/** The applicant's name and birth date, which lists and searches show. An incomplete household may have none. */
export function filedApplicant(members: readonly PersonColumns[]) {
  const applicant = members.find(({ relationship }) => relationship === 'Self') ?? members[0];
  return (
    applicant && {
      subscriberFirstName: applicant.firstName,
      subscriberLastName: applicant.lastName,
      subscriberBirthDate: applicant.dateOfBirth,
      lastNameKey: nameKey(applicant.lastName),
      firstNameKey: nameKey(applicant.firstName),
    }
  );
}

export function toHousehold(
  members: readonly CensusMember[],
  { facts, effectiveDate, ssn }: { facts: HouseholdFacts; effectiveDate: IsoDate; ssn: CensusSsn },
): IndividualHouseholdResponse {
  return {
    Members: members.map((member) => toMember(member, effectiveDate, ssn)),
    Problems: householdMemberProblems(members.map(toHouseholdPerson), facts).map(({ index, field, message }) => ({
      MemberId: members[index]?.id ?? 0,
      Field: field,
      Message: message,
    })),
  };
}

function toMember(member: CensusMember, effectiveDate: IsoDate, ssn: CensusSsn): IndividualMemberResponse {
  const { EmployeeNumber: _one, HomePostalCode: _ofTheQuote, ...person } = wireOf(QUOTED_PERSON, member);
  return {
    Id: member.id,
    Version: member.version,
    ...person,
    SSN: ssn.mask(member),
    Age: ageAtQuote(member.dateOfBirth, effectiveDate),
  };
}
