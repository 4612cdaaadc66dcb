import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import type { Group } from '../../backend/src/quoting/groups/group.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { TestApp } from '../support/app.ts';
import { insertApplication } from '../support/application-builders.ts';
import {
  buildContractRenewal,
  insertContract,
  insertContractMember,
  insertInvoice,
  insertNotedCall,
  srcAgentIdOf,
} from '../support/contract-builders.ts';
import { employeeRequest, spouseRequest } from '../support/census-builders.ts';
import { insertConsent, insertConsentLink } from '../support/consent-builders.ts';
import { insertEnrollmentDocument } from '../support/document-builders.ts';
import { insertFollowUp } from '../support/follow-up-builders.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { insertAdviceRecord } from '../advice/advice-body.ts';
import { insertPicture } from '../pictures/picture-rows.ts';
import { insertProof } from '../support/proof-builders.ts';
import { insertProposal, insertShareAnswer, insertShareLink } from '../support/proposal-builders.ts';
import { insertEmployeeLink, insertEmployerLink } from '../support/signing-builders.ts';

/** One agent's data: a group with a quote whose census is open and one in Quoting, another group that is enrolling, and all their ids. */
export interface Book {
  agent: User;
  srcAgentId: string;
  group: Group;
  /** In EditingCensus. */
  open: Quote;
  /** In Quoting, with a selected plan. */
  quoted: Quote;
  /** In Enrolling. */
  enrolling: Quote;
  /** In Enrolling, with an application and a supporting document. */
  filed: Quote;
  filedDocId: number;
  /** Of a household, in Quoting. */
  household: Quote;
  householdMemberId: number;
  /** Of that household, with a proof. */
  consentId: number;
  consentLinkId: number;
  /** Of a household, in Enrolling. */
  enrollingHousehold: Quote;
  /** A contract in the individual book, beside a void one. */
  contractNumber: string;
  /** Its number at the carrier, its subscriber's, and that of its invoice. */
  facetsId: string;
  enterpriseId: string;
  invoiceNumber: string;
  /** A call about it that was noted. */
  callId: number;
  /** Of a household at the marketplace: what it still has to prove. */
  followUpId: number;
  /** With which the household sends it, and what was sent. */
  proofLinkId: number;
  proofId: number;
  /** The guid of a search in it. */
  bookSearch: string;
  openMemberIds: number[];
  quotedMemberIds: number[];
  enrollingMemberIds: number[];
  /** The id of an employee who was removed from the open census. */
  removalId: number;
  /** The quoted one's proposal, and a link to it. */
  proposalId: number;
  /** Of the quoted one. */
  adviceRecordId: number;
  pictureId: number;
  shareId: number;
  answerId: number;
  /** Of the filed one, for its employer. */
  employerLinkId: number;
  employeeLinkId: number;
  /** Texts that must only ever be sent to people who may see this book. */
  secrets: string[];
}

export const SSNS = ['219-09-9991', '219-09-9992'] as const;
let count = 0;

/** A plan offered to all quotes; sell it before the first pricing request. */
export const sellOnePlan = async (app: TestApp): Promise<number> =>
  (await sellPlan(app.database, buildPlan({ displayName: 'PPO Gold 500' }))).id;

/** Created through the API, except for the group and the quotes themselves. */
export async function insertBook(app: TestApp, planId: number): Promise<Book> {
  count += 1;
  const mark = 'QZXW'[count % 4]! + 'uvex'.slice(0, 3) + 'abcdefgh'[count % 8]!;
  const agent = await insertAgentUser(app);
  const srcAgentId = await srcAgentIdOf(app, agent);
  const group = await insertGroup(app, agent, {
    name: `Secret ${mark} Works`,
    groupEnterpriseId: `GE${mark}${count}`,
    email: `${mark.toLowerCase()}@example.com`,
  });
  const open = await insertQuote(app, agent, { groupId: group.id, name: `Open ${mark}` });
  const quoted = await insertQuote(app, agent, { groupId: group.id, name: `Quoted ${mark}` });
  const enrolled = await insertGroup(app, agent, { name: `Secret ${mark} Shops` });
  const enrolling = await insertQuote(app, agent, { groupId: enrolled.id, name: `Enrolling ${mark}` });
  const caller = await app.as(agent);
  for (const quote of [open, quoted, enrolling]) {
    const answer = await caller
      .post(`/api/groupcensus/AddAllGroupCensus/${quote.id}`)
      .send([
        employeeRequest({ DentalStatus: 'Waive', FirstName: 'Orla', LastName: `Hidden${mark}`, SSN: SSNS[0] }),
        spouseRequest({ DentalStatus: 'Waive', FirstName: 'Piet', LastName: `Hidden${mark}`, SSN: SSNS[1] }),
        employeeRequest({ DentalStatus: 'Waive', EmployeeNumber: 2, FirstName: 'Quin', LastName: `Hidden${mark}` }),
      ]);
    expectOk(answer);
  }
  const leaver = { DentalStatus: 'Waive', EmployeeNumber: 3, FirstName: 'Rosa', LastName: `Hidden${mark}` } as const;
  const added = await caller.post(`/api/groupcensus/${open.id}`).send(employeeRequest(leaver));
  expectOk(added);
  const removed = await caller.delete(`/api/groupcensus/${open.id}/${added.body.Id}`);
  expectOk(removed);
  const selection = { SelectedPlanIds: [planId], AssignedPlanForMembers: [] };
  for (const { id } of [quoted, enrolling]) {
    expectOk(await caller.put(`/api/groupcensus/ApproveCensus/${id}`).send({}));
    expectOk(await caller.put(`/api/plan/PutSelections/${id}`).send(selection));
  }
  const { body: ready } = await caller.get(`/api/quote/${enrolling.id}`);
  expectOk(await caller.put(`/api/quote/Enroll/${enrolling.id}`).send({ Version: ready.Version }));
  const filed = await insertQuote(app, agent, { groupId: enrolled.id, name: `Filed ${mark}`, status: 'Enrolling' });
  await insertApplication(app, agent, filed);
  const fileName = `Check of Hidden${mark}.pdf`;
  const document = await insertEnrollmentDocument(app, agent, filed, { docTypeId: 24, fileName });
  const proposal = await insertProposal(app, agent, quoted);
  const household = await insertIndividualQuote(app, agent, {
    quoteType: 'IndividualRenewal',
    details: { subscriberLastName: `Hidden${mark}` },
  });
  await app.insert(buildContractRenewal(household));
  const consent = await insertConsent(app, agent, household, { consumerName: `Orla Hidden${mark}` });
  const enrollingHousehold = await insertIndividualQuote(app, agent, {
    status: 'Enrolling',
    details: { subscriberLastName: `Hidden${mark}` },
  });
  const lastName = `Hidden${mark}`;
  const facetsId = `F${mark}${count}`;
  const contract = await insertContract(app, agent, { lastName, facetsId, medicalPlanId: planId });
  const { contractNumber } = contract;
  const { enterpriseId } = await insertContractMember(app, contract, { lastName });
  const { invoiceNumber } = await insertInvoice(app, contract);
  await insertContract(app, agent, { lastName, isVoid: true });
  const call = await insertNotedCall(app, agent, contract, { topic: 'RenewalOpen' });
  const followUp = await insertFollowUp(app, agent, { details: { subscriberLastName: lastName } });
  const proof = await insertProof(app, agent, followUp);
  const search = await caller.get(`/api/BobIndividual/Get?agentId=${srcAgentId}`);
  expectOk(search);
  const idsOf = async (quoteId: number) =>
    (await app.database.manager.find(CensusMember, { where: { quoteId }, order: { id: 'ASC' } })).map(({ id }) => id);
  const share = await insertShareLink(app, agent, proposal);
  return {
    agent,
    srcAgentId,
    group,
    open,
    quoted,
    enrolling,
    filed,
    filedDocId: document.id,
    household,
    householdMemberId: (await idsOf(household.id))[0]!,
    consentId: consent.id,
    consentLinkId: (await insertConsentLink(app, agent, household)).id,
    enrollingHousehold,
    contractNumber,
    facetsId,
    enterpriseId: enterpriseId!,
    invoiceNumber,
    callId: call.id,
    followUpId: followUp.id,
    proofLinkId: proof.linkId,
    proofId: proof.id,
    bookSearch: search.body.PagesetGuid,
    openMemberIds: await idsOf(open.id),
    quotedMemberIds: await idsOf(quoted.id),
    enrollingMemberIds: await idsOf(enrolling.id),
    removalId: removed.body.RemovalId,
    proposalId: proposal.id,
    adviceRecordId: (await insertAdviceRecord(app, agent, quoted)).id,
    pictureId: (await insertPicture(app, agent, quoted)).id,
    shareId: share.id,
    answerId: await insertShareAnswer(app, share.id),
    employerLinkId: (await insertEmployerLink(app, agent, filed)).id,
    employeeLinkId: (await insertEmployeeLink(app, agent, enrolling, (await idsOf(enrolling.id))[0]!)).id,
    secrets: [mark, mark.toLowerCase(), '-9991', '-9992', 'Orla', '1985-01-02'],
  };
}

function expectOk({ status, body }: { status: number; body: unknown }): void {
  if (status !== 200) {
    throw new Error(`The book was not written: ${status} ${JSON.stringify(body)}`);
  }
}
