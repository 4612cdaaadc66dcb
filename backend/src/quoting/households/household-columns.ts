import { randomUUID } from 'node:crypto';
import { columnsAfter } from '#shared/records/rows';
import { parseSsn } from '#shared/formats/ssn';
import {
  householdMemberProblems,
  type HouseholdFacts,
  type HouseholdPerson,
  withAskedOnly,
} from '#shared/individuals/household-members';
import type { IndividualHouseholdResponse, IndividualMemberRequest } from '#shared/individuals/individual-quote.record';
import { CENSUS_PERSON } from '#shared/persons/person.record';
import { nameKey } from '#shared/search/search-terms';
import type { CensusMember } from '../group-census/census-member.entity.ts';
import { BLANK_COLUMNS, type NewMember, type WrittenColumns } from '../group-census/census-columns.ts';

/** With the ZIP code of the home, which enrollment asks for. */
export type SentPerson = IndividualMemberRequest & { HomePostalCode?: string | null };

type PersonColumns = Omit<WrittenColumns, 'rowKey' | 'ssnSealed'>;

/** Everyone of a household has this number: it has one applicant. */
const HOUSEHOLD_NUMBER = 1;

export const newMember = (sent: SentPerson, facts: HouseholdFacts): NewMember => ({
  ...personColumns(sent, BLANK_COLUMNS, facts),
  rowKey: randomUUID(),
  ssn: parseSsn(sent.SSN ?? ''),
});

/** The person's columns; what was not sent is unchanged, and what is not asked is not stored. */
export function personColumns(sent: SentPerson, stored: PersonColumns, facts: HouseholdFacts): PersonColumns {
  const columns = columnsAfter(CENSUS_PERSON, { ...sent, EmployeeNumber: HOUSEHOLD_NUMBER }, stored);
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

/** What prevents the household from being quoted, in its API form. */
export const toHouseholdProblems = (
  members: readonly CensusMember[],
  facts: HouseholdFacts,
): IndividualHouseholdResponse['Problems'] =>
  householdMemberProblems(members.map(toHouseholdPerson), facts).map(({ index, field, message }) => ({
    MemberId: members[index]?.id ?? 0,
    Field: field,
    Message: message,
  }));
