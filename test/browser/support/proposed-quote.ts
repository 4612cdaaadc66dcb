import { DEMO_PASSWORD } from '../../../backend/src/platform/account/demo-accounts.ts';
import type { CurrentUserResponse } from '../../../shared/src/session/account.record.ts';
import type { CensusMemberRequest } from '../../../shared/src/census/census.record.ts';
import { buildAddress } from '../../support/shared/enrollment-members.ts';
import type { GroupRequest, GroupResponse } from '../../../shared/src/groups/group.record.ts';
import type { Plan } from '../../../shared/src/plans/plan.record.ts';
import type { QuoteResponse } from '../../../shared/src/quotes/quote.record.ts';
import { isoDate } from '../../../shared/src/dates/iso-date.ts';
import { HttpSession } from '../../support/http-session.ts';
import { sent } from './sent.ts';

const employee = (FirstName: string, LastName: string): CensusMemberRequest => ({
  Id: 0,
  EmployeeNumber: 0,
  RelationshipToSubscriber: 'Self',
  FirstName,
  LastName,
  DateOfBirth: isoDate('1985-06-15'),
  Gender: 'F',
  MedicalStatus: 'Enroll',
  DentalStatus: 'Waive',
  VisionStatus: 'Waive',
});

/** A new group of `agent` in Grand Rapids: two employees, one PPO plan selected, a proposal made. Answers the quote's id. */
export async function proposedQuote(url: string, groupName: string): Promise<number> {
  const session = new HttpSession(url);
  await session.signIn('agent', DEMO_PASSWORD);
  const { AgentId } = (await (await session.get('/api/account')).json()) as CurrentUserResponse;
  const group: GroupRequest = {
    GroupName: groupName,
    ReligiousFlag: false,
    Address: { General: { ...buildAddress(), AddressLine2: null }, Billing: null },
    IsCAMADGroup: false,
    IsAgentBrokerGroup: false,
    TotalHealthcare: false,
    IsLargeToSmallRolloverGroup: false,
    AssociatedAgents: [{ Id: AgentId ?? 0 }],
  };
  const { Id: GroupId } = await sent<GroupResponse>(session.send('POST', '/api/group', group));
  const { Id } = await sent<QuoteResponse>(
    session.send('POST', '/api/quote', { GroupId, QuoteType: 'SmallGroupNewBusiness' }),
  );
  for (const [first, last] of [
    ['Ruth', 'Larsen'],
    ['Omar', 'Haddad'],
  ] as const) {
    await sent(session.send('POST', `/api/groupcensus/${Id}`, employee(first, last)));
  }
  await sent(session.send('PUT', `/api/groupcensus/ApproveCensus/${Id}`, {}));
  const plans = await sent<Plan[]>(session.get(`/api/plan/GetAllPlans/${Id}`));
  const { PlanId } = plans.find(({ ProviderNetworkType, IsMedical }) => IsMedical && ProviderNetworkType === 'PPO')!;
  await sent(
    session.send('PUT', `/api/plan/PutSelections/${Id}`, { SelectedPlanIds: [PlanId], AssignedPlanForMembers: [] }),
  );
  const proposal = await session.get(`/api/proposal/GetProposalForQuote/${Id}`);
  if (!proposal.ok) {
    throw new Error(`No proposal was made: ${proposal.status} ${await proposal.text()}`);
  }
  return Id;
}
