import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { FollowUp } from '../../backend/src/book/follow-ups/follow-up.table.ts';
import { ProofClearingService } from '../../backend/src/book/follow-ups/proof-clearing.service.ts';
import { ProofPage as StoredPage } from '../../backend/src/book/follow-ups/proof-page.table.ts';
import { Proof } from '../../backend/src/book/follow-ups/proof.table.ts';
import { StoredDocument } from '../../backend/src/platform/documents/stored-document.table.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { Link } from '../../backend/src/platform/links/link.table.ts';
import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { PDF_HAS_SCRIPTS } from '../../shared/src/enrollment/upload-rules.ts';
import type { FollowUps } from '../../shared/src/follow-ups/follow-up.record.ts';
import * as words from '../../shared/src/follow-ups/proof.ts';
import { formatPhone } from '../../shared/src/formats/phone.ts';
import { LINK_LOCKED, MOST_WRONG_CODES, wrongCode } from '../../shared/src/links/link.ts';
import { SHARE_LINK_NOT_VALID } from '../../shared/src/proposals/share-link.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { insertFollowUp } from '../support/follow-up-builders.ts';
import { SOUND_PNGS } from '../support/hostile-pictures.ts';
import { buildPdf, pdfWithAction } from '../support/pdf-files.ts';
import { insertAgentUser } from '../support/people.ts';
import { insertProofLink, PHOTO, phoneOf } from '../support/proof-builders.ts';
import { whileStored } from '../support/while-stored.ts';

const SCREENSHOT = { name: 'Screen.png', content: SOUND_PNGS['colors with alpha']! };
const letter = async (pages = 2) => ({ name: 'Letter.pdf', content: await buildPdf(() => undefined, pages) });

describe('a client who sends documents with a link', () => {
  let app: TestApp;
  let agent: User;
  let client: Caller;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    client = await app.visitor();
  });
  beforeEach(async () => {
    app.clock.advance(60_000);
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  type Wanted = Parameters<typeof insertFollowUp>[2];
  const linked = async (given?: Wanted) => {
    const { id, quoteId } = await insertFollowUp(app, agent, given);
    const { id: linkId, ...access } = await insertProofLink(app, agent, { quoteId });
    return { id, quoteId, linkId, access, phone: phoneOf(client, access) };
  };
  const rowOf = async (id: number, user = agent) =>
    ((await (await app.as(user)).get('/api/followups')).body as FollowUps).Rows.find((row) => row.Id === id)!;
  const view = async (id: number, proofId: number, user = agent) =>
    (await app.as(user)).get(`/api/followups/${id}/proofs/${proofId}`).buffer(true);
  const contact = () => app.database.manager.findOneByOrFail(Agent, { id: agent.agentId! });
  const clearAll = () => app.get(ProofClearingService).clearAll(new AbortController().signal);
  /** What is stored of all that was chosen: files, and rows. */
  const left = async () => [
    await app.database.manager.count(StoredDocument),
    await app.database.manager.count(StoredPage),
    await app.database.manager.count(Proof),
  ];
  const audited = async (quoteId: number) =>
    (await app.database.manager.findBy(AuditEvent, { subject: 'quote', subjectId: String(quoteId) })).map(
      ({ action, userId, fields }) => [action, userId, fields],
    );

  it('sees what is waited for, whose and by when, and nothing else of the household', async () => {
    const { phone, quoteId } = await linked({ dueOn: isoDate('2026-12-20'), isComputed: true });
    const page = await phone.open();
    const { firstName, lastName, phone: agentPhone } = await contact();
    expect(page.Agents).toMatchObject([{ Name: `${firstName} ${lastName}`, Phone: agentPhone }]);
    expect(page.WaitedFor).toEqual([
      {
        ...{ FollowUpId: expect.any(Number), Kind: 'Income', State: 'Requested', Person: null },
        ...{ DueOn: '2026-12-20', IsComputed: true, Sent: [], Unsent: [] },
      },
    ]);
    expect(await audited(quoteId)).toEqual([['open-client-link', null, '']]);
    await phone.open();
    expect(await audited(quoteId)).toHaveLength(1);
  });

  it('sends pictures as one PDF and a PDF as it is: evidence, a follow-up that is received, and an email to the agent', async () => {
    const { id, quoteId, linkId, phone } = await linked();
    const file = await letter();
    const keys = await phone.bring(id, PHOTO, SCREENSHOT, file);
    expect((await phone.open()).WaitedFor[0]!.Unsent).toMatchObject([
      { Key: keys[0], FileName: 'IMG_0001.jpg', IsHere: true, Pages: 1, SizeBytes: PHOTO.content.length },
      { FileName: 'Screen.png', IsHere: true, Pages: 1 },
      { FileName: 'Letter.pdf', IsHere: true, Pages: 2 },
    ]);
    const documents = await app.database.manager.count(StoredDocument);
    const { status, body } = await phone.send(id, [keys[1]!, keys[0]!, keys[2]!]);
    expect([status, body.WaitedFor[0]]).toMatchObject([
      200,
      { State: 'Received', Unsent: [], Sent: [{ Pages: 2, FileName: 'Letter.pdf' }, { Pages: 2 }] },
    ]);
    // Two pictures have become one file.
    expect(await app.database.manager.count(StoredDocument)).toBe(documents - 1);
    const { State, Proofs } = await rowOf(id);
    expect(State).toBe('Received');
    expect(Proofs).toMatchObject([
      { FileName: 'Letter.pdf', Pages: 2, SizeBytes: file.content.length, SentAt: app.clock.now().toISOString() },
      { FileName: 'Household income 2026-11-23.pdf', Pages: 2, Device: 'Safari on iPhone' },
    ]);
    const [sentPdf, made] = [await view(id, Proofs[0]!.Id), await view(id, Proofs[1]!.Id)];
    expect((sentPdf.body as Buffer).equals(file.content)).toBe(true);
    expect(
      createHash('sha256')
        .update(made.body as Buffer)
        .digest('hex'),
    ).toBe(Proofs[1]!.Sha256);
    const pdf = await PDFDocument.load(made.body as Buffer);
    // The screenshot is a square, which stands; the photo was taken lying, four by five, and is shown upright: wider than high.
    expect(pdf.getPages().map((page) => page.getSize())).toEqual([
      { width: 612, height: 792 },
      { width: 792, height: 612 },
    ]);
    expect(await app.database.manager.findBy(Proof, { followUpId: id })).toMatchObject([
      { linkId, ip: expect.stringMatching(/\d/), userAgent: expect.stringContaining('iPhone') },
      { linkId },
    ]);
    while (await app.get(Worker).runOnce());
    const mail = (await (await app.as(agent)).get('/api/sandbox/mailbox')).text;
    expect(mail).toContain('Ada Quixwater has sent documents');
    expect(mail).toContain('has sent 2 documents (household income)');
    const steps = (await audited(quoteId)).map(([action, userId]) => [action, userId]);
    expect(steps).toEqual([
      ['add-proof-pages', null],
      ...keys.map(() => ['upload-proof-page', null]),
      ['open-client-link', null],
      ['send-proof', null],
      ['view-proof', agent.id],
      ['view-proof', agent.id],
    ]);
  });

  it('goes on after an upload that broke off: only what is missing is sent, and what is repeated arrives once', async () => {
    const { id, phone, access } = await linked();
    const keys = await phone.choose(id, PHOTO, SCREENSHOT);
    await phone.upload(keys[0]!, PHOTO);
    // Another visit, after a reload.
    const again = phoneOf(await app.visitor(), access);
    expect((await again.open()).WaitedFor[0]!.Unsent.map(({ Key, IsHere }) => [Key, IsHere])).toEqual([
      [keys[0], true],
      [keys[1], false],
    ]);
    const early = await again.send(id, keys);
    expect([early.status, early.body.Message]).toEqual([422, words.pagesMissing(1)]);
    const before = await left();
    const repeated = [await again.upload(keys[0]!, PHOTO), await again.upload(keys[0]!, SCREENSHOT)];
    expect(repeated.map(({ status }) => status)).toEqual([200, 200]);
    expect(await left()).toEqual(before);
    await again.call('Add', { FollowUpId: id, Pages: [{ Key: keys[1], FileName: 'Other.png', SizeBytes: 9 }] });
    expect(await left()).toEqual(before);
    await again.upload(keys[1]!, SCREENSHOT);
    expect((await again.send(id, keys)).status).toBe(200);
    const sent = await left();
    // The answer was lost.
    expect((await again.send(id, keys)).body.WaitedFor[0].Sent).toHaveLength(1);
    expect((await again.upload(keys[1]!, SCREENSHOT)).status).toBe(200);
    expect(await left()).toEqual(sent);
  });

  it('uploads the same page at the same moment: it arrives once', async () => {
    const { id, phone } = await linked();
    const [key] = await phone.choose(id, PHOTO);
    const [documents] = await left();
    const answers = await Promise.all(Array.from({ length: 5 }, () => phone.upload(key!, PHOTO)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await left())[0]).toBe(documents! + 1);
  });

  it('removes a page before sending, of which nothing stays; a repeat changes nothing', async () => {
    const { id, phone, quoteId } = await linked();
    const before = await left();
    const [key] = await phone.bring(id, PHOTO);
    expect((await phone.call('Remove', { Key: key })).body.WaitedFor[0].Unsent).toEqual([]);
    expect((await phone.call('Remove', { Key: key })).status).toBe(200);
    expect(await left()).toEqual(before);
    expect((await audited(quoteId)).filter(([action]) => action === 'remove-proof-page')).toHaveLength(1);
    const gone = [await phone.upload(key!, PHOTO), await phone.send(id, [key!])];
    expect(gone.map(({ status, body }) => [status, body.Code, body.Message])).toEqual(
      gone.map(() => [409, 'STALE_VERSION', words.PAGES_CHANGED]),
    );
  });

  it('sends pages of which one is removed meanwhile on another device: nothing is sent, and it is said', async () => {
    const { id, phone } = await linked();
    const keys = await phone.bring(id, PHOTO, SCREENSHOT);
    whileStored(app, () => phone.call('Remove', { Key: keys[1] }).then());
    const { status, body } = await phone.send(id, keys);
    expect([status, body.Message]).toEqual([409, words.PAGES_CHANGED]);
    expect((await rowOf(id)).Proofs).toEqual([]);
    expect((await phone.send(id, [keys[0]!])).status).toBe(200);
  });

  it('sends pages of which one is sent meanwhile on another device: no page is sent twice', async () => {
    const { id, phone } = await linked();
    const keys = await phone.bring(id, PHOTO, SCREENSHOT);
    whileStored(app, () => phone.send(id, [keys[1]!]).then());
    const { status, body } = await phone.send(id, keys);
    expect([status, body.Message]).toEqual([409, words.PAGES_CHANGED]);
    expect((await rowOf(id)).Proofs).toMatchObject([{ Pages: 1 }]);
    expect((await phone.send(id, keys)).status).toBe(200);
    expect((await rowOf(id)).Proofs).toMatchObject([{ Pages: 1 }, { Pages: 1 }]);
  });

  it.each<[string, number, string, () => Buffer | Promise<Buffer>]>([
    ['is empty', 415, words.FILE_EMPTY, () => Buffer.alloc(0)],
    ['is a web page', 415, words.FILE_NOT_READ, () => Buffer.from('<html><script>alert(1)</script>')],
    [
      'is a picture that cannot be read here',
      415,
      words.HEIC_NOT_READ,
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'),
    ],
    ['is a picture that is cut off', 400, words.PICTURE_NOT_READ, () => PHOTO.content.subarray(0, -2)],
    ['is a PDF with a script', 400, PDF_HAS_SCRIPTS, () => pdfWithAction({ S: 'JavaScript', JS: 'app.alert(1)' })],
    ['is too large', 413, words.PAGE_TOO_LARGE, () => Buffer.alloc(words.MAX_PAGE_BYTES + 1)],
  ])('is told what to do about a file that %s', async (_what, status, message, content) => {
    const { id, phone } = await linked();
    const before = await left();
    const [key] = await phone.choose(id, PHOTO);
    const answer = await phone.upload(key!, { name: 'a.pdf', content: await content() });
    expect([answer.status, answer.body.Fields]).toEqual([status, { file: [message] }]);
    expect((await left())[0]).toBe(before[0]);
  });

  it('has so many pages that are not sent, and so many bytes', async () => {
    const { id, phone } = await linked();
    await phone.choose(id, ...Array.from({ length: words.MOST_PAGES - 1 }, () => PHOTO));
    const Pages = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'].map((Key) => ({
      ...{ Key, FileName: 'a.jpg', SizeBytes: 1 },
    }));
    const { status, body } = await phone.call('Add', { FollowUpId: id, Pages });
    expect([status, body.Message]).toEqual([422, words.TOO_MANY_PAGES]);
    expect((await phone.call('Add', { FollowUpId: id, Pages: Pages.slice(1) })).status).toBe(200);
    const [first, second] = (await phone.open()).WaitedFor[0]!.Unsent;
    await phone.upload(first!.Key, PHOTO);
    const [page] = await app.database.manager.findBy(StoredPage, { requestKey: first!.Key });
    await app.database.manager.update(StoredDocument, page!.documentId!, { sizeBytes: words.MAX_UNSENT_BYTES });
    const full = await phone.upload(second!.Key, PHOTO);
    expect([full.status, full.body.Message]).toEqual([422, words.UNSENT_TOO_LARGE]);
  });

  it('has so many documents for one thing', async () => {
    const { id, phone } = await linked();
    const [key] = await phone.bring(id, await letter());
    expect((await phone.send(id, [key!])).status).toBe(200);
    const [other] = await phone.bring(id, await letter());
    const proof = await app.database.manager.findOneByOrFail(Proof, { followUpId: id });
    const document = await app.database.manager.findOneByOrFail(StoredDocument, { id: proof.documentId });
    for (let count = 1; count < words.MOST_PROOFS; count += 1) {
      const copy = { ...document, id: undefined, blobKey: `${count}`.padStart(20, '0') };
      const { id: documentId } = await app.database.manager.save(app.database.manager.create(StoredDocument, copy));
      await app.database.manager.insert(Proof, { ...proof, id: undefined, documentId });
    }
    const { status, body } = await phone.send(id, [other!]);
    expect([status, body.Message]).toEqual([422, words.TOO_MANY_PROOFS]);
  });

  it('can send more while it is open, whatever the agent has noted; the agent who looks at what was before is told', async () => {
    const { id, phone } = await linked();
    await phone.send(id, await phone.bring(id, PHOTO));
    const caller = await app.as(agent);
    const { Version } = await rowOf(id);
    await caller.put(`/api/followups/${id}/state`).send({ State: 'Sent', Version });
    await phone.send(id, await phone.bring(id, SCREENSHOT));
    expect(await rowOf(id)).toMatchObject({ State: 'Received', Proofs: [{ Pages: 1 }, { Pages: 1 }] });
    const stale = await caller.put(`/api/followups/${id}/state`).send({ State: 'Sent', Version: Version + 1 });
    expect([stale.status, stale.body.Code]).toEqual([409, 'STALE_VERSION']);
  });

  it('is told when nothing is waited for any more, and can still see what was sent', async () => {
    const { id, phone } = await linked();
    await phone.send(id, await phone.bring(id, PHOTO));
    const keys = await phone.bring(id, SCREENSHOT);
    const [missing] = await phone.choose(id, PHOTO);
    await app.database.manager.update(FollowUp, { id }, { state: 'Accepted', isOpen: false });
    const Pages = [{ Key: '33333333-3333-4333-8333-333333333333', FileName: 'a.jpg', SizeBytes: 1 }];
    const refused = [
      await phone.call('Add', { FollowUpId: id, Pages }),
      await phone.upload(missing!, PHOTO),
      await phone.send(id, keys),
      // Of another household.
      await phone.call('Add', { FollowUpId: (await insertFollowUp(app, agent)).id, Pages }),
    ];
    expect(refused.map(({ status, body }) => [status, body.Message])).toEqual(
      refused.map(() => [409, words.WAITED_NO_MORE]),
    );
    expect((await phone.open()).WaitedFor).toMatchObject([{ State: 'Accepted', Sent: [{ Pages: 1 }] }]);
    expect((await phone.call('Remove', { Key: keys[0] })).status).toBe(200);
  });

  it('sees nothing of what was chosen or sent with another link', async () => {
    const { id, quoteId, phone } = await linked();
    await phone.send(id, await phone.bring(id, PHOTO));
    const [theirs] = await phone.bring(id, SCREENSHOT);
    const { Token, Code } = await insertProofLink(app, agent, { quoteId });
    const other = phoneOf(client, { Token, Code });
    expect((await other.open()).WaitedFor).toMatchObject([{ State: 'Received', Sent: [], Unsent: [] }]);
    expect((await other.send(id, [theirs!])).status).toBe(409);
    expect((await other.call('Remove', { Key: theirs })).status).toBe(200);
    expect((await phone.open()).WaitedFor[0]!.Unsent).toHaveLength(1);
  });

  it('with a link that has ended, or whose quote is gone, is told what to do and whom to call', async () => {
    const { firstName, lastName, phone } = await contact();
    const whom = `${firstName} ${lastName} at ${formatPhone(phone)}`;
    const [over, withdrawn, moved] = [await linked(), await linked(), await linked()];
    const [key] = await withdrawn.phone.choose(withdrawn.id, PHOTO);
    await (await app.as(agent)).put(`/api/followups/links/${withdrawn.linkId}/withdraw`);
    await app.database.manager.update(Link, { id: over.linkId }, { expiresAt: app.clock.now() });
    const other = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    await app.database.manager.update(FollowUp, { id: moved.id }, { agentId: other.agentId });
    const told = async (asked: PromiseLike<{ status: number; body: { Message?: string } }>) => {
      const { status, body } = await asked;
      return [status, body.Message];
    };
    const expired = `This link has expired. To get a new one, call ${whom}.`;
    expect(await told(over.phone.call('Open', {}))).toEqual([404, expired]);
    expect(await told(over.phone.send(over.id, ['11111111-1111-4111-8111-111111111111']))).toEqual([404, expired]);
    expect(await told(withdrawn.phone.upload(key!, PHOTO))).toEqual([404, expect.stringContaining(`or call ${whom}.`)]);
    expect(await told(moved.phone.call('Open', {}))).toEqual([404, SHARE_LINK_NOT_VALID]);
    expect(await told(phoneOf(client, { Token: 'mistyped', Code: '000000' }).call('Open', {}))).toEqual([
      404,
      SHARE_LINK_NOT_VALID,
    ]);
  });

  it('whose link is withdrawn while a page is being stored, leaves nothing behind', async () => {
    const { id, linkId, phone } = await linked();
    const [key] = await phone.choose(id, PHOTO);
    const [documents] = await left();
    whileStored(app, async () => (await app.as(agent)).put(`/api/followups/links/${linkId}/withdraw`));
    expect((await phone.upload(key!, PHOTO)).status).toBe(404);
    expect((await left())[0]).toBe(documents);
  });

  it('is nobody without the link and its code, whatever is called; five wrong codes lock it', async () => {
    const { id, access, phone } = await linked();
    const [key] = await phone.bring(id, PHOTO);
    const before = await left();
    const wrong = phoneOf(client, { ...access, Code: access.Code === '000000' ? '000001' : '000000' });
    const stranger = phoneOf(client, { Token: 'A'.repeat(86), Code: access.Code });
    const Pages = [{ Key: '44444444-4444-4444-8444-444444444444', FileName: 'a.jpg', SizeBytes: 1 }];
    const everything = (who: typeof phone) => [
      () => who.call('Open', {}),
      () => who.call('Add', { FollowUpId: id, Pages }),
      () => who.upload(key!, PHOTO),
      () => who.call('Remove', { Key: key }),
      () => who.send(id, [key!]),
    ];
    for (const call of everything(stranger)) {
      const { status, body } = await call();
      expect([status, body.Message]).toEqual([404, SHARE_LINK_NOT_VALID]);
    }
    for (const [at, call] of everything(wrong).entries()) {
      const { status, body } = await call();
      const left = MOST_WRONG_CODES - 1 - at;
      expect([status, body.Message]).toEqual([left > 0 ? 422 : 409, wrongCode(left)]);
    }
    for (const call of everything(phone)) {
      const { status, body } = await call();
      expect([status, body.Message]).toEqual([409, LINK_LOCKED]);
    }
    expect(await left()).toEqual(before);
  });

  it('leaves nothing that was not sent: after a week, with the end of the link, or of what is waited for', async () => {
    await clearAll();
    const before = await left();
    const [old, over, closed, kept] = [await linked(), await linked(), await linked(), await linked()];
    for (const { id, phone } of [old, over, closed, kept]) {
      await phone.bring(id, PHOTO);
      await phone.choose(id, SCREENSHOT);
    }
    await kept.phone.send(kept.id, await kept.phone.bring(kept.id, PHOTO));
    const addedAt = new Date(app.clock.now().getTime() - (words.UNSENT_DAYS * 86_400 + 1) * 1000);
    await app.database.manager.update(StoredPage, { linkId: old.linkId }, { addedAt });
    await app.database.manager.update(Link, { id: over.linkId }, { revokedAt: app.clock.now() });
    await app.database.manager.update(FollowUp, { id: closed.id }, { state: 'Refused', isOpen: false });
    await clearAll();
    // Of the one that is kept: a page that is here, one that is missing, and one that was sent, with its proof.
    expect(await left()).toEqual([before[0]! + 2, before[1]! + 3, before[2]! + 1]);
    expect((await audited(old.quoteId)).at(-1)).toEqual(['clear-proof-pages', null, '']);
    await clearAll();
    expect((await kept.phone.open()).WaitedFor[0]!.Unsent).toHaveLength(2);
  });
});
