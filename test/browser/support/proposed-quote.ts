import { DEMO_PASSWORD } from '../../../backend/src/platform/account/demo-accounts.ts';
import type { CurrentUserResponse } from '../../../shared/src/session/account.record.ts';
import type { CensusMemberRequest } from '../../../shared/src/census/census.record.ts';
import { buildAddress } from '../../support/shared/enrollment-members.ts';
import { buildAnswers } from '../../support/shared/application-answers.ts';
import type { EnrollmentMembersResponse } from '../../../shared/src/enrollment/members/members.record.ts';
import { NO_ADDRESS } from '../../../shared/src/enrollment/members/household.ts';
import type { GroupRequest, GroupResponse } from '../../../shared/src/groups/group.record.ts';
import type { Plan } from '../../../shared/src/plans/plan.record.ts';
import type { QuoteResponse } from '../../../shared/src/quotes/quote.record.ts';
import { ENROLLED_PERSON } from '../../../shared/src/persons/person.record.ts';
import type { Wire } from '../../../shared/src/records/field.ts';
import { blankOf } from '../../../shared/src/records/rows.ts';
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

const RUTH_AND_OMAR = [
  ['Ruth', 'Larsen'],
  ['Omar', 'Haddad'],
] as const;

/** A new group of `agent` in Grand Rapids: two employees, one PPO plan selected, a proposal made. Answers the quote's id. */
export const proposedQuote = async (url: string, groupName: string): Promise<number> =>
  proposeTo(await signedInAgent(url), groupName, RUTH_AND_OMAR);

export async function signedInAgent(url: string): Promise<HttpSession> {
  const session = new HttpSession(url);
  await session.signIn('agent', DEMO_PASSWORD);
  return session;
}

type Names = readonly (readonly [first: string, last: string])[];

/** The same with these employees, in enrollment: the application is complete, and the employer's part about each employee is entered. */
export async function enrollingQuote(session: HttpSession, groupName: string, names: Names): Promise<number> {
  const id = await proposeTo(session, groupName, names);
  const { Version } = await sent<QuoteResponse>(session.get(`/api/quote/${id}`));
  await sent(session.send('PUT', `/api/quote/Enroll/${id}`, { Version }));
  const application = { ...buildAnswers(COUNTS_OF(names.length)), Version: 0, QuoteId: id };
  await sent(session.send('POST', '/api/enrollment/PostNewGroupEnrollment', application));
  const { Members } = await sent<EnrollmentMembersResponse>(session.get(`/api/enrollment/Members/${id}`));
  for (const { Id, Version, FirstName, LastName, Gender } of Members) {
    const blank = blankOf(ENROLLED_PERSON) as Wire<typeof ENROLLED_PERSON>;
    const employment = { MemberClass: 'CA01', SubGroupId: 'S001', DateOfHire: isoDate('2020-05-04') };
    const addresses = { HomeAddress: NO_ADDRESS, MailingAddress: NO_ADDRESS, MailingAddressSameAsHome: true };
    const details = { ...blank, ...addresses, Id, Version, FirstName, LastName, Gender, ...employment };
    await sent(session.send('PUT', `/api/enrollment/Member/${id}`, details));
  }
  return id;
}

const COUNTS_OF = (employees: number) => ({
  NumberOfEmployees: employees,
  NumberOfEligbleEmployees: employees,
  NumberWaiving: 0,
  NumberOfFullTimeEmployees: employees,
});

async function proposeTo(session: HttpSession, groupName: string, names: Names): Promise<number> {
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
  for (const [first, last] of names) {
    await sent(session.send('POST', `/api/groupcensus/${Id}`, employee(first, last)));
  }
  await sent(session.send('PUT', `/api/groupcensus/ApproveCensus/${Id}`, {}));
  const plans = await sent<Plan[]>(session.get(`/api/plan/GetAllPlans/${Id}`));
  const { PlanId } = plans.find(
    ({ ProviderNetworkType, IsMedical, TotalMonthlyRate }) =>
      IsMedical && ProviderNetworkType === 'PPO' && TotalMonthlyRate !== null,
  )!;
  await sent(
    session.send('PUT', `/api/plan/PutSelections/${Id}`, { SelectedPlanIds: [PlanId], AssignedPlanForMembers: [] }),
  );
  const proposal = await session.get(`/api/proposal/GetProposalForQuote/${Id}`);
  if (!proposal.ok) {
    throw new Error(`No proposal was made: ${proposal.status} ${await proposal.text()}`);
  }
  return Id;
}
