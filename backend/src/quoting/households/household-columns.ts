import { randomUUID } from 'node:crypto';
import { columnsAfter } from '#shared/records/rows';
import { parseSsn } from '#shared/formats/ssn';
import {
  askedOf,
  householdMemberProblems,
  type HouseholdFacts,
  type HouseholdPerson,
  withAskedOnly,
} from '#shared/individuals/household-members';
import type { IndividualHouseholdResponse, IndividualMemberRequest } from '#shared/individuals/individual-quote.record';
import { CENSUS_PERSON } from '#shared/persons/person.record';
import { nameKey } from '#shared/search/search-terms';
import type { CensusMember } from '../group-census/census-member.table.ts';
import { BLANK_COLUMNS, type NewMember, type WrittenColumns } from '../group-census/census-columns.ts';

/** With the ZIP code of the home, which enrollment asks for. */
export type SentPerson = IndividualMemberRequest & { HomePostalCode?: string | null };

type PersonColumns = Omit<WrittenColumns, 'rowKey' | 'ssnSealed'>;
/** With the answers to what is not asked for now. */
type StoredColumns = PersonColumns & Pick<CensusMember, 'setAside'>;
/** What is not asked of everyone. */
type Answers = Pick<PersonColumns, 'dentalStatus' | 'visionStatus' | 'tobacco' | 'lastTobaccoUse'>;

/** Everyone of a household has this number: it has one applicant. */
const HOUSEHOLD_NUMBER = 1;

export const newMember = (sent: SentPerson, facts: HouseholdFacts): NewMember => ({
  ...mergedColumns(sent, { ...BLANK_COLUMNS, ...NO_ANSWERS }, facts),
  rowKey: randomUUID(),
  ssn: parseSsn(sent.SSN ?? ''),
});

/** The person's columns; what was not sent is unchanged, and what is not asked is not taken from the request. */
export const personColumns = (sent: SentPerson, stored: StoredColumns, facts: HouseholdFacts): StoredColumns =>
  mergedColumns(sent, { ...stored, ...ownAnswers(stored, facts) }, facts);

/** The person's answers when the quote is about something else: another plan type or day. What is asked again is answered as before. */
export const answersAfter = (
  stored: StoredColumns,
  before: HouseholdFacts,
  after: HouseholdFacts,
): Answers & Pick<CensusMember, 'setAside'> => asStored({ ...stored, ...ownAnswers(stored, before) }, after);

function mergedColumns(sent: SentPerson, own: PersonColumns, facts: HouseholdFacts): StoredColumns {
  const columns = columnsAfter(CENSUS_PERSON, { ...sent, EmployeeNumber: HOUSEHOLD_NUMBER }, own);
  const asked = askedOf(toHouseholdPerson(columns), facts);
  const answered = {
    ...columns,
    ...(!asked.dental && { dentalStatus: own.dentalStatus }),
    ...(!asked.vision && { visionStatus: own.visionStatus }),
    ...(!asked.tobacco && { tobacco: own.tobacco, lastTobaccoUse: own.lastTobaccoUse }),
  };
  return { ...answered, ...asStored(answered, facts) };
}

const NO_ANSWERS: Answers = { dentalStatus: 'Waive', visionStatus: 'Waive', tobacco: null, lastTobaccoUse: null };

/** The answers that the person gave, whether or not they are asked for under these facts. A No that nobody was asked for is no answer. */
function ownAnswers(stored: StoredColumns, facts: HouseholdFacts): Answers {
  const asked = askedOf(toHouseholdPerson(stored), facts);
  const aside: Answers = { ...NO_ANSWERS, ...(JSON.parse(stored.setAside ?? '{}') as Partial<Answers>) };
  const tobacco = asked.tobacco ? stored : aside;
  return {
    dentalStatus: (asked.dental ? stored : aside).dentalStatus,
    visionStatus: (asked.vision ? stored : aside).visionStatus,
    tobacco: tobacco.tobacco,
    lastTobaccoUse: tobacco.lastTobaccoUse,
  };
}

/** "Short-term sets dental waive, vision waive and tobacco false" (spec 002 section 5): what was answered is set aside, not lost. */
function asStored(own: PersonColumns, facts: HouseholdFacts): Answers & Pick<CensusMember, 'setAside'> {
  const person = toHouseholdPerson(own);
  const [asked, shown] = [askedOf(person, facts), withAskedOnly(person, facts)];
  const aside: Partial<Answers> = {
    ...(!asked.dental && own.dentalStatus === 'Enroll' && { dentalStatus: 'Enroll' }),
    ...(!asked.vision && own.visionStatus === 'Enroll' && { visionStatus: 'Enroll' }),
    ...(!asked.tobacco && own.tobacco !== null && { tobacco: own.tobacco, lastTobaccoUse: own.lastTobaccoUse }),
  };
  return {
    dentalStatus: shown.DentalStatus,
    visionStatus: shown.VisionStatus,
    tobacco: shown.Tobacco,
    lastTobaccoUse: shown.LastTobaccoUse,
    setAside: Object.keys(aside).length > 0 ? JSON.stringify(aside) : null,
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
