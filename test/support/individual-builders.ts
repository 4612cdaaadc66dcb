import { randomUUID } from 'node:crypto';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { repeatHouseholds } from '../../backend/src/quoting/quotes/quote-activity.repository.ts';
import { QuoteAgent } from '../../backend/src/quoting/quotes/quote-agent.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type {
  IndividualMemberRequest,
  NewIndividualQuoteRequest,
} from '../../shared/src/individuals/individual-quote.record.ts';
import { nameKey } from '../../shared/src/search/search-terms.ts';
import type { TestApp } from './app.ts';

/** As JSON: any text may stand for a day. */
type Loose<T> = { [Name in keyof T]?: T[Name] | string | null | object };

/** A person as the census page sends them: born 6/15/1985, enrolls in everything. */
export const person = (given: Loose<IndividualMemberRequest> = {}) => ({
  Id: 0,
  RelationshipToSubscriber: 'Self',
  FirstName: 'Ada',
  LastName: 'Quixwater',
  DateOfBirth: '1985-06-15',
  MedicalStatus: 'Enroll',
  DentalStatus: 'Enroll',
  VisionStatus: 'Enroll',
  Tobacco: false,
  Disabled: false,
  ...given,
});

/** The body of POST /api/quote: short-term coverage for a month in Kent County, which can be quoted on any day. */
export const shortTermBody = (given: Loose<NewIndividualQuoteRequest> = {}) => ({
  QuoteType: 'IndividualNewBusiness',
  IndividualPlanType: 'ShortTerm',
  CoverageLength: 1,
  EffectiveDate: '2026-12-01',
  Address: { FullPostalCode: '49503', CountyFips: '26081' },
  Census: [person()],
  ...given,
});

/** Stored as the API stores it: a short-term quote of one person in Kent County. */
export async function insertIndividualQuote(
  app: TestApp,
  user: Pick<User, 'id' | 'agentId'>,
  { details = {}, ...given }: Partial<Quote> & { details?: Partial<IndividualDetails> } = {},
): Promise<Quote> {
  const at = new Date('2026-11-20T15:00:00Z');
  const { manager } = app.database;
  const quote = await manager.save(
    manager.create(Quote, {
      groupId: null,
      quoteType: 'IndividualNewBusiness',
      name: 'New business 12/1/2026',
      status: 'Quoting',
      statusAt: at,
      effectiveDate: isoDate('2026-12-01'),
      censusChangedAt: at,
      memberCount: 1,
      createdByUserId: user.id,
      createdAt: at,
      modifiedAt: at,
      ...given,
    }),
  );
  const applicant = {
    firstName: details.subscriberFirstName ?? 'Ada',
    lastName: details.subscriberLastName ?? 'Quixwater',
    dateOfBirth: details.subscriberBirthDate ?? isoDate('1985-06-15'),
  };
  await manager.insert(IndividualDetails, {
    quoteId: quote.id,
    planType: 'ShortTerm',
    coverageMonths: 1,
    postalCode: '49503',
    city: 'Grand Rapids',
    stateCode: 'MI',
    county: 'Kent',
    countyFips: '26081',
    rateArea: 12,
    subscriberFirstName: applicant.firstName,
    subscriberLastName: applicant.lastName,
    subscriberBirthDate: applicant.dateOfBirth,
    lastNameKey: nameKey(applicant.lastName),
    firstNameKey: nameKey(applicant.firstName),
    ...details,
  });
  await manager.insert(CensusMember, {
    quoteId: quote.id,
    rowKey: randomUUID(),
    employeeNumber: 1,
    relationship: 'Self',
    ...applicant,
    medicalStatus: 'Enroll',
    dentalStatus: 'Waive',
    visionStatus: 'Waive',
  });
  if (user.agentId) {
    await manager.insert(QuoteAgent, { quoteId: quote.id, agentId: user.agentId, position: 1 });
    await repeatHouseholds(manager, quote.id);
  }
  return quote;
}
