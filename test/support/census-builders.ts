import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { CensusMemberRequest } from '../../shared/src/census/census.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { Caller, TestApp } from './app.ts';
import { insertQuote, type StoredGroupQuote } from './group-builders.ts';
import { insertPlaces } from './places.ts';

/** A screen's request to add an employee who enrolls in everything except vision. */
export const employeeRequest = (given: Partial<CensusMemberRequest> = {}): CensusMemberRequest => ({
  Id: 0,
  EmployeeNumber: 1,
  RelationshipToSubscriber: 'Self',
  FirstName: 'Ada',
  LastName: 'Byron',
  DateOfBirth: isoDate('1985-01-02'),
  MedicalStatus: 'Enroll',
  DentalStatus: 'Enroll',
  VisionStatus: 'Waive',
  ...given,
});

export const spouseRequest = (given: Partial<CensusMemberRequest> = {}): CensusMemberRequest =>
  employeeRequest({
    RelationshipToSubscriber: 'Spouse',
    FirstName: 'Will',
    DateOfBirth: isoDate('1986-03-04'),
    ...given,
  });

export const childRequest = (given: Partial<CensusMemberRequest> = {}): CensusMemberRequest =>
  employeeRequest({
    RelationshipToSubscriber: 'Child',
    FirstName: 'Kim',
    DateOfBirth: isoDate('2015-05-06'),
    ...given,
  });

/** This many employees with different names, each their own household. */
export const employees = (count: number): CensusMemberRequest[] =>
  Array.from({ length: count }, (_, index) =>
    employeeRequest({ EmployeeNumber: index + 1, FirstName: `Ada ${index + 1}`, LastName: 'Byron' }),
  );

export interface CensusOnScreen {
  quote: StoredGroupQuote;
  /** The signed-in agent who owns the quote. */
  caller: Caller;
  path: string;
  /** The stored census. */
  rows(): Promise<CensusMember[]>;
}

/** This agent's quote with an editable census, with these members added through the API. */
export async function openCensus(
  app: TestApp,
  user: User,
  members: readonly CensusMemberRequest[] = [],
  given: Partial<Quote> = {},
): Promise<CensusOnScreen> {
  await insertPlaces(app);
  const quote = await insertQuote(app, user, given);
  const caller = await app.as(user);
  if (members.length > 0) {
    const answer = await caller.post(`/api/groupcensus/AddAllGroupCensus/${quote.id}`).send([...members]);
    if (answer.status !== 200) {
      throw new Error(`The census was not written: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
  }
  const rows = () => app.database.manager.find(CensusMember, { where: { quoteId: quote.id }, order: { id: 'ASC' } });
  return { quote, caller, path: `/api/groupcensus/${quote.id}`, rows };
}
