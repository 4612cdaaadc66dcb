import type { CensusMemberRequest } from '../../shared/src/census/census.record.ts';
import { buildAddress } from '../support/shared/enrollment-members.ts';
import type { GroupRequest, GroupResponse } from '../../shared/src/groups/group.record.ts';
import type { QuoteResponse } from '../../shared/src/quotes/quote.record.ts';
import type { CurrentUserResponse } from '../../shared/src/session/account.record.ts';
import type { ApiSession } from './api-session.ts';
import { groupOf120 } from './demo-group.ts';

const NAMES = ['Ruth', 'Omar', 'Ines', 'Paul', 'Lena', 'Viktor', 'Amara', 'Jonas', 'Mei', 'Carlos'];

/** An empty group quote in Grand Rapids, created through the portal's API. */
export async function createQuote(session: ApiSession): Promise<QuoteResponse> {
  const { AgentId } = await session.get<CurrentUserResponse>('/api/account');
  const group: GroupRequest = {
    GroupName: 'Bench Bakery',
    ReligiousFlag: false,
    Address: { General: { ...buildAddress(), AddressLine2: null }, Billing: null },
    IsCAMADGroup: false,
    IsAgentBrokerGroup: false,
    TotalHealthcare: false,
    IsLargeToSmallRolloverGroup: false,
    TotalEligibleEmployees: 50,
    AssociatedAgents: [{ Id: AgentId ?? 0 }],
  };
  const { Id } = await session.send<GroupResponse>('POST', '/api/group', group);
  return session.send<QuoteResponse>('POST', '/api/quote', { GroupId: Id, QuoteType: 'SmallGroupNewBusiness' });
}

/** The same with 50 employees and 120 members, its census approved. */
export async function createQuoteOf120(session: ApiSession): Promise<QuoteResponse> {
  const quote = await createQuote(session);
  const members = groupOf120(quote.EffectiveDate).map(
    ({ household, relationship, birthDate, tobacco }, at): CensusMemberRequest => ({
      Id: 0,
      EmployeeNumber: household,
      RelationshipToSubscriber: relationship,
      FirstName: NAMES[at % NAMES.length]!,
      LastName: `Family${'abcdefghij'[household % 10]}${'abcdefghij'[Math.floor(household / 10)]}`,
      DateOfBirth: birthDate,
      Gender: relationship === 'Spouse' ? 'M' : 'F',
      MedicalStatus: 'Enroll',
      DentalStatus: 'Enroll',
      VisionStatus: 'Enroll',
      Tobacco: tobacco,
      LastTobaccoUse: null,
    }),
  );
  await session.send('POST', `/api/groupcensus/AddAllGroupCensus/${quote.Id}?mode=replace`, members);
  await session.send('PUT', `/api/groupcensus/ApproveCensus/${quote.Id}`, {});
  return quote;
}
