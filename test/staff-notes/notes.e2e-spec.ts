import { In, IsNull, Not } from 'typeorm';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { KEY_REUSED, stillWorking } from '../../backend/src/platform/jobs/idempotency.ts';
import { IdempotentRequest } from '../../backend/src/platform/jobs/idempotent-request.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { StaffNote } from '../../backend/src/staff/notes/staff-note.table.ts';
import { NOT_A_COLLEAGUE } from '../../shared/src/sales/assignment.ts';
import {
  NOT_YOUR_NOTE,
  NOTE_TOO_LONG,
  NOTE_WITH_SSN,
  NOTES_PER_PAGE,
  WRITE_A_NOTE,
} from '../../shared/src/staff-notes/staff-note.record.ts';
import { captureOutput } from '../support/captured-output.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertSuperUser } from '../support/people.ts';
import { type NotesScene, startNotesScene } from './notes-scene.ts';

const SECRET = 'Zebulon has diabetes';

describe('notes of staff', () => {
  let scene: NotesScene;
  let output: ReturnType<typeof captureOutput>;
  beforeAll(async () => {
    output = captureOutput();
    scene = await startNotesScene();
  });
  afterAll(async () => {
    output.restore();
    await scene.app.close();
  });

  const newQuote = async () => (await insertQuote(scene.app, scene.agent, { status: 'Complete' })).id;
  const remove = async (by: User, id: number) =>
    (await scene.app.as(by)).put(`/api/sales/DeleteStaffNote/${id}`).send({});
  const textsOf = async (quoteId: number) => (await scene.notes(scene.sales, quoteId)).Notes.map(({ Text }) => Text);

  it('are read newest first by all staff, with who wrote them and whom they mention', async () => {
    const { sales, operations } = scene;
    const quoteId = await newQuote();
    await scene.addNote(sales, quoteId, { Text: ' The W-9 is unsigned. ' });
    const Text = `@${operations.fullName} please call.\nIt is urgent.`;
    await scene.addNote(sales, quoteId, { Text, Mentions: [operations.username, operations.username.toUpperCase()] });
    const at = { At: scene.app.clock.now().toISOString(), DeletedAt: null, By: sales.fullName };
    expect(await scene.notes(operations, quoteId)).toEqual({
      Notes: [
        {
          ...{ Id: expect.any(Number), Text, ...at, IsMine: false },
          Mentions: [{ FullName: operations.fullName, Username: operations.username }],
        },
        { Id: expect.any(Number), Text: 'The W-9 is unsigned.', ...at, Mentions: [], IsMine: false },
      ],
      HasOlder: false,
    });
    const superUser = await insertSuperUser(scene.app);
    expect((await scene.notes(superUser, quoteId)).Notes).toHaveLength(2);
  });

  it('are written on the quotes of households too, and are of one quote', async () => {
    const { app, agent, sales } = scene;
    const [{ id }, other] = [await insertIndividualQuote(app, agent, {}), await newQuote()];
    expect((await scene.addNote(sales, id, { Text: 'Proof is missing.' })).status).toBe(200);
    expect([await textsOf(id), await textsOf(other)]).toEqual([['Proof is missing.'], []]);
    expect((await scene.addNote(sales, 2_000_000_001, { Text: 'x' })).status).toBe(404);
  });

  it('are refused without a text, beyond the limit, with an SSN, and with a mention of someone else', async () => {
    const { sales, agent } = scene;
    const quoteId = await newQuote();
    const problem = async (Text: string, Mentions: string[] = []) => {
      const { status, body, text } = await scene.addNote(sales, quoteId, { Text, Mentions });
      expect(text).not.toContain('9991');
      return [status, ...Object.values(body.Fields as Record<string, string[]>).flat()];
    };
    expect([
      await problem(' '),
      await problem('x'.repeat(2_001)),
      await problem('Her SSN is 219-09-9991.'),
      await problem('Hello', [agent.username]),
      await problem('Hello', ['nobody']),
    ]).toEqual([
      [400, WRITE_A_NOTE],
      [400, NOTE_TOO_LONG],
      [400, NOTE_WITH_SSN],
      [400, NOT_A_COLLEAGUE],
      [400, NOT_A_COLLEAGUE],
    ]);
    expect(await textsOf(quoteId)).toEqual([]);
  });

  it('are never seen by agents: not on the quote, nor in its timeline, nor found', async () => {
    const { app, agent, sales } = scene;
    const quoteId = await newQuote();
    await scene.addNote(sales, quoteId, { Text: SECRET });
    const caller = await app.as(agent);
    const paths = [
      `/api/sales/GetStaffNotes/${quoteId}`,
      `/api/quote/${quoteId}`,
      `/api/timeline/quote/${quoteId}`,
      `/api/enrollment/Overview/${quoteId}`,
      '/api/search/Find?q=Zebulon',
      '/api/dashboard',
    ];
    for (const path of paths) {
      const { text } = await caller.get(path);
      expect([path, /Zebulon|note/i.test(text)]).toEqual([path, false]);
    }
  });

  it('are encrypted where they are stored, and named in no log and no audit entry', async () => {
    const { app, sales } = scene;
    const quoteId = await newQuote();
    const { body } = await scene.addNote(sales, quoteId, { Text: SECRET }, 'key-of-the-secret');
    const row = await app.database.manager.findOneByOrFail(StaffNote, { id: body.Id as number });
    const events = await app.database.manager.findBy(AuditEvent, { subject: 'staff-note', subjectId: String(body.Id) });
    expect(events.map(({ action, userId }) => [action, userId])).toEqual([['add-note', sales.id]]);
    const answers = await app.database.query('SELECT * FROM idempotent_requests');
    expect(JSON.stringify([row, events, answers])).not.toContain('Zebulon');
    expect(output.text()).not.toContain('Zebulon');
  });

  it('wait for the same one that is still being written', async () => {
    const { app, sales } = scene;
    const quoteId = await newQuote();
    const send = () => scene.addNote(sales, quoteId, { Text: 'Still at it' }, 'slow-first-one');
    await send();
    const written = { userId: sales.id, answer: Not(IsNull()) };
    await app.database.manager.update(IdempotentRequest, written, { answer: () => 'NULL', begunAt: app.clock.now() });
    const { status, body } = await send();
    expect([status, body.Message]).toEqual([409, stillWorking(10)]);
  });

  it('are written once, however often the same one is sent', async () => {
    const { sales } = scene;
    const quoteId = await newQuote();
    const send = () => scene.addNote(sales, quoteId, { Text: 'Only once' }, 'double-click');
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    expect(await textsOf(quoteId)).toEqual(['Only once']);
    const other = await scene.addNote(sales, quoteId, { Text: 'Something else' }, 'double-click');
    expect([other.status, other.body.Code, other.body.Message]).toEqual([422, 'RULE_BROKEN', KEY_REUSED]);
    expect(await textsOf(quoteId)).toEqual(['Only once']);
  });

  it('of two writers at the same time are both kept', async () => {
    const { sales, operations } = scene;
    const quoteId = await newQuote();
    await Promise.all([sales, operations].map((by) => scene.addNote(by, quoteId, { Text: `By ${by.username}` })));
    expect((await textsOf(quoteId)).sort()).toEqual([sales, operations].map(({ username }) => `By ${username}`).sort());
  });

  it('are deleted by their author alone: the text is gone, that there was one stays', async () => {
    const { app, sales, operations } = scene;
    const quoteId = await newQuote();
    const { Id } = (await scene.addNote(sales, quoteId, { Text: SECRET })).body as { Id: number };
    const refused = await remove(operations, Id);
    expect([refused.status, refused.body.Message]).toEqual([409, NOT_YOUR_NOTE]);
    expect([(await remove(sales, Id)).status, (await remove(sales, Id)).status]).toEqual([204, 204]);
    expect((await remove(sales, 2_000_000_001)).status).toBe(404);
    const [note] = (await scene.notes(operations, quoteId)).Notes;
    expect([note!.Text, note!.By, note!.DeletedAt]).toEqual([null, sales.fullName, app.clock.now().toISOString()]);
    expect((await app.database.manager.findOneByOrFail(StaffNote, { id: Id })).textSealed).toBeNull();
    const events = await app.database.manager.findBy(AuditEvent, {
      action: In(['delete-note']),
      subjectId: String(Id),
    });
    expect(events).toHaveLength(1);
  });

  it('come a page at a time', async () => {
    const { sales } = scene;
    const quoteId = await newQuote();
    for (let written = 1; written <= NOTES_PER_PAGE + 1; written += 1) {
      await scene.addNote(sales, quoteId, { Text: `Note ${written}` });
    }
    const first = await scene.notes(sales, quoteId);
    expect([first.Notes.length, first.Notes[0]!.Text, first.HasOlder]).toEqual([NOTES_PER_PAGE, 'Note 21', true]);
    const second = await scene.notes(sales, quoteId, first.Notes.at(-1)!.Id);
    expect([second.Notes.map(({ Text }) => Text), second.HasOlder]).toEqual([['Note 1'], false]);
  });
});
