import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FollowUp } from '../../backend/src/book/follow-ups/follow-up.table.ts';
import { Proof } from '../../backend/src/book/follow-ups/proof.table.ts';
import { ProofPage as StoredPage } from '../../backend/src/book/follow-ups/proof-page.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { FollowUps } from '../../shared/src/follow-ups/follow-up.record.ts';
import type { MadeProofLink, ProofPage } from '../../shared/src/follow-ups/proof.record.ts';
import { until } from '../support/eventually.ts';
import type { HttpSession } from '../support/http-session.ts';
import { PHOTO } from '../support/proof-builders.ts';
import { LIMIT_MS, onKilledServers } from './killed-servers.ts';

interface Access {
  Token: string;
  Code: string;
}

describe.each(['sqlite', 'mysql'] as const)('a server on %s that is killed while a client sends documents', (kind) => {
  let documents: string;
  beforeAll(async () => {
    documents = await mkdtemp(join(tmpdir(), 'proofs-'));
  });
  afterAll(() => rm(documents, { recursive: true }));

  const countFiles = async () =>
    (await readdir(documents, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

  it(
    'keeps each page that it acknowledged, and what is sent is sent once, with its evidence or not at all',
    () => {
      const settings = { DOCUMENTS_URL: `folder:${documents}` };
      return onKilledServers({ name: 'proofs', kind, user: 'individualagent', settings }, async (servers) => {
        const [first, second] = [randomUUID(), randomUUID()];
        let access: Access = { Token: '', Code: '' };
        let followUpId = 0;
        // Between the two pages: the second is being kept, or not yet.
        await servers.killed(async (session, kill) => {
          followUpId = await openFollowUp(session);
          access = await linkOf(session, followUpId);
          const Pages = [first, second].map((Key) => ({ Key, FileName: PHOTO.name, SizeBytes: PHOTO.content.length }));
          expect((await ask(session, 'Add', { ...access, FollowUpId: followUpId, Pages })).status).toBe(200);
          expect((await upload(session, access, first)).status).toBe(200);
          const kept = await countFiles();
          const broken = upload(session, access, second).catch(() => null);
          await until(async () => (await countFiles()) > kept);
          kill();
          await broken;
        });
        // Between the file and its evidence.
        await servers.killed(async (session, kill) => {
          const { Unsent } = await waitedFor(session, access, followUpId);
          expect(Unsent.find(({ Key }) => Key === first)?.IsHere).toBe(true);
          expect((await upload(session, access, second)).status).toBe(200);
          const kept = await countFiles();
          const broken = send(session, access, followUpId, [first, second]).catch(() => null);
          await until(async () => (await countFiles()) !== kept);
          kill();
          await broken;
        });
        const session = await servers.survivor();
        const before = await waitedFor(session, access, followUpId);
        expect([before.Sent.length, before.Unsent.length, before.State]).toEqual(
          before.Sent.length === 0 ? [0, 2, 'Requested'] : [1, 0, 'Received'],
        );
        // As the client's page does, which got no answer.
        expect((await send(session, access, followUpId, [first, second])).status).toBe(200);
        expect(await waitedFor(session, access, followUpId)).toMatchObject({
          ...{ State: 'Received', Unsent: [], Sent: [{ Pages: 2 }] },
        });
        const { manager } = servers.tables;
        const proofs = await manager.findBy(Proof, { followUpId });
        expect(proofs).toHaveLength(1);
        expect((await manager.findBy(StoredPage, { followUpId })).map(({ proofId }) => proofId)).toEqual([
          proofs[0]!.id,
          proofs[0]!.id,
        ]);
        expect(await manager.findOneByOrFail(FollowUp, { id: followUpId })).toMatchObject({ state: 'Received' });
        expect(await manager.countBy(AuditEvent, { action: 'send-proof' })).toBe(1);
        const file = await session.get(`/api/followups/${followUpId}/proofs/${proofs[0]!.id}`);
        expect((await file.text()).slice(0, 5)).toBe('%PDF-');
      })();
    },
    LIMIT_MS,
  );
});

const ask = (session: HttpSession, name: string, body: object) => session.send('POST', `/api/proofs/${name}`, body);
const send = (session: HttpSession, access: Access, FollowUpId: number, Keys: string[]) =>
  ask(session, 'Send', { ...access, FollowUpId, Keys });

function upload(session: HttpSession, access: Access, Key: string): Promise<Response> {
  const form = new FormData();
  Object.entries({ ...access, Key }).forEach(([name, value]) => form.append(name, value));
  form.append('file', new Blob([Uint8Array.from(PHOTO.content)]), PHOTO.name);
  return session.send('POST', '/api/proofs/Upload', form);
}

/** Of the demo data: one that is requested. */
async function openFollowUp(session: HttpSession): Promise<number> {
  const { Rows } = (await (await session.get('/api/followups?state=Requested')).json()) as FollowUps;
  return Rows[0]!.Id;
}

async function linkOf(session: HttpSession, followUpId: number): Promise<Access> {
  const made = (await (
    await session.send('POST', `/api/followups/${followUpId}/links`, { To: null })
  ).json()) as MadeProofLink;
  return { Token: made.Url!.split('#')[1]!, Code: made.Code };
}

async function waitedFor(session: HttpSession, access: Access, followUpId: number) {
  const page = (await (await ask(session, 'Open', access)).json()) as ProofPage;
  return page.WaitedFor.find(({ FollowUpId }) => FollowUpId === followUpId)!;
}
