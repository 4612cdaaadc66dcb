import { randomUUID } from 'node:crypto';
import { CHANGED_BY_SOMEONE_ELSE } from '../../../backend/src/platform/database/guarded-update.ts';
import { AttemptCount } from '../../../backend/src/platform/account/limits/limits.table.ts';
import { TOO_MANY_SIGN_INS } from '../../../backend/src/platform/account/limits/attempts.ts';
import { User } from '../../../backend/src/platform/people/user.table.ts';
import { ShareAnswer } from '../../../backend/src/quoting/proposals/share-answer.table.ts';
import type { PasswordLinkResponse } from '../../../shared/src/people/user.record.ts';
import { USERNAME_TAKEN } from '../../../shared/src/people/user-rules.ts';
import { LINK_NOT_VALID } from '../../../shared/src/people/password.record.ts';
import { MOST_ANSWERS } from '../../../shared/src/proposals/share-answer.ts';
import { MOST_SHARE_LINKS, TOO_MANY_SHARE_LINKS } from '../../../shared/src/proposals/share-link.ts';
import { tokenOf, userRequest } from '../../people/user-requests.ts';
import { insertQuote } from '../../support/group-builders.ts';
import { insertAgentUser } from '../../support/people.ts';
import { insertProposal, insertShareAnswer, insertShareLink } from '../../support/proposal-builders.ts';
import { type Act, keyed, type Ready, request, type Scene } from './act.ts';

/** Of a group of this agent. */
async function proposal({ app }: Scene) {
  const agent = await insertAgentUser(app);
  const made = await insertProposal(app, agent, await insertQuote(app, agent, { status: 'CreatedProposal' }));
  return { agent, proposal: made, caller: await app.as(agent) };
}

const PROPOSALS: Act[] = [
  {
    route: 'POST /api/proposal/Email/:proposalId',
    what: 'a proposal by e-mail',
    others: 'the same answer, or to wait',
    prepare: async (scene): Promise<Ready> => {
      const { caller, proposal: made } = await proposal(scene);
      const body = { To: ['client@example.com'], Subject: 'Your proposal', Message: 'Please look.' };
      return { send: keyed(caller, `/api/proposal/Email/${made.id}`, body) };
    },
  },
  {
    route: 'POST /api/proposal/Share/:proposalId',
    what: 'the last link of which a proposal may have so many',
    others: [[422, TOO_MANY_SHARE_LINKS]],
    prepare: async (scene): Promise<Ready> => {
      const { agent, caller, proposal: made } = await proposal(scene);
      for (let count = 1; count < MOST_SHARE_LINKS; count += 1) {
        await insertShareLink(scene.app, agent, made);
      }
      return { send: request(caller, 'post', `/api/proposal/Share/${made.id}`) };
    },
  },
  {
    route: 'PUT /api/proposal/RevokeShare/:shareId',
    what: 'the end of a link to a proposal',
    others: 'the same answer',
    prepare: async (scene): Promise<Ready> => {
      const { agent, caller, proposal: made } = await proposal(scene);
      const { id } = await insertShareLink(scene.app, agent, made);
      return { send: request(caller, 'put', `/api/proposal/RevokeShare/${id}`) };
    },
  },
  {
    route: 'POST /api/share/:token/answer',
    what: 'the last answer to a shared proposal',
    others: 'the same answer',
    prepare: async ({ app }): Promise<Ready> => {
      const agent = await insertAgentUser(app);
      const quote = await insertQuote(app, agent, { status: 'CreatedProposal' });
      const { id, token } = await insertShareLink(app, agent, await insertProposal(app, agent, quote));
      for (let count = 1; count < MOST_ANSWERS; count += 1) {
        await insertShareAnswer(app, id);
      }
      const question = { Key: randomUUID(), PlanId: null, Question: 'And vision?' };
      return {
        send: request(await app.visitor(), 'post', `/api/share/${token}/answer`, question),
        state: () => app.database.manager.countBy(ShareAnswer, { shareLinkId: id }),
      };
    },
  },
  {
    route: 'PUT /api/proposal/MarkAnswered/:answerId',
    what: 'the end of a client’s answer',
    others: 'the same answer',
    prepare: async (scene): Promise<Ready> => {
      const { agent, caller, proposal: made } = await proposal(scene);
      const answerId = await insertShareAnswer(scene.app, (await insertShareLink(scene.app, agent, made)).id);
      return { send: request(caller, 'put', `/api/proposal/MarkAnswered/${answerId}`) };
    },
  },
  {
    route: 'PUT /api/proposal/MarkSent/:proposalId',
    what: 'the note that a proposal was sent',
    others: 'an act of their own',
    prepare: async (scene): Promise<Ready> => {
      const { caller, proposal: made } = await proposal(scene);
      return { send: request(caller, 'put', `/api/proposal/MarkSent/${made.id}`, { How: 'Marked' }) };
    },
  },
];

const INVITATIONS: Act[] = [
  {
    route: 'POST /api/people/Users',
    what: 'inviting a user',
    others: [[422, USERNAME_TAKEN]],
    prepare: async ({ app, superUser }): Promise<Ready> => ({
      send: request(await app.as(superUser), 'post', '/api/people/Users', userRequest()),
    }),
  },
  {
    route: 'POST /api/people/Users/ResetPassword/:id',
    what: 'a new link to set a password',
    others: [[409, CHANGED_BY_SOMEONE_ELSE]],
    prepare: async ({ app, superUser }): Promise<Ready> => {
      const { id } = await insertAgentUser(app);
      const { version: Version } = await app.database.manager.findOneByOrFail(User, { id });
      const path = `/api/people/Users/ResetPassword/${id}`;
      return { send: request(await app.as(superUser), 'post', path, { Version }) };
    },
  },
  {
    route: 'POST /api/account/SetPassword',
    what: 'the password set with a link',
    others: [
      [404, LINK_NOT_VALID],
      [429, TOO_MANY_SIGN_INS],
    ],
    prepare: async ({ app, superUser }): Promise<Ready> => {
      const { body } = await (await app.as(superUser)).post('/api/people/Users').send(userRequest());
      const Token = tokenOf((body as PasswordLinkResponse).Url);
      // Attempts with links that are not valid are counted.
      await app.database.createQueryBuilder().delete().from(AttemptCount).execute();
      const visitor = await app.visitor();
      return { send: request(visitor, 'post', '/api/account/SetPassword', { Token, Password: 'seven quiet herons' }) };
    },
  },
];

/** What is sent to people. */
export const MESSAGE_ACTS: readonly Act[] = [...PROPOSALS, ...INVITATIONS];
