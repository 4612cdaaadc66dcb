import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Group } from '../../backend/src/quoting/groups/group.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import {
  CENSUS_LOCKED,
  FEWER_THAN_TWO_EMPLOYEES,
  NOBODY_ENROLLS,
  tooManyEmployees,
} from '../../shared/src/census/census-approval.ts';
import { CHILD_OVER_AGE_AT_RENEWAL } from '../../shared/src/census/age-rules.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { childRequest, employeeRequest, employees, openCensus, spouseRequest } from '../support/census-builders.ts';
import { insertAgentUser } from '../support/people.ts';

let app: TestApp;
let agent: User;

const approve = (id: number) => `/api/groupcensus/ApproveCensus/${id}`;
const statusOf = async (id: number) => (await app.database.manager.findOneByOrFail(Quote, { id })).status;

describe('approving the census', () => {
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  it('moves the quote to Quoting, once, and locks the census', async () => {
    const { quote, caller, path } = await openCensus(app, agent, employees(2));
    const answers = await Promise.all([1, 2].map(() => caller.put(approve(quote.id)).send({})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({
      QuoteId: quote.id,
      Status: 'Quoting',
      Version: 2,
      Warnings: [],
    });
    const events = await app.database.manager.findBy(QuoteEvent, { quoteId: quote.id });
    expect(events.map(({ fromStatus, toStatus, userId, why }) => [fromStatus, toStatus, userId, why])).toEqual([
      ['EditingCensus', 'Quoting', agent.id, 'census approved'],
    ]);
    expect((await caller.post(path).send(employeeRequest({ EmployeeNumber: 0 }))).body.Message).toBe(CENSUS_LOCKED);
  });

  it.each([
    ['an empty census', []],
    ['a census in which everybody waives', [employeeRequest({ MedicalStatus: 'Waive' })]],
  ])('refuses %s', async (_, members) => {
    const { quote, caller } = await openCensus(app, agent, members);
    const { status, body } = await caller.put(approve(quote.id)).send({ ConfirmFewerThanTwo: true });
    expect([status, body.Code, body.Message]).toEqual([422, 'RULE_BROKEN', NOBODY_ENROLLS]);
    expect(await statusOf(quote.id)).toBe('EditingCensus');
  });

  it('warns of a group that is larger than a small one, by the census or by its own word, and goes on', async () => {
    const { quote, caller } = await openCensus(app, agent, employees(51));
    expect((await caller.put(approve(quote.id)).send({})).body.Warnings).toEqual([tooManyEmployees(51, 50)]);
    const small = await openCensus(app, agent, employees(2));
    await app.database.manager.update(Group, { id: small.quote.groupId }, { totalEligibleEmployees: 60 });
    expect((await caller.put(approve(small.quote.id)).send({})).body.Warnings).toEqual([tooManyEmployees(60, 50)]);
    const selected = await caller.get(`/api/plan/GetSelectedPlansDetails/${small.quote.id}`);
    expect(selected.body.Warnings).toContain(tooManyEmployees(60, 50));
  });

  it('asks for confirmation below two enrolling employees, dependents not counted', async () => {
    const { quote, caller } = await openCensus(app, agent, [employeeRequest(), spouseRequest(), childRequest()]);
    const asked = await caller.put(approve(quote.id)).send({});
    expect([asked.status, asked.body.Message, Object.keys(asked.body.Fields)]).toEqual([
      422,
      FEWER_THAN_TWO_EMPLOYEES,
      ['ConfirmFewerThanTwo'],
    ]);
    expect(await statusOf(quote.id)).toBe('EditingCensus');
    expect((await caller.put(approve(quote.id)).send({ ConfirmFewerThanTwo: 'true' })).status).toBe(400);
    expect((await caller.put(approve(quote.id)).send({ ConfirmFewerThanTwo: true })).status).toBe(200);
    expect(await statusOf(quote.id)).toBe('Quoting');
  });

  it('asks every rule again: a renewal whose date has moved', async () => {
    const renewal = { quoteType: 'SmallGroupRenewal', renewalDate: isoDate('2027-01-01') } as const;
    const { quote, caller } = await openCensus(
      app,
      agent,
      [...employees(2), childRequest({ DateOfBirth: isoDate('2000-01-15') })],
      renewal,
    );
    await app.database.manager.update(Quote, quote.id, { renewalDate: isoDate('2027-02-01') });
    const { status, body } = await caller.put(approve(quote.id)).send({});
    expect([status, body.Fields]).toEqual([422, { '1.DateOfBirth': [CHILD_OVER_AGE_AT_RENEWAL] }]);
    expect(await statusOf(quote.id)).toBe('EditingCensus');
  });
});
