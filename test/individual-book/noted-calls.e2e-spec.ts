import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { NotedCall } from '../../backend/src/book/calls/noted-call.table.ts';
import {
  NOT_ABOUT_MONEY,
  NOT_WHILE_UNPAID,
  SNOOZE_PROBLEM,
} from '../../shared/src/book-of-business/individuals/today/call-outcomes.ts';
import type { NotedCall as NotedCallAnswer } from '../../shared/src/book-of-business/individuals/today/calls.record.ts';
import type { DailyActions } from '../../shared/src/book-of-business/individuals/today/daily-actions.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { billed } from '../support/contract-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { PATH, setUpBook } from './book-calls.ts';

/** Of the year that comes: nothing is to be renewed. */
const PAST_DUE = { ...billed('2026-11-01', 412.5), effectiveDate: isoDate('2027-01-01') };

describe('what came of a call', () => {
  const book = setUpBook();
  const note = async (contractNumber: string, body: object, user = book.agent) =>
    (await book.app.as(user)).post(`${PATH}/NoteCall/${contractNumber}`).send(body);
  const takeBack = async (contractNumber: string, id: number, user = book.agent) =>
    (await book.app.as(user)).post(`${PATH}/TakeBackCall/${contractNumber}/${id}`).send({});
  const listed = async () => {
    const { body } = await (await book.app.as(book.agent)).get(`${PATH}/GetActions`);
    const { People, Actions, Total } = body as DailyActions;
    return { People, Total, names: Actions.map(({ Name }) => Name.First) };
  };
  const LEFT = { Topic: 'PastDue', Outcome: 'MessageLeft' };
  const EMPTY = { People: 0, Total: 0, names: [] };

  it('takes the household off the list until its day, for both reasons about unpaid premiums', async () => {
    // The last minutes of November 23 in Detroit.
    book.app.clock.set('2026-11-24T04:55:00Z');
    const credit = { latestAptcCents: 31_840, paidToDate: isoDate('2026-09-30') };
    const { contractNumber } = await book.insert({ ...PAST_DUE, ...credit });
    expect(await listed()).toEqual({ People: 1, Total: 2, names: ['Ada', 'Ada'] });
    const { status, body } = await note(contractNumber, LEFT);
    expect([status, body]).toEqual([
      200,
      {
        Id: expect.any(Number),
        ...LEFT,
        Until: '2026-11-24',
        NotedAt: '2026-11-24T04:55:00.000Z',
        NotedBy: book.agent.fullName,
      },
    ]);
    expect(await listed()).toEqual(EMPTY);
    book.app.clock.set('2026-11-24T05:01:00Z');
    expect((await listed()).People).toBe(1);
  });

  it('leaves the other reasons of the household, and the other households, on the list', async () => {
    const { contractNumber } = await book.insert({ ...billed('2026-11-01', 412.5), firstName: 'Both' });
    await book.insert({ ...PAST_DUE, firstName: 'Other' });
    expect(await listed()).toMatchObject({ People: 2, Total: 3 });
    await note(contractNumber, { Topic: 'RenewalOpen', Outcome: 'Snoozed', Until: '2026-12-01' });
    expect(await listed()).toMatchObject({ People: 2, Total: 2, names: ['Both', 'Other'] });
    await note(contractNumber, { Topic: 'PastDue', Outcome: 'Paid' });
    expect(await listed()).toEqual({ People: 1, Total: 1, names: ['Other'] });
  });

  it('is on the contract, newest first, and can be taken back', async () => {
    const { id, contractNumber } = await book.insert(PAST_DUE);
    const { body: left } = await note(contractNumber, LEFT);
    const { body: paid } = await note(contractNumber, { Topic: 'PastDue', Outcome: 'Paid' });
    const callsOf = async () => {
      const { body } = await (await book.app.as(book.agent)).get(`${PATH}/GetContractDetail/${contractNumber}`);
      return (body.Calls as NotedCallAnswer[]).map(({ Id, Outcome }) => [Id, Outcome]);
    };
    expect(await callsOf()).toEqual([
      [paid.Id, 'Paid'],
      [left.Id, 'MessageLeft'],
    ]);
    expect((await takeBack(contractNumber, paid.Id)).status).toBe(204);
    expect((await takeBack(contractNumber, paid.Id)).status).toBe(204);
    expect(await callsOf()).toEqual([[left.Id, 'MessageLeft']]);
    expect(await listed()).toEqual(EMPTY);
    await takeBack(contractNumber, left.Id);
    expect((await listed()).People).toBe(1);
    const actions = ['note-call', 'take-back-call'] as const;
    const events = actions.map((action) => ({ action, subject: 'contract', subjectId: String(id) }));
    const counts = events.map((where) => book.app.database.manager.countBy(AuditEvent, where));
    expect(await Promise.all(counts)).toEqual([2, 2]);
  });

  it('is one call when the same is noted twice on a day; another day of a snooze replaces the first', async () => {
    const contract = await book.insert(PAST_DUE);
    const first = await note(contract.contractNumber, LEFT);
    expect((await note(contract.contractNumber, LEFT)).body).toEqual(first.body);
    const snooze = { Topic: 'PastDue', Outcome: 'Snoozed', Until: '2026-12-01' };
    const put = await note(contract.contractNumber, snooze);
    const off = await note(contract.contractNumber, { ...snooze, Until: '2026-12-08' });
    expect([off.body.Id, off.body.Until]).toEqual([put.body.Id, '2026-12-08']);
    expect(await book.app.database.manager.countBy(NotedCall, { contractId: contract.id })).toBe(2);
    await takeBack(contract.contractNumber, first.body.Id);
    expect((await note(contract.contractNumber, LEFT)).body.Id).not.toBe(first.body.Id);
  });

  it.each([
    ['without a day', { Topic: 'PastDue', Outcome: 'Snoozed' }, 'Until', SNOOZE_PROBLEM],
    ['until today', { Topic: 'PastDue', Outcome: 'Snoozed', Until: '2026-11-23' }, 'Until', SNOOZE_PROBLEM],
    ['for too long', { Topic: 'PastDue', Outcome: 'Snoozed', Until: '2027-02-22' }, 'Until', SNOOZE_PROBLEM],
    ['done, though unpaid', { Topic: 'PastDue', Outcome: 'Done' }, 'Outcome', NOT_WHILE_UNPAID],
    ['a paid renewal', { Topic: 'RenewalOpen', Outcome: 'Paid' }, 'Outcome', NOT_ABOUT_MONEY],
  ])('is refused: %s', async (_what, body, field, message) => {
    const { contractNumber } = await book.insert(PAST_DUE);
    const answer = await note(contractNumber, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ Code: 'RULE_BROKEN', Fields: { [field]: [message] } });
  });

  it('is a matter of those who see the contract; staff read it', async () => {
    const { contractNumber } = await book.insert(PAST_DUE);
    const other = await book.insert(PAST_DUE);
    const { body: call } = await note(contractNumber, LEFT);
    const stranger = await insertAgentUser(book.app);
    const staff = await insertSalesUser(book.app);
    expect((await note(contractNumber, LEFT, stranger)).status).toBe(404);
    expect((await takeBack(contractNumber, call.Id, stranger)).status).toBe(404);
    expect((await takeBack(other.contractNumber, call.Id)).status).toBe(404);
    expect((await note(contractNumber, LEFT, staff)).status).toBe(403);
    const { body } = await (await book.app.as(staff)).get(`${PATH}/GetContractDetail/${contractNumber}`);
    expect(body.Calls).toHaveLength(1);
  });
});
