import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { canMoveGroupQuote, QUOTE_STATUSES, type QuoteStatus } from '../../shared/src/quotes/quote-status.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { employeeRequest } from '../support/census-builders.ts';
import { buildMember } from '../support/census-rows.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { sellOnePlan } from './fixtures.ts';

type Audience = 'external' | 'internal';
interface Facts {
  quote: Quote;
  memberId: number;
  planId: number;
}

const BEFORE_ENROLLMENT: QuoteStatus[] = ['EditingCensus', 'Quoting', 'CreatedProposal'];
const editing = (status: QuoteStatus) => (status === 'EditingCensus' ? 200 : 409);

/** What is done to a quote, and what it must answer in each state: 200 or the refusal. Written from spec 002 section 4. */
const ACTIONS: Record<
  string,
  {
    send: (caller: Caller, facts: Facts) => PromiseLike<{ status: number; body: unknown }>;
    answers: (status: QuoteStatus, by: Audience) => number;
  }
> = {
  'adding a member': {
    send: (caller, { quote }) =>
      caller.post(`/api/groupcensus/${quote.id}`).send(employeeRequest({ EmployeeNumber: 5, FirstName: 'New' })),
    answers: editing,
  },
  'loading a census': {
    send: (caller, { quote }) =>
      caller.post(`/api/groupcensus/AddAllGroupCensus/${quote.id}`).send([employeeRequest({ FirstName: 'New' })]),
    answers: editing,
  },
  'removing a member': {
    send: (caller, { quote, memberId }) => caller.delete(`/api/groupcensus/${quote.id}/${memberId}`),
    answers: editing,
  },
  'removing everybody': {
    send: (caller, { quote }) => caller.delete(`/api/groupcensus/RemoveAllGroupCensus/${quote.id}`),
    answers: editing,
  },
  'approving the census': {
    send: (caller, { quote }) =>
      caller.put(`/api/groupcensus/ApproveCensus/${quote.id}`).send({ ConfirmFewerThanTwo: true }),
    answers: (status, by) => (canMoveGroupQuote(status, 'Quoting', by) ? 200 : 409),
  },
  'saving plans': {
    send: (caller, { quote, planId }) =>
      caller.put(`/api/plan/PutSelections/${quote.id}`).send({ SelectedPlanIds: [planId], AssignedPlanForMembers: [] }),
    answers: (status) => (status === 'Quoting' || status === 'CreatedProposal' ? 200 : 409),
  },
  'saving plans for a proposal': {
    send: (caller, { quote, planId }) =>
      caller
        .put(`/api/plan/PutSelections/${quote.id}`)
        .send({ SelectedPlanIds: [planId], AssignedPlanForMembers: [], IsRequestForCreateProposal: true }),
    answers: (status, by) => (canMoveGroupQuote(status, 'CreatedProposal', by) ? 200 : 409),
  },
  'enrolling it': {
    send: async (caller, { quote, planId }) => {
      // Where plans can be chosen there is one to enroll in.
      await caller
        .put(`/api/plan/PutSelections/${quote.id}`)
        .send({ SelectedPlanIds: [planId], AssignedPlanForMembers: [] });
      return caller.put(`/api/quote/Enroll/${quote.id}`).send({ Version: quote.version });
    },
    answers: (status) => (status === 'Quoting' || status === 'CreatedProposal' ? 200 : 409),
  },
  'updating the status by hand': {
    send: (caller, { quote }) =>
      caller.put(`/api/quote/ManualStatusUpdate/${quote.id}`).send({ Version: quote.version }),
    answers: (status, by) => (by === 'external' ? 403 : ['Approved', 'Rejected'].includes(status) ? 409 : 200),
  },
  'moving the effective date': {
    send: (caller, { quote }) =>
      caller
        .put(`/api/quote/PutUpdatedEffectiveDate/${quote.id}`)
        .send({ EffectiveDate: '2027-02-01', Version: quote.version }),
    answers: (status) => (BEFORE_ENROLLMENT.includes(status) ? 200 : 409),
  },
  'deleting it': {
    send: (caller, { quote }) => caller.put(`/api/quote/Delete/${quote.id}`).send({ Version: quote.version }),
    answers: (status, by) =>
      by === 'internal' ? 403 : [...BEFORE_ENROLLMENT, 'Enrolling'].includes(status) ? 200 : 409,
  },
  'restoring what is not deleted': {
    send: (caller, { quote }) => caller.put(`/api/quote/Restore/${quote.id}`).send({ Version: quote.version }),
    answers: (_status, by) => (by === 'internal' ? 409 : 403),
  },
};

/** External, then internal: whoever may never do it hears that first. */
const WHO_NEVER_MAY: Record<string, [number, number]> = {
  'deleting it': [404, 403],
  'updating the status by hand': [403, 409],
};

describe('what may be done to a quote in each state', () => {
  let app: TestApp;
  let planId: number;
  const users = {} as Record<Audience, User>;
  beforeAll(async () => {
    app = await startApp();
    planId = await sellOnePlan(app);
    users.external = await insertAgentUser(app);
    users.internal = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  const statusOf = async (id: number) =>
    (await app.database.query(`SELECT status, isDeleted FROM quotes WHERE id = ${id}`))[0] as { status: QuoteStatus };

  describe.each(Object.entries(ACTIONS))('%s', (_action, { send, answers }) => {
    it.each(['external', 'internal'] as const)('by %s people', async (by) => {
      const caller = await app.as(users[by]);
      const got: Record<string, number> = {};
      const expected: Record<string, number> = {};
      for (const status of QUOTE_STATUSES) {
        const quote = await insertQuote(app, users.external, { status });
        const { id: memberId } = await app.insert(buildMember({ quoteId: quote.id }));
        const answer = await send(caller, { quote, memberId, planId });
        got[status] = answer.status;
        expected[status] = answers(status, by);
        if (answer.status !== 200) {
          expect((await statusOf(quote.id)).status).toBe(status);
        }
      }
      expect(got).toEqual(expected);
    });
  });

  it('a deleted quote is gone for its agent and closed for everybody', async () => {
    const actions = Object.entries(ACTIONS).filter(([name]) => !name.startsWith('restoring'));
    for (const [name, { send }] of actions) {
      const quote = await insertQuote(app, users.external, { status: 'Quoting', isDeleted: true });
      const { id: memberId } = await app.insert(buildMember({ quoteId: quote.id }));
      const external = await send(await app.as(users.external), { quote, memberId, planId });
      const internal = await send(await app.as(users.internal), { quote, memberId, planId });
      expect([name, external.status, internal.status]).toEqual([name, ...(WHO_NEVER_MAY[name] ?? [404, 409])]);
    }
  });
});
