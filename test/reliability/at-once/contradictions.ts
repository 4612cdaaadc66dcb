import { HeldPayment } from '../../../backend/src/enrollment/parts/household/held-payment.table.ts';
import { notDecidable } from '../../../backend/src/enrollment/decisions/decisions.service.ts';
import { ANSWERED_ALREADY } from '../../../shared/src/consents/consent-link.ts';
import * as employer from '../../../shared/src/enrollment/employer-signing.ts';
import { PCP_CHANGE_OPEN } from '../../../shared/src/book-of-business/individuals/pcp-change.ts';
import * as repairs from '../../../shared/src/error-reports/repairs.ts';
import { APPLICATION_CHANGED } from '../../../shared/src/sales/individual-decisions.ts';
import { insertRequested, noticeOf, sendNotice } from '../../payments/first-payments.ts';
import { type Answer, type Ready, type Refusal, request, type Scene } from './act.ts';
import { opened, signatureOf, statusOf, submitted } from './group-acts.ts';
import { ALREADY, asked, DOCTORS, individualAgent, pcpChange, refused } from './household-acts.ts';

/** Two acts that exclude each other, at the same moment. */
export interface Contradiction {
  what: string;
  /** What those are told who were not first. */
  refusals: readonly Refusal[];
  prepare(scene: Scene): Promise<Ready>;
}

/** Every other one does the second. */
const either =
  (first: Ready['send'], second: Ready['send']): Ready['send'] =>
  (turn): PromiseLike<Answer> =>
    turn % 2 === 0 ? first(turn) : second(turn);

const sales = (decision: string, id: number, attempt: number) =>
  [`/api/sales/DecideIndividual/${id}`, { Decision: decision, EwsTransactionId: attempt }] as const;

export const CONTRADICTIONS: readonly Contradiction[] = [
  {
    what: 'an employer who signs and one who declines',
    refusals: [[409, employer.ALREADY_ANSWERED]],
    prepare: async (scene) => {
      const given = await opened(scene);
      const { access, reader } = given;
      const sign = request(reader, 'post', '/api/employersignature/Sign', signatureOf(given));
      const body = { ...access, Reason: 'Two people have left.' };
      return { send: either(sign, request(reader, 'post', '/api/employersignature/Decline', body)) };
    },
  },
  {
    what: 'a client who agrees and one who declines',
    refusals: [[409, ANSWERED_ALREADY]],
    prepare: async (scene) => {
      const { access, reader, Sha256, state } = await asked(scene);
      const answer = { ...access, SignedByName: 'Ada Quixwater', Agreed: true, Sha256 };
      const agree = request(reader, 'post', '/api/agreement/Agree', answer);
      const decline = request(reader, 'post', '/api/agreement/Decline', { ...access, Reason: '' });
      return { send: either(agree, decline), state };
    },
  },
  {
    what: 'staff who approve and staff who return a group',
    refusals: [
      [409, notDecidable('Approved')],
      [409, notDecidable('Signature Required')],
    ],
    prepare: async (scene) => {
      const { app, operations } = scene;
      const { quote } = await submitted(scene);
      const [caller, path] = [await app.as(operations), `/api/enrollment/Decide/${quote.id}`];
      const decide = (Decision: string) =>
        request(caller, 'put', path, { Decision, Version: quote.version, Reason: 'The W-9 is missing.' });
      return { send: either(decide('Approve'), decide('Return')) };
    },
  },
  {
    what: 'staff who send a household again and staff who enrolled it by hand',
    refusals: [
      [409, APPLICATION_CHANGED],
      [409, repairs.BEING_SENT],
      [409, repairs.HOUSEHOLD_IN_PLACE],
    ],
    prepare: async (scene) => {
      const { id, application } = await refused(scene);
      const caller = await scene.app.as(scene.operations);
      const decide = (decision: string) => request(caller, 'put', ...sales(decision, id, application.failedAttemptId));
      return { send: either(decide('Resubmit'), decide('MarkResolved')) };
    },
  },
  {
    what: 'an agent who submits a household again and staff who enrolled it by hand',
    refusals: [
      [409, ALREADY],
      [409, repairs.BEING_SENT],
      [409, repairs.NOTHING_TO_RESOLVE],
      [409, repairs.TRIED_AGAIN_SINCE],
    ],
    prepare: async (scene) => {
      const { app, operations } = scene;
      const { id, due, agent, application } = await refused(scene);
      const path = `/api/sales/MarkIndividualResolved/${application.id}/${application.failedAttemptId}`;
      const submit = request(await app.as(agent), 'post', `/api/individual/enroll/${id}`, { paymentAmount: due });
      return { send: either(submit, request(await app.as(operations), 'put', path)) };
    },
  },
];

/** Of one person, who gets one of them. */
export const TWO_PROVIDERS = {
  prepare: (scene: Scene) => pcpChange(scene, (turn) => DOCTORS[turn % 2]!),
  refusal: [409, PCP_CHANGE_OPEN] as const,
};

/** A payment that the provider held at first is accepted by the provider, and booked by staff. */
export async function heldPayment(scene: Scene): Promise<Ready> {
  const { app, operations } = scene;
  const payment = await insertRequested(app, await individualAgent(scene));
  await sendNotice(app, noticeOf(payment, { Outcome: 'Held' }));
  const { id } = await app.database.manager.findOneByOrFail(HeldPayment, { quoteId: payment.quoteId });
  const byStaff = request(await app.as(operations), 'post', `/api/sales/MarkPaymentProcessed/${id}`);
  return {
    send: either(() => sendNotice(app, noticeOf(payment)), byStaff),
    state: () => statusOf(app, payment.quoteId),
  };
}
