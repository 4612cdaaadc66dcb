import { FollowUpTelling } from '../../../backend/src/book/follow-ups/follow-up-telling.table.ts';
import { FollowUp } from '../../../backend/src/book/follow-ups/follow-up.table.ts';
import { Proof } from '../../../backend/src/book/follow-ups/proof.table.ts';
import { NotedCall } from '../../../backend/src/book/calls/noted-call.table.ts';
import { IndividualApplication } from '../../../backend/src/enrollment/parts/household/individual-application.table.ts';
import { HAS_PROOF } from '../../../backend/src/quoting/consents/consent-documents.service.ts';
import { Link } from '../../../backend/src/platform/links/link.table.ts';
import { Agent } from '../../../backend/src/platform/people/agent.table.ts';
import { Consent } from '../../../backend/src/quoting/consents/consent.table.ts';
import { ALREADY_REVOKED } from '../../../shared/src/consents/consent-rules.ts';
import { ANSWERED_ALREADY } from '../../../shared/src/consents/consent-link.ts';
import type { AgreementPage } from '../../../shared/src/consents/consent-link.record.ts';
import { TOO_MANY_OWN_UPLOADS } from '../../../shared/src/enrollment/upload-rules.ts';
import { ROLES } from '../../../shared/src/roles/permissions.ts';
import { workOff } from '../../installation/approved-quotes.ts';
import { ENROLL, readyQuote } from '../../marketplace/enrolling.ts';
import { OUTBOUND } from '../../marketplace/visits.ts';
import { handOver, insertPending, insertRequested, noticeOf, sendNotice } from '../../payments/first-payments.ts';
import { insertContract, insertContractMember, insertNotedCall } from '../../support/contract-builders.ts';
import { CONSENT_BODY, insertConsent, insertConsentLink, recorded } from '../../support/consent-builders.ts';
import { insertFollowUp } from '../../support/follow-up-builders.ts';
import { insertIndividualQuote } from '../../support/individual-builders.ts';
import { buildPdf } from '../../support/pdf-files.ts';
import { insertAgentUser } from '../../support/people.ts';
import { insertProofLink, PHOTO, phoneOf } from '../../support/proof-builders.ts';
import { completeHousehold, signedHousehold, submitHousehold } from '../../support/submittable-household.ts';
import { type Act, keyed, type Ready, request, type Scene } from './act.ts';
import { statusOf } from './group-acts.ts';

export const ALREADY = 'This quote has already been submitted.';
export const DOCTORS = ['9000000011', '9000000012'] as const;

export const individualAgent = ({ app }: Scene) => insertAgentUser(app, { roles: [ROLES.individualAgent] });

/** The carrier has refused the application of this household. */
export async function refused(scene: Scene) {
  const { app, householdPlan: planId } = scene;
  const agent = await individualAgent(scene);
  const made = await signedHousehold(app, agent, { planId, lastName: 'Rejected' });
  await submitHousehold(app, agent, made);
  await workOff(app);
  const application = await app.database.manager.findOneByOrFail(IndividualApplication, { quoteId: made.id });
  return { ...made, agent, application };
}

let contracts = 0;
/** Of a contract with one person. @param change of the provider, by turn */
export async function pcpChange(scene: Scene, change: (turn: number) => string): Promise<Ready> {
  const { app, planWithProviders } = scene;
  const agent = await individualAgent(scene);
  contracts += 1;
  const facetsId = `F${7_000 + contracts}`;
  const contract = await insertContract(app, agent, { facetsId, medicalPlanId: planWithProviders });
  const { enterpriseId } = await insertContractMember(app, contract);
  const caller = await app.as(agent);
  return {
    send: (turn) => {
      const [provider, rest] = change(turn).split(' ');
      return caller.post(
        `/api/BobIndividual/UpdatePcp/${enterpriseId}/${provider}/${facetsId}/12-01-2026${rest ?? ''}`,
      );
    },
  };
}

/** Of a contract that is past due. */
async function calledContract(scene: Scene) {
  const agent = await individualAgent(scene);
  const contract = await insertContract(scene.app, agent);
  const { manager } = scene.app.database;
  const state = async () =>
    (await manager.findBy(NotedCall, { contractId: contract.id })).map(({ outcome, openMark }) => [outcome, openMark]);
  return { agent, contract, caller: await scene.app.as(agent), state };
}

const CALLS: Act[] = [
  {
    route: 'POST /api/followups/:followUpId/reminder',
    what: 'a client who is told what the marketplace waits for',
    others: 'the same answer',
    prepare: async (scene) => {
      const agent = await individualAgent(scene);
      const { id } = await insertFollowUp(scene.app, agent);
      const { manager } = scene.app.database;
      const state = () => manager.countBy(FollowUpTelling, { followUpId: id });
      return { send: request(await scene.app.as(agent), 'post', `/api/followups/${id}/reminder`), state };
    },
  },
  {
    route: 'POST /api/followups/:followUpId/links',
    what: 'a link with which a client sends documents',
    others: 'an act of their own',
    prepare: async (scene) => {
      const agent = await individualAgent(scene);
      const { id } = await insertFollowUp(scene.app, agent);
      return { send: request(await scene.app.as(agent), 'post', `/api/followups/${id}/links`, { To: null }) };
    },
  },
  {
    route: 'POST /api/proofs/Send',
    what: 'documents that a client sends',
    others: 'the same answer',
    prepare: async (scene) => {
      const { app } = scene;
      const agent = await individualAgent(scene);
      const followUp = await insertFollowUp(app, agent);
      const { Token, Code } = await insertProofLink(app, agent, followUp);
      app.clock.advance(60_000);
      const phone = phoneOf(await app.visitor(), { Token, Code });
      const keys = await phone.bring(followUp.id, PHOTO, { name: 'Letter.pdf', content: await buildPdf() });
      const { manager } = app.database;
      return {
        send: () => phone.send(followUp.id, keys),
        state: async () => [
          (await manager.findOneByOrFail(FollowUp, { id: followUp.id })).state,
          (await manager.findBy(Proof, { followUpId: followUp.id })).map(({ pages }) => pages),
        ],
      };
    },
  },
  {
    route: 'POST /api/BobIndividual/NoteCall/:contractId',
    what: 'what came of a call',
    others: 'the same answer',
    prepare: async (scene) => {
      const { contract, caller, state } = await calledContract(scene);
      const body = { Topic: 'PastDue', Outcome: 'MessageLeft' };
      return { send: request(caller, 'post', `/api/BobIndividual/NoteCall/${contract.contractNumber}`, body), state };
    },
  },
  {
    route: 'POST /api/BobIndividual/TakeBackCall/:contractId/:callId',
    what: 'a noted call that is taken back',
    others: 'the same answer',
    prepare: async (scene) => {
      const { agent, contract, caller, state } = await calledContract(scene);
      const { id } = await insertNotedCall(scene.app, agent, contract);
      const path = `/api/BobIndividual/TakeBackCall/${contract.contractNumber}/${id}`;
      return { send: request(caller, 'post', path), state };
    },
  },
];

const SUBMISSIONS: Act[] = [
  {
    route: 'POST /api/enrollment/SignElectronically',
    what: 'the signature of a household',
    others: 'the same answer',
    prepare: async (scene) => {
      const { app, householdPlan: planId } = scene;
      const agent = await individualAgent(scene);
      const { id: QuoteId } = await completeHousehold(app, agent, { planId });
      const body = { QuoteId, SignedByName: agent.fullName, ApplicationEnteredConsent: true };
      return { send: request(await app.as(agent), 'post', '/api/enrollment/SignElectronically', body) };
    },
  },
  {
    route: 'POST /api/individual/enroll/:quoteId',
    what: 'the submission of a household',
    others: [[409, ALREADY]],
    prepare: async (scene) => {
      const { app, householdPlan: planId } = scene;
      const agent = await individualAgent(scene);
      const { id, due } = await signedHousehold(app, agent, { planId });
      const send = request(await app.as(agent), 'post', `/api/individual/enroll/${id}`, { paymentAmount: due });
      return { send, state: () => statusOf(app, id) };
    },
  },
  {
    route: 'POST /api/individual/enroll/:quoteId',
    what: 'the submission of a household with one Idempotency-Key',
    others: 'the same answer, or to wait',
    prepare: async (scene) => {
      const { app, householdPlan: planId } = scene;
      const agent = await individualAgent(scene);
      const { id, due } = await signedHousehold(app, agent, { planId });
      const send = keyed(await app.as(agent), `/api/individual/enroll/${id}`, { paymentAmount: due });
      return { send, state: () => statusOf(app, id) };
    },
  },
  {
    route: 'POST /api/individual/enroll/:quoteId',
    what: 'the submission, once more, of a household that the carrier refused',
    others: [[409, ALREADY]],
    prepare: async (scene) => {
      const { app } = scene;
      const { id, due, agent } = await refused(scene);
      const send = request(await app.as(agent), 'post', `/api/individual/enroll/${id}`, { paymentAmount: due });
      return { send, state: () => statusOf(app, id) };
    },
  },
];

const AT_THE_MARKETPLACE: Act[] = [
  {
    route: 'POST /individual-health-insurance-api/api/ffmredirect/outbound',
    what: 'going to the marketplace',
    others: 'an act of their own',
    prepare: async (scene) => {
      const { app } = scene;
      const agent = await individualAgent(scene);
      const { srcAgentId: AgentId } = await app.database.manager.findOneByOrFail(Agent, { id: agent.agentId! });
      const { Id: ConsentId } = await recorded(app, agent);
      return { send: request(await app.as(agent), 'post', OUTBOUND, { UserName: 'ada.agent', AgentId, ConsentId }) };
    },
  },
  ...(['', ' with one Idempotency-Key'] as const).map((key): Act => ({
    route: 'POST /individual-health-insurance-api/api/ffmenrollment/enroll',
    what: `enrolling at the marketplace${key}`,
    others: key ? 'the same answer, or to wait' : [[409, ALREADY]],
    prepare: async (scene) => {
      const { app, marketplacePlans: plans } = scene;
      const agent = await individualAgent(scene);
      const { id, body } = await readyQuote(app, agent, '1000109', { plans });
      const caller = await app.as(agent);
      return {
        send: key ? keyed(caller, ENROLL, body) : request(caller, 'post', ENROLL, body),
        state: () => statusOf(app, id),
      };
    },
  })),
  {
    route: 'POST /api/individual/LogFfmEnrollError/:quoteId',
    what: 'the report of an error of the marketplace',
    others: 'the same answer',
    prepare: async (scene) => {
      const { app } = scene;
      const agent = await individualAgent(scene);
      const { id } = await insertIndividualQuote(app, agent, { status: 'SignatureRequired', details: { isFfm: true } });
      const body = { Message: 'The page did not answer.' };
      return { send: request(await app.as(agent), 'post', `/api/individual/LogFfmEnrollError/${id}`, body) };
    },
  },
];

/** The client has opened a link. */
export async function asked(scene: Scene) {
  const { app } = scene;
  const agent = await individualAgent(scene);
  const quote = await insertIndividualQuote(app, agent);
  const { id, ...access } = await insertConsentLink(app, agent, quote);
  // What readers from one address may ask for is counted by the minute.
  app.clock.advance(60_000);
  const reader = await app.visitor();
  const { Sha256 } = (await reader.post('/api/agreement/Open').send(access)).body as AgreementPage;
  const state = async () => {
    const link = await app.database.manager.findOneByOrFail(Link, { id });
    const records = await app.database.manager.countBy(Consent, { quoteId: quote.id });
    return [link.answeredAt !== null, link.declinedAt !== null, records];
  };
  return { access, reader, Sha256, state };
}

const CONSENTS: Act[] = [
  {
    route: 'POST /api/individual/consents',
    what: 'a consent',
    others: 'the same answer',
    prepare: async (scene) => {
      const { app } = scene;
      const agent = await individualAgent(scene);
      const { Text } = await recorded(app, agent, { Recording: 'Another call' });
      const body = { ...CONSENT_BODY, Text };
      return { send: request(await app.as(agent), 'post', '/api/individual/consents', body) };
    },
  },
  {
    route: 'POST /api/individual/consents/:id/revoke',
    what: 'the revocation of a consent',
    others: [[409, ALREADY_REVOKED]],
    prepare: async (scene) => {
      const { app } = scene;
      const agent = await individualAgent(scene);
      const { id } = await insertConsent(app, agent, await insertIndividualQuote(app, agent));
      const body = { Way: 'Email', RevokedBy: 'Ada Quixwater' };
      return { send: request(await app.as(agent), 'post', `/api/individual/consents/${id}/revoke`, body) };
    },
  },
  {
    route: 'POST /api/individual/consents/:id/proof',
    what: 'the proof of a consent',
    // So many of one user's files are looked at together.
    others: [
      [409, HAS_PROOF],
      [429, TOO_MANY_OWN_UPLOADS],
    ],
    prepare: async (scene): Promise<Ready> => {
      const { app } = scene;
      const agent = await individualAgent(scene);
      const { Id } = await recorded(app, agent);
      const [caller, file] = [await app.as(agent), await buildPdf()];
      const named = { filename: 'Reply.pdf', contentType: 'application/pdf' };
      return { send: () => caller.post(`/api/individual/consents/${Id}/proof`).attach('file', file, named) };
    },
  },
  {
    route: 'POST /api/individual/consents/links',
    what: 'a link for the client’s consent',
    others: 'an act of their own',
    prepare: async (scene) => {
      const agent = await individualAgent(scene);
      const { id: QuoteId } = await insertIndividualQuote(scene.app, agent);
      const body = { Kind: 'Consent', QuoteId, ConsumerName: 'Ada Quixwater' };
      return { send: request(await scene.app.as(agent), 'post', '/api/individual/consents/links', body) };
    },
  },
  {
    route: 'POST /api/agreement/Agree',
    what: 'the client’s consent by link',
    others: [[409, ANSWERED_ALREADY]],
    prepare: async (scene) => {
      const { access, reader, Sha256, state } = await asked(scene);
      const body = { ...access, SignedByName: 'Ada Quixwater', Agreed: true, Sha256 };
      return { send: request(reader, 'post', '/api/agreement/Agree', body), state };
    },
  },
  {
    route: 'POST /api/agreement/Decline',
    what: 'the client’s refusal by link',
    others: [[409, ANSWERED_ALREADY]],
    prepare: async (scene) => {
      const { access, reader, state } = await asked(scene);
      return { send: request(reader, 'post', '/api/agreement/Decline', { ...access, Reason: '' }), state };
    },
  },
];

const PAYMENTS: Act[] = [
  {
    route: 'POST /api/instamed/sso',
    what: 'handing over a first payment, page by page',
    others: 'an act of their own',
    prepare: async (scene) => {
      const { app } = scene;
      const agent = await individualAgent(scene);
      const quote = await insertPending(app, agent);
      await app.as(agent);
      return { send: () => handOver(app, agent, quote) as unknown as ReturnType<Ready['send']> };
    },
  },
  {
    route: 'POST /api/instamed/sso',
    what: 'handing over a first payment with one Idempotency-Key',
    others: 'the same answer, or to wait',
    prepare: async (scene) => {
      const { app } = scene;
      const agent = await individualAgent(scene);
      const { id } = await insertPending(app, agent);
      const body = { firstName: 'Ada', lastName: 'Quixwater', amount: 812.4, consumerId: `Q${id}` };
      return { send: keyed(await app.as(agent), '/api/instamed/sso', body) };
    },
  },
  ...(['Paid', 'Declined', 'Held'] as const).map((Outcome): Act => ({
    route: 'POST /api/instamed/notice',
    what: `the provider’s notice that a payment is ${Outcome}`,
    others: 'the same answer',
    prepare: async ({ app, ...scene }) => {
      const payment = await insertRequested(app, await individualAgent({ app, ...scene }));
      return {
        send: () => sendNotice(app, noticeOf(payment, { Outcome })),
        state: () => statusOf(app, payment.quoteId),
      };
    },
  })),
];

const PROVIDERS: Act[] = [
  {
    route: 'POST /api/BobIndividual/UpdatePcp/:enterpriseId/:pcpId/:facetsId/:day',
    what: 'a change of the primary care provider',
    others: 'the same answer',
    prepare: (scene) => pcpChange(scene, () => DOCTORS[0]),
  },
  {
    route: 'POST /api/BobIndividual/UpdatePcp/:enterpriseId/:pcpId/:facetsId/:day/:existingPatient',
    what: 'a change of the primary care provider of a patient',
    others: 'the same answer',
    prepare: (scene) => pcpChange(scene, () => `${DOCTORS[0]} /true`),
  },
];

/** What agents and the payment provider do with the coverage of a household. */
export const HOUSEHOLD_ACTS: readonly Act[] = [
  ...SUBMISSIONS,
  ...AT_THE_MARKETPLACE,
  ...CONSENTS,
  ...PAYMENTS,
  ...PROVIDERS,
  ...CALLS,
];
