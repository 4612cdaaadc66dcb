import { jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import { FollowUpRemindersService } from '../../backend/src/book/follow-ups/follow-up-reminders.service.ts';
import { FollowUpTelling } from '../../backend/src/book/follow-ups/follow-up-telling.table.ts';
import { FollowUp } from '../../backend/src/book/follow-ups/follow-up.table.ts';
import { Outbox } from '../../backend/src/platform/jobs/outbox.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { MailGateway } from '../../backend/src/platform/mail/mail.gateway.ts';
import type { MailMessage } from '../../backend/src/platform/mail/mail-message.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { QuoteEmail } from '../../backend/src/quoting/proposals/quote-email.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { FollowUps } from '../../shared/src/follow-ups/follow-up.record.ts';
import { DUE_DATE_PASSED, NO_EMAIL_ADDRESS, NOTHING_TO_REMIND } from '../../shared/src/follow-ups/follow-up.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertFollowUp } from '../support/follow-up-builders.ts';
import { insertAgentUser } from '../support/people.ts';

describe('a client who has something to send to the marketplace', () => {
  let app: TestApp;
  let agent: User;
  let sent: MailMessage[];
  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-12-01T17:00:00Z');
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    await app.database.manager.update(FollowUp, { state: 'Requested' }, { state: 'Sent' });
    // What another test has left.
    await workOff();
    sent = [];
    jest.spyOn(app.get(MailGateway), 'send').mockImplementation((message) => {
      sent.push(message);
      return Promise.resolve();
    });
  });
  afterAll(() => app.close());

  const remindAll = () => app.get(FollowUpRemindersService).remindAll(new AbortController().signal);
  const workOff = async () => {
    while (await app.get(Worker).runOnce());
  };
  const night = async (day: string) => {
    app.clock.set(`${day}T06:00:00Z`);
    await remindAll();
    await workOff();
  };
  const rowOf = async (id: number) => {
    const { body } = await (await app.as(agent)).get('/api/followups').query({ range: '[0,99]' });
    return (body as FollowUps).Rows.find(({ Id }) => Id === id)!;
  };
  const remind = async (id: number, user = agent) =>
    (await app.as(user)).post(`/api/followups/${id}/reminder`).send({});
  const tellingsOf = (followUpId: number) => app.database.manager.findBy(FollowUpTelling, { followUpId });

  it('is told 15, 5 and 1 days before, each once, with the proof on the row', async () => {
    const { id } = await insertFollowUp(app, agent, { dueOn: isoDate('2026-12-26') });
    for (const day of ['10', '11', '12', '20', '21', '22', '25', '26', '27']) {
      await night(`2026-12-${day}`);
    }
    const { Told } = await rowOf(id);
    expect(Told.map(({ At, DaysBefore }) => [At, DaysBefore])).toEqual([
      ['2026-12-25T06:00:00.000Z', 1],
      ['2026-12-21T06:00:00.000Z', 5],
      ['2026-12-11T06:00:00.000Z', 15],
    ]);
    expect(Told[2]).toMatchObject({ To: 'ada.quixwater@mail.example', By: '', State: 'Sent', Reason: '' });
    expect(sent).toHaveLength(3);
    const { text, subject, to, replyTo } = sent[0]!;
    expect([to, subject]).toEqual([
      'ada.quixwater@mail.example',
      'Please send documents to the Health Insurance Marketplace by 12/26/2026',
    ]);
    expect(text).toContain('needs proof of the income of your household by 12/26/2026');
    expect(text).not.toContain('http');
    expect(replyTo).not.toBeNull();
    expect(Told[2]!.Sha256).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('is told the last step that was reached, of those that were missed', async () => {
    const { id } = await insertFollowUp(app, agent, { dueOn: isoDate('2026-12-04') });
    await night('2026-12-01');
    await night('2026-12-02');
    expect((await tellingsOf(id)).map(({ daysBefore }) => daysBefore)).toEqual([5]);
  });

  it('is told again when the marketplace has postponed the day', async () => {
    const { id } = await insertFollowUp(app, agent, { dueOn: isoDate('2026-12-06') });
    await night('2026-12-01');
    await app.database.manager.update(FollowUp, { id }, { dueOn: isoDate('2026-12-20') });
    await night('2026-12-05');
    expect((await tellingsOf(id)).map(({ mark }) => mark)).toEqual(['2026-12-06 5', '2026-12-20 15']);
  });

  it('is told once by several processes at the same moment, and by agents too', async () => {
    const { id } = await insertFollowUp(app, agent, { dueOn: isoDate('2026-12-06') });
    const answers = await Promise.all([remindAll(), remindAll(), remindAll(), ...[1, 2, 3, 4].map(() => remind(id))]);
    expect(answers.slice(3).map((answer) => (answer as { status: number }).status)).toEqual(Array(4).fill(200));
    await workOff();
    const marks = (await tellingsOf(id)).map(({ mark }) => mark).sort();
    expect([marks, sent.length]).toEqual([['2026-12-06 5', 'by hand 2026-12-01'], 2]);
  });

  it.each([
    ['has sent it', { state: 'Received' }, NOTHING_TO_REMIND],
    ['has no address', { email: null }, NO_EMAIL_ADDRESS],
    ['is too late', { dueOn: isoDate('2026-11-30') }, DUE_DATE_PASSED],
  ] as const)('is not told who %s', async (_who, given, problem) => {
    const { id } = await insertFollowUp(app, agent, { dueOn: isoDate('2026-12-06'), ...given });
    await remindAll();
    const { status, body } = await remind(id);
    expect([status, body.Message, await tellingsOf(id)]).toEqual([409, problem, []]);
  });

  it('is told by the agent by name, once a day', async () => {
    app.clock.set('2026-12-01T04:55:00Z');
    const { id } = await insertFollowUp(app, agent);
    const { status, body } = await remind(id);
    expect([status, body.Told]).toMatchObject([200, [{ By: agent.fullName, DaysBefore: null, State: 'Waiting' }]]);
    expect((await remind(id)).body.Told).toHaveLength(1);
    // Another day in Detroit.
    app.clock.set('2026-12-01T05:01:00Z');
    expect((await remind(id)).body.Told).toHaveLength(2);
    const stranger = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    expect((await remind(id, stranger)).status).toBe(404);
  });

  it('is not written to once the day has passed while the mail server was down', async () => {
    const { id } = await insertFollowUp(app, agent, { dueOn: isoDate('2026-12-02') });
    await remindAll();
    app.clock.set('2026-12-03T05:01:00Z');
    await workOff();
    expect([sent, (await rowOf(id)).Told]).toMatchObject([[], [{ State: 'NotSent' }]]);
  });

  it('is reminded by the job of every night', async () => {
    const { id } = await insertFollowUp(app, agent, { dueOn: isoDate('2026-12-06') });
    await app.database.transaction((tx) => app.get(Outbox).add(tx, { topic: 'remind-follow-ups', subjectId: 1 }));
    await workOff();
    const [telling] = await tellingsOf(id);
    expect(await app.database.manager.findBy(QuoteEmail, { id: telling!.emailId })).toMatchObject([
      { kind: 'FollowUp' },
    ]);
  });
});
