import { FollowUp } from '../../backend/src/book/follow-ups/follow-up.table.ts';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { MarketplaceQuote } from '../../backend/src/quoting/households/marketplace-quote.table.ts';
import { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { MoveQuoteService } from '../../backend/src/quoting/quotes/move-quote.service.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { IndividualQuote } from '../../backend/src/quoting/quotes/quotes.repository.ts';
import { VerifyEnrollmentsService } from '../../backend/src/quoting/marketplace/verify-enrollments.service.ts';
import { SandboxEnrollment } from '../../backend/src/simulators/marketplace/sandbox-marketplace.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { FollowUps } from '../../shared/src/follow-ups/follow-up.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startAtMarketplace, startQuote, visit } from '../marketplace/visits.ts';
import type { TestApp } from '../support/app.ts';
import { srcAgentIdOf } from '../support/contract-builders.ts';
import { insertFollowUp } from '../support/follow-up-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

describe('what the marketplace waits for', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startAtMarketplace();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T17:00:00Z');
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  const ask = async (query: object = {}, user = agent) => (await app.as(user)).get('/api/followups').query(query);
  const listed = async (query: object = {}, user = agent) => (await ask(query, user)).body as FollowUps;
  const move = async (id: number, body: object, user = agent) =>
    (await app.as(user)).put(`/api/followups/${id}/state`).send(body);
  const stored = (quoteId: number) => app.database.manager.findBy(FollowUp, { quoteId });
  const moved = async (quoteId: number, to: 'Complete' | 'PendingSEVerification' | 'Declined' | 'Expired') => {
    await app.get(Transactions).run(async (tx) => {
      const individual = await tx.findOneByOrFail(IndividualDetails, { quoteId });
      const quote = Object.assign(await tx.findOneByOrFail(Quote, { id: quoteId }), { individual }) as IndividualQuote;
      await app.get(MoveQuoteService).move(tx, null, quote, { to, why: 'test' });
    });
  };

  it('is listed by due date, in pages, of all that are open', async () => {
    const days = ['2027-01-31', '2026-12-05', '2026-11-10', '2027-03-01'];
    for (const each of days) {
      await insertFollowUp(app, agent, { dueOn: isoDate(each) });
    }
    await insertFollowUp(app, agent, { state: 'Accepted', dueOn: isoDate('2026-11-30') });
    const { Rows, Total, Counts } = await listed({ range: '[1,2]' });
    expect([Rows.map(({ DueOn, DaysLeft }) => [DueOn, DaysLeft]), Total]).toEqual([
      [
        ['2026-12-05', 15],
        ['2027-01-31', 72],
      ],
      4,
    ]);
    expect(Counts.filter(({ Count }) => Count > 0)).toEqual([
      { State: 'Requested', Count: 4 },
      { State: 'Accepted', Count: 1 },
    ]);
    expect(Rows[0]).toMatchObject({
      ...{ Kind: 'Income', State: 'Requested', Name: { First: 'Ada', Last: 'Quixwater' }, Phone: '6165550142' },
      ...{ Email: 'ada.quixwater@mail.example', ApplicationId: 'A-1000101', ContractId: null, Told: [], Version: 1 },
    });
    const accepted = await listed({ state: 'Accepted' });
    expect([accepted.Total, accepted.Rows.map(({ DueOn }) => DueOn)]).toEqual([1, ['2026-11-30']]);
  });

  it('is that of the agent’s own book, and not of deleted or expired quotes', async () => {
    const other = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const mine = await insertFollowUp(app, agent);
    const theirs = await insertFollowUp(app, other);
    const deleted = await insertFollowUp(app, agent);
    await app.database.manager.update(Quote, { id: deleted.quoteId }, { isDeleted: true });
    await insertFollowUp(app, agent, { status: 'Expired' });
    const { Rows, Total, Counts } = await listed();
    expect([Rows.map(({ Id }) => Id), Total, Counts[0]]).toEqual([[mine.id], 1, { State: 'Requested', Count: 1 }]);
    expect((await ask({ agentId: await srcAgentIdOf(app, other) })).status).toBe(404);
    expect((await move(theirs.id, { State: 'Received', Version: 1 })).status).toBe(404);
    expect((await move(deleted.id, { State: 'Received', Version: 1 })).status).toBe(404);
    const staff = await insertSalesUser(app);
    expect((await listed({ agentId: await srcAgentIdOf(app, other) }, staff)).Rows.map(({ Id }) => Id)).toEqual([
      theirs.id,
    ]);
    expect((await move(theirs.id, { State: 'Received', Version: 1 }, staff)).status).toBe(403);
  });

  it.each([{ range: '[0,100]' }, { range: 'x' }, { state: 'Lost' }])('is not asked for by %j', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });

  it('goes on from state to state, each once, and is told on the timeline', async () => {
    const { id, quoteId } = await insertFollowUp(app, agent);
    const received = await move(id, { State: 'Received', Version: 1 });
    expect([received.status, received.body]).toMatchObject([200, { State: 'Received', Version: 2 }]);
    // A double click, and a tab that shows what was before.
    expect((await move(id, { State: 'Received', Version: 1 })).body).toMatchObject({ Version: 2 });
    expect((await move(id, { State: 'Sent', Version: 1 })).body).toMatchObject({ Code: 'STALE_VERSION' });
    expect((await move(id, { State: 'Accepted', Version: 2 })).body).toMatchObject({
      Code: 'WRONG_STATE',
      Message: 'What is received cannot become accepted next.',
    });
    await move(id, { State: 'Sent', Version: 2 });
    await move(id, { State: 'Accepted', Version: 3 });
    expect([(await listed()).Total, (await stored(quoteId))[0]]).toMatchObject([
      0,
      { state: 'Accepted', isOpen: false },
    ]);
    const events = await app.database.manager.findBy(AuditEvent, {
      action: 'move-follow-up',
      subjectId: String(quoteId),
    });
    expect(events).toHaveLength(3);
  });

  it('changes once when several agents note different things at the same moment', async () => {
    const { id } = await insertFollowUp(app, agent);
    const answers = await Promise.all(
      ['Received', 'Sent', 'Received', 'Sent'].map((State) => move(id, { State, Version: 1 })),
    );
    const { version, state } = await app.database.manager.findOneByOrFail(FollowUp, { id });
    expect(version).toBe(2);
    expect(answers.filter(({ body }) => body.State === state).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  it('begins with the eligibility: the day of the marketplace, or that of the rules', async () => {
    await visit(app, agent, '1000109');
    const { body } = await startQuote(app, agent, '1000109');
    const { Rows } = await listed();
    expect(
      Rows.map(({ QuoteId, Kind, DueOn, IsComputed, Member }) => ({ QuoteId, Kind, DueOn, IsComputed, Member })),
    ).toEqual([
      {
        ...{ QuoteId: body.Id, Kind: 'Income', DueOn: '2027-02-18', IsComputed: false },
        Member: { First: 'Joan', Last: 'Petoskey' },
      },
      {
        ...{ QuoteId: body.Id, Kind: 'Citizenship', DueOn: '2027-02-23', IsComputed: true },
        Member: { First: 'Joan', Last: 'Petoskey' },
      },
    ]);
  });

  it('follows what the marketplace says later: another day, and what matches now', async () => {
    await visit(app, agent, '1000109');
    const { body } = await startQuote(app, agent, '1000109');
    const quoteId = body.Id as number;
    const issue = { ApplicantId: '1000109-1', Kind: 'Income' as const, DueDate: isoDate('2027-03-05') };
    await app.database.manager.update(MarketplaceQuote, { quoteId }, { dataMatching: [issue] });
    await moved(quoteId, 'Expired');
    const byKind = Object.fromEntries((await stored(quoteId)).map((each) => [each.kind, each]));
    expect(byKind).toMatchObject({
      Income: { state: 'Requested', dueOn: '2027-03-05' },
      Citizenship: { state: 'Accepted', isOpen: false },
    });
  });

  it.each([
    ['Complete', 'Accepted'],
    ['Declined', 'Refused'],
  ] as const)('of a special enrollment begins with its submission, and once it is %s is %s', async (to, state) => {
    const { quoteId } = await insertFollowUp(app, agent, { status: 'SignatureRequired' });
    const due = { verificationPending: true, verificationDueDate: isoDate('2026-12-20') };
    await app.database.manager.update(MarketplaceQuote, { quoteId }, due);
    await moved(quoteId, 'PendingSEVerification');
    const proof = async () => (await stored(quoteId)).find(({ kind }) => kind === 'SpecialEnrollment');
    expect(await proof()).toMatchObject({ state: 'Requested', dueOn: '2026-12-20', agentId: agent.agentId });
    const { Rows } = await listed();
    const [{ Id, Version } = { Id: 0, Version: 0 }] = Rows.filter(({ Kind }) => Kind === 'SpecialEnrollment');
    await move(Id, { State: 'Sent', Version });
    expect((await move(Id, { State: state, Version: Version + 1 })).body).toMatchObject({ Code: 'WRONG_STATE' });
    await app.database.manager.update(
      MarketplaceQuote,
      { quoteId },
      { verificationPending: false, verificationDueDate: null },
    );
    await moved(quoteId, to);
    expect(await proof()).toMatchObject({ state, isOpen: false, dueOn: '2026-12-20' });
  });

  it('is postponed with the verification, in the same night', async () => {
    await visit(app, agent, '1000107');
    const { body } = await startQuote(app, agent, '1000107');
    const quoteId = body.Id as number;
    await app.database.manager.update(Quote, { id: quoteId }, { status: 'SignatureRequired' });
    await moved(quoteId, 'PendingSEVerification');
    expect(await stored(quoteId)).toMatchObject([{ kind: 'SpecialEnrollment', dueOn: '2026-12-20' }]);
    // The sandbox counts from the day of the enrollment.
    const enrollment = { idempotencyKey: `quote ${quoteId}`, consumerId: '1000107' };
    await app.database.manager.insert(SandboxEnrollment, {
      ...enrollment,
      enrolledAt: new Date('2026-11-24T17:00:00Z'),
    });
    app.clock.set('2026-11-25T06:00:00Z');
    await app.get(VerifyEnrollmentsService).verifyAll(new AbortController().signal);
    expect(await stored(quoteId)).toMatchObject([{ dueOn: '2026-12-24', state: 'Requested', version: 2 }]);
  });
});
