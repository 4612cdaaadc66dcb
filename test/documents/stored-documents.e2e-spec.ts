import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Env } from '../../backend/src/platform/config/env.ts';
import { STORAGE_UNAVAILABLE } from '../../backend/src/platform/documents/blob-store/blob-store.ts';
import { StoredDocument } from '../../backend/src/platform/documents/stored-document.table.ts';
import { StoredDocumentsService } from '../../backend/src/platform/documents/stored-documents.service.ts';
import { AppError } from '../../backend/src/platform/errors.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { insertProposal } from '../support/proposal-builders.ts';

const BODY = Buffer.from('%PDF-1.7 to the byte');

describe('kept documents', () => {
  let app: TestApp;
  let agent: User;
  let folder: string;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    folder = app.get(Env).documentsUrl.replace('folder:', '');
  });
  afterAll(() => app.close());

  const files = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
  const rows = () => app.database.manager.count(StoredDocument);
  async function kept(body = BODY) {
    const proposal = await insertProposal(app, agent, await insertQuote(app, agent), { body });
    const { blobKey } = await app.database.manager.findOneByOrFail(StoredDocument, { id: proposal.documentId! });
    return { path: `/api/proposal/GetProposal/${proposal.id}`, file: join(folder, blobKey), blobKey };
  }
  const get = async (path: string) => (await app.as(agent)).get(path).buffer(true);

  it('are answered with their name, type and size', async () => {
    const { path, blobKey } = await kept();
    const { status, headers, body } = await get(path);
    expect([status, headers['content-length'], (body as Buffer).equals(BODY)]).toEqual([
      200,
      String(BODY.length),
      true,
    ]);
    expect(blobKey).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}$/);
  });

  it('are not answered when a byte was changed, and never as a whole document', async () => {
    const { path, file } = await kept();
    await writeFile(file, '%PDF-1.7 to the BYTE');
    const small = await get(path);
    expect([small.status, small.body.Code, small.headers['x-filename']]).toEqual([500, 'INTERNAL', undefined]);
    const large = await kept(Buffer.alloc(400_000, 'x'));
    await writeFile(large.file, Buffer.alloc(400_000, 'y'));
    const whole = await get(large.path).then(
      ({ status, body }) => status === 200 && (body as Buffer).length === 400_000,
      () => false,
    );
    expect(whole).toBe(false);
  });

  it('that are lost are a clear refusal', async () => {
    const { path, file } = await kept();
    await rm(file);
    const { status, body } = await get(path);
    expect([status, body.Message]).toEqual([503, STORAGE_UNAVAILABLE]);
  });

  it('leave nothing behind when what they belong to is refused', async () => {
    const before = [await files(), await rows()];
    const file = { fileName: 'x.pdf', contentType: 'application/pdf', body: BODY };
    const keeping = app.get(StoredDocumentsService).keep(agent, file, () => {
      throw new AppError('STALE_VERSION', 'Changed by someone else.');
    });
    await expect(keeping).rejects.toThrow('Changed by someone else.');
    expect([await files(), await rows()]).toEqual(before);
  });

  it('leave at most bytes that nothing names when the process fails in between', async () => {
    const before = [await files(), await rows()];
    const file = { fileName: 'x.pdf', contentType: 'application/pdf', body: BODY };
    const keeping = app.get(StoredDocumentsService).keep(agent, file, () => Promise.reject(new Error('killed')));
    await expect(keeping).rejects.toThrow('killed');
    expect([await files(), await rows()]).toEqual([before[0]! + 1, before[1]]);
  });

  it('are not noted when the store does not take them', async () => {
    const before = await rows();
    await rename(folder, `${folder}-away`);
    await writeFile(folder, 'a file where the folder was');
    const keeping = insertProposal(app, agent, await insertQuote(app, agent));
    await expect(keeping).rejects.toThrow(STORAGE_UNAVAILABLE);
    await rm(folder);
    await rename(`${folder}-away`, folder);
    expect(await rows()).toBe(before);
    expect((await get((await kept()).path)).status).toBe(200);
  });

  it('are shared by two processes, and a link that one takes back is gone for the other', async () => {
    const { databaseUrl, documentsUrl } = app.get(Env);
    const other = await startApp({ DATABASE_URL: databaseUrl, DOCUMENTS_URL: documentsUrl });
    try {
      const { path } = await kept();
      expect(((await (await other.as(agent)).get(path)).body as Buffer).equals(BODY)).toBe(true);
      const proposalId = path.split('/').at(-1)!;
      const { body } = await (await app.as(agent)).post(`/api/proposal/Share/${proposalId}`).send({});
      const address = `/api/share/${(body.Url as string).split('/p/')[1]}`;
      expect((await other.anonymous().get(address)).status).toBe(200);
      await (await app.as(agent)).put(`/api/proposal/RevokeShare/${body.Share.Id}`);
      expect((await other.anonymous().get(address)).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});
