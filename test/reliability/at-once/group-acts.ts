import { notDecidable } from '../../../backend/src/enrollment/decisions/decisions.service.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../../backend/src/platform/database/guarded-update.ts';
import type { User } from '../../../backend/src/platform/people/user.table.ts';
import { Quote } from '../../../backend/src/quoting/quotes/quote.table.ts';
import { Link } from '../../../backend/src/platform/links/link.table.ts';
import { type Decision, STATUS_AFTER } from '../../../shared/src/enrollment/decisions.ts';
import type { EmployerPages } from '../../../shared/src/enrollment/employer-signature.record.ts';
import { EMPLOYEE_PART_DONE } from '../../../shared/src/enrollment/employees/employees.ts';
import type { EmployeePage } from '../../../shared/src/enrollment/employees/employees.record.ts';
import * as employer from '../../../shared/src/enrollment/employer-signing.ts';
import { ALREADY_SUBMITTED } from '../../../shared/src/enrollment/signing.ts';
import { UPDATED_ALREADY } from '../../../shared/src/plans/manual-status-update.ts';
import { groupStatusLabel } from '../../../shared/src/quotes/quote-status.ts';
import type { TestApp } from '../../support/app.ts';
import { insertEnrolling } from '../../support/demographics-builders.ts';
import { insertGroup, insertQuote } from '../../support/group-builders.ts';
import { insertAgentUser } from '../../support/people.ts';
import { ALREADY_CONFIRMED } from '../../../shared/src/enrollment/eligible-employees.ts';
import { EligibilityConfirmation } from '../../../backend/src/enrollment/parts/documents/eligibility-confirmation.table.ts';
import {
  confirmEligible,
  insertEmployeeLink,
  insertEmployerLink,
  insertSignable,
  signRequest,
} from '../../support/signing-builders.ts';
import { type Act, type Ready, request, type Scene } from './act.ts';

export const statusOf = async (app: TestApp, id: number): Promise<Quote['status']> =>
  (await app.database.manager.findOneByOrFail(Quote, { id })).status;

/** A group's quote that waits for its signature, and its agent. */
async function signable(app: TestApp): Promise<{ agent: User; id: number; groupId: number }> {
  const agent = await insertAgentUser(app);
  const { id, groupId } = await insertSignable(app, agent);
  return { agent, id, groupId };
}

/** Signed and submitted. */
export const submitted = async ({ app }: Scene, given: Partial<Quote> = {}) => {
  const agent = await insertAgentUser(app);
  const { id: groupId } = await insertGroup(app, agent);
  return { agent, quote: await insertQuote(app, agent, { groupId, status: 'Complete', readOnlyReason: 4, ...given }) };
};

/** The employer has opened a link. */
export async function opened({ app }: Scene, { isConfirmed = true } = {}) {
  const { agent, id } = await signable(app);
  const { id: linkId, Token, Code } = await insertEmployerLink(app, agent, { id });
  // What readers from one address may ask for is counted by the minute.
  app.clock.advance(60_000);
  const reader = await app.visitor();
  if (isConfirmed) {
    await confirmEligible(reader, { Token, Code });
  }
  const pages = (await reader.post('/api/employersignature/Open').send({ Token, Code })).body as EmployerPages;
  const state = async () => {
    const link = await app.database.manager.findOneByOrFail(Link, { id: linkId });
    return [link.answeredAt !== null, link.declinedAt !== null, await statusOf(app, id)];
  };
  return { access: { Token, Code }, pages, reader, state, quoteId: id };
}

/** What the employer sends who has opened it. */
export const signatureOf = ({ access, pages }: Pick<Awaited<ReturnType<typeof opened>>, 'access' | 'pages'>) => ({
  ...access,
  SignedByName: 'Grace Hopper',
  ApplicationEnteredConsent: true,
  ConsentVersion: pages.ConsentVersion,
  Sha256: pages.Sha256,
});

const decision = (Decision: Decision): Act => ({
  route: 'PUT /api/enrollment/Decide/:quoteId',
  what: `the decision ${Decision}`,
  others: [[409, notDecidable(groupStatusLabel(STATUS_AFTER[Decision], 'internal'))]],
  prepare: async (scene) => {
    const { app, operations } = scene;
    const { quote } = await submitted(scene);
    const body = { Decision, Version: quote.version, Reason: 'The W-9 is missing.' };
    return {
      send: request(await app.as(operations), 'put', `/api/enrollment/Decide/${quote.id}`, body),
      state: () => statusOf(app, quote.id),
    };
  },
});

const SIGNATURES: Act[] = [
  {
    route: 'POST /api/enrollment/SignElectronically',
    what: 'the signature of a group',
    others: [[409, ALREADY_SUBMITTED]],
    prepare: async ({ app }) => {
      const { agent, id } = await signable(app);
      const caller = await app.as(agent);
      return {
        send: request(caller, 'post', '/api/enrollment/SignElectronically', signRequest({ QuoteId: id })),
        state: () => statusOf(app, id),
      };
    },
  },
  {
    route: 'POST /api/enrollment/EmployerSignature/:quoteId',
    what: 'the last link of which an employer may have so many',
    others: [[422, employer.TOO_MANY_EMPLOYER_LINKS]],
    prepare: async ({ app }): Promise<Ready> => {
      const { agent, id } = await signable(app);
      for (let count = 1; count < employer.MOST_EMPLOYER_LINKS; count += 1) {
        await insertEmployerLink(app, agent, { id });
      }
      const body = { EmployerName: 'Grace Hopper' };
      return { send: request(await app.as(agent), 'post', `/api/enrollment/EmployerSignature/${id}`, body) };
    },
  },
  {
    route: 'PUT /api/enrollment/RevokeEmployerSignature/:linkId',
    what: 'the end of an employer’s link',
    others: 'the same answer',
    prepare: async ({ app }): Promise<Ready> => {
      const { agent, id } = await signable(app);
      const link = await insertEmployerLink(app, agent, { id });
      return { send: request(await app.as(agent), 'put', `/api/enrollment/RevokeEmployerSignature/${link.id}`) };
    },
  },
  {
    route: 'POST /api/employersignature/Sign',
    what: 'the employer’s signature by link',
    others: [[409, employer.ALREADY_ANSWERED]],
    prepare: async (scene) => {
      const given = await opened(scene);
      const { reader, state } = given;
      return { send: request(reader, 'post', '/api/employersignature/Sign', signatureOf(given)), state };
    },
  },
  {
    route: 'POST /api/employersignature/ConfirmEligible',
    what: 'the employer’s confirmation of who is eligible',
    others: [[409, ALREADY_CONFIRMED]],
    prepare: async (scene) => {
      const { access, pages, reader, quoteId } = await opened(scene, { isConfirmed: false });
      const { Sha256, WordsVersion } = pages.Steps!.Eligible;
      const given = { ...access, SignedByName: 'Grace Hopper', Agreed: true, WordsVersion, Sha256 };
      return {
        send: request(reader, 'post', '/api/employersignature/ConfirmEligible', given),
        state: () => scene.app.database.manager.countBy(EligibilityConfirmation, { quoteId }),
      };
    },
  },
  {
    route: 'POST /api/employersignature/Decline',
    what: 'the employer’s refusal by link',
    others: [[409, employer.ALREADY_ANSWERED]],
    prepare: async (scene) => {
      const { access, reader, state } = await opened(scene);
      const body = { ...access, Reason: 'Two people have left.' };
      return { send: request(reader, 'post', '/api/employersignature/Decline', body), state };
    },
  },
  {
    route: 'POST /api/employee/Finish',
    what: 'the signature of an employee',
    others: [[409, EMPLOYEE_PART_DONE]],
    prepare: async ({ app }) => {
      const agent = await insertAgentUser(app);
      const { quote, members } = await insertEnrolling(app, agent);
      const { id, ...access } = await insertEmployeeLink(app, agent, quote, members[0]!.id);
      app.clock.advance(60_000);
      const reader = await app.visitor();
      const { Sha256, WordsVersion, EmployeeName } = (await reader.post('/api/employee/Open').send(access))
        .body as EmployeePage;
      const waived = { Choice: 'Waive', WaiveReason: 'Medicare', SignedByName: EmployeeName, Agreed: true };
      return {
        send: request(reader, 'post', '/api/employee/Finish', { ...access, ...waived, Sha256, WordsVersion }),
        state: async () => {
          const { declinedAt, words } = await app.database.manager.findOneByOrFail(Link, { id });
          return [declinedAt !== null, words];
        },
      };
    },
  },
];

const DECISIONS: Act[] = [
  ...(['Approve', 'Pend', 'Manual', 'Reject', 'Return'] as const).map(decision),
  {
    route: 'PUT /api/quote/ManualStatusUpdate/:id',
    what: 'the manual status update',
    others: [[409, UPDATED_ALREADY]],
    prepare: async (scene) => {
      const { app, operations } = scene;
      const { quote } = await submitted(scene);
      const body = { Version: quote.version };
      return {
        send: request(await app.as(operations), 'put', `/api/quote/ManualStatusUpdate/${quote.id}`, body),
        state: () => statusOf(app, quote.id),
      };
    },
  },
  {
    route: 'PUT /api/enrollment/SendBackToSignatureRequired',
    what: 'sending a quote back to its agent',
    others: [[409, notDecidable('Signature Required')]],
    prepare: async (scene) => {
      const { app, sales } = scene;
      const { quote } = await submitted(scene);
      const body = { QuoteId: quote.id, GroupId: quote.groupId };
      return {
        send: request(await app.as(sales), 'put', '/api/enrollment/SendBackToSignatureRequired', body),
        state: () => statusOf(app, quote.id),
      };
    },
  },
  {
    route: 'PUT /api/enrollment/Reply/:quoteId',
    what: 'the agent’s reply to staff',
    others: [[409, CHANGED_BY_SOMEONE_ELSE]],
    prepare: async (scene) => {
      const { app } = scene;
      const { agent, quote } = await submitted(scene, { status: 'Pended' });
      const body = { Text: 'It is uploaded.', Version: quote.version };
      return {
        send: request(await app.as(agent), 'put', `/api/enrollment/Reply/${quote.id}`, body),
        state: () => statusOf(app, quote.id),
      };
    },
  },
];

/** What agents, employers and staff do with the enrollment of a group. */
export const GROUP_ACTS: readonly Act[] = [...SIGNATURES, ...DECISIONS];
