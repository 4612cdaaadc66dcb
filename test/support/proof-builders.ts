import { randomUUID } from 'node:crypto';
import { Proof } from '../../backend/src/book/follow-ups/proof.table.ts';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import { StoredDocumentsService } from '../../backend/src/platform/documents/stored-documents.service.ts';
import { LinksRepository } from '../../backend/src/platform/links/links.repository.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { FollowUp } from '../../backend/src/book/follow-ups/follow-up.table.ts';
import type { ProofPage } from '../../shared/src/follow-ups/proof.record.ts';
import type { Caller, TestApp } from './app.ts';
import { buildPdf } from './pdf-files.ts';

export interface ProofLinkAccess {
  Token: string;
  Code: string;
}

/** A link with which the household can send documents for a day, with its code. */
export async function insertProofLink(
  app: TestApp,
  user: User,
  { quoteId }: Pick<FollowUp, 'quoteId'>,
): Promise<{ id: number } & ProofLinkAccess> {
  const expiresAt = new Date(app.clock.now().getTime() + 86_400_000);
  const of = { purpose: 'Proofs', subjectId: quoteId, personName: 'Ada Quixwater', createdByUserId: user.id } as const;
  return app.get(Transactions).run(async (tx) => {
    const made = await app.get(LinksRepository).make(tx, { ...of, expiresAt }, { withCode: true });
    return { id: made.link.id, Token: made.token, Code: made.code };
  });
}

/** What was sent with a link of its own, as stored. */
export async function insertProof(app: TestApp, user: User, { id: followUpId, quoteId }: FollowUp): Promise<Proof> {
  const { id: linkId } = await insertProofLink(app, user, { quoteId });
  const file = { fileName: 'Letter.pdf', contentType: 'application/pdf', body: await buildPdf() };
  const sent = { followUpId, linkId, pages: 1, sentAt: app.clock.now(), ip: '198.51.100.7', userAgent: '' };
  return app
    .get(StoredDocumentsService)
    .keep(user, file, (tx, { id: documentId }) => tx.save(tx.create(Proof, { ...sent, documentId })));
}

export interface ChosenFile {
  name: string;
  content: Buffer;
}

/** A client's telephone: chooses files and uploads them. */
export function phoneOf(client: Caller, access: ProofLinkAccess) {
  const call = (name: string, body: object) =>
    client
      .post(`/api/proofs/${name}`)
      .set('User-Agent', 'Mozilla/5.0 (iPhone) Safari/604.1')
      .send({ ...access, ...body });
  const upload = (Key: string, { name, content }: ChosenFile, given: object = {}) => {
    const fields = { ...access, Key, ...given };
    const form = client.post('/api/proofs/Upload');
    Object.entries(fields).forEach(([field, value]) => form.field(field, String(value)));
    return form.attach('file', content, { filename: name, contentType: 'application/octet-stream' });
  };
  const choose = async (FollowUpId: number, ...files: readonly ChosenFile[]): Promise<string[]> => {
    const keys = files.map(() => randomUUID());
    const Pages = files.map(({ name, content }, at) => ({ Key: keys[at], FileName: name, SizeBytes: content.length }));
    const { status, body } = await call('Add', { FollowUpId, Pages });
    expect([status, body.Message]).toEqual([200, undefined]);
    return keys;
  };
  /** Named, and all here. */
  const bring = async (FollowUpId: number, ...files: readonly ChosenFile[]): Promise<string[]> => {
    const keys = await choose(FollowUpId, ...files);
    for (const [at, key] of keys.entries()) {
      const { status, body } = await upload(key, files[at]!);
      expect([status, body.Message]).toEqual([200, undefined]);
    }
    return keys;
  };
  const send = (FollowUpId: number, Keys: readonly string[]) => call('Send', { FollowUpId, Keys });
  const open = async (): Promise<ProofPage> => (await call('Open', {})).body as ProofPage;
  return { call, upload, choose, bring, send, open };
}

/** A picture of 4 by 5 pixels, as a telephone that lies on its side takes it. */
export const PHOTO: ChosenFile = {
  name: 'IMG_0001.jpg',
  content: Buffer.from(
    'ffd8ffe1002245786966000049492a0008000000010012010300010000000600000000000000ffc00011080005000403' +
      '012200021101031101ffda0008010100003f0001ff00ffd002ffd9',
    'hex',
  ),
};
