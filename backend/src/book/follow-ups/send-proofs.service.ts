import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { detroitDay } from '#shared/dates/iso-date';
import { FOLLOW_UP_LABELS, isOpen } from '#shared/follow-ups/follow-up';
import {
  FILE_EMPTY,
  FILE_NOT_READ,
  fileKind,
  HEIC_NOT_READ,
  MAX_UNSENT_BYTES,
  MOST_PROOFS,
  PAGES_CHANGED,
  pagesMissing,
  proofSentEmail,
  TOO_MANY_PROOFS,
  UNSENT_TOO_LARGE,
  WAITED_NO_MORE,
} from '#shared/follow-ups/proof';
import type { ProofPage, SendPages, UploadPage } from '#shared/follow-ups/proof.record';
import { formatInstant } from '#shared/formats/instant';
import { MOST_SHARE_DAYS, shareLinkEnd } from '#shared/proposals/share-link';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { FileThreadsService } from '../../platform/documents/file-threads.service.ts';
import type { BoundPicture } from '../../platform/documents/pdf/bind-task.ts';
import type { StoredDocument } from '../../platform/documents/stored-document.table.ts';
import { type NewDocument, StoredDocumentsService } from '../../platform/documents/stored-documents.service.ts';
import type { SpooledFile } from '../../platform/documents/uploads/spooled-file.ts';
import { cleanPdfName, type UploadedFile } from '../../platform/documents/uploads/uploaded-part.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { LinkOrigin } from '../../quoting/consents/consent-links.service.ts';
import { QuoteEmailsService } from '../../quoting/proposals/quote-emails.service.ts';
import { type FollowUpRow, FollowUpsRepository } from './follow-ups.repository.ts';
import { type EnteredHousehold, ProofPageService, unsentOf } from './proof-page.service.ts';
import { type FoundPage, ProofsRepository } from './proofs.repository.ts';

const PDF = 'application/pdf';
/** Where the agent finds what was sent. */
const FOLLOW_UPS_PATH = '/followups';

/** Somebody else, or the same request before, was faster: there is nothing left to do. */
class DoneBefore extends AppError {
  constructor() {
    super('STALE_VERSION', PAGES_CHANGED);
  }
}

interface Sending extends Pick<SendPages, 'FollowUpId' | 'Keys'> {
  entered: EnteredHousehold;
  origin: LinkOrigin;
}

/**
 * Pages arrive one by one, each once, and stay until they are sent or removed: an upload that breaks off goes on where it was. What is sent
 * becomes evidence in one transaction: the pictures as one PDF, each PDF as it is.
 */
@Injectable()
export class SendProofsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly page: ProofPageService,
    private readonly followUps: FollowUpsRepository,
    private readonly proofs: ProofsRepository,
    private readonly threads: FileThreadsService,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly emails: QuoteEmailsService,
    private readonly clock: Clock,
  ) {}

  /**
   * @param read reads the file; called once, if it is waited for
   * @throws as ProofPageService.enter; STALE_VERSION for a page that was removed; WRONG_STATE when nothing is waited for; RULE_BROKEN for too
   * many bytes, and what is wrong with the file
   */
  async upload({ Key, ...access }: UploadPage, read: () => Promise<UploadedFile>): Promise<ProofPage> {
    const entered = await this.page.enter(access);
    const wanted = wantedPage(await this.proofs.listPages(entered.link.id), Key);
    if (!hasArrived(wanted)) {
      if (!entered.followUps.some(({ id, state }) => id === wanted.followUpId && isOpen(state))) {
        throw new AppError('WRONG_STATE', WAITED_NO_MORE);
      }
      const { content } = await read();
      try {
        await unlessDoneBefore(this.keepPage(entered, wanted, content));
      } finally {
        await content.close();
      }
    }
    return this.page.describe(entered);
  }

  /**
   * A repeat sends nothing more.
   * @throws as ProofPageService.enter; STALE_VERSION when pages were removed or sent meanwhile; WRONG_STATE when nothing is waited for;
   * RULE_BROKEN for pages that have not arrived, or when too much was sent
   */
  async send({ FollowUpId, Keys, ...access }: SendPages, origin: LinkOrigin): Promise<ProofPage> {
    const entered = await this.page.enter(access);
    const sending = { entered, FollowUpId, Keys, origin };
    const gone = await unlessDoneBefore(this.sendPages(sending));
    await Promise.all((gone ?? []).map((document) => this.storedDocuments.forget(document)));
    return this.page.describe(entered);
  }

  private async keepPage(entered: EnteredHousehold, wanted: FoundPage, content: SpooledFile): Promise<void> {
    const { pages, ...file } = await this.readPage(entered.maker, wanted, content);
    await this.storedDocuments.keep({ id: entered.link.createdByUserId }, file, async (tx, document) => {
      const { kind } = await this.page.begin(tx, entered, wanted.followUpId);
      const present = await this.proofs.listPages(entered.link.id, tx);
      if (hasArrived(wantedPage(present, wanted.requestKey))) {
        throw new DoneBefore();
      }
      const bytes = unsentOf(present, wanted.followUpId).reduce(
        (sum, each) => sum + (each.document?.sizeBytes ?? 0),
        0,
      );
      if (bytes + document.sizeBytes > MAX_UNSENT_BYTES) {
        throw new AppError('RULE_BROKEN', UNSENT_TOO_LARGE);
      }
      await this.proofs.setArrived(tx, wanted, { documentId: document.id, pages });
      await this.page.note(tx, entered, 'upload-proof-page', [kind]);
    });
  }

  /** @throws UNSUPPORTED_TYPE, INVALID_INPUT or TOO_LARGE with what is wrong with the file */
  private async readPage(
    maker: SessionUser,
    { fileName }: FoundPage,
    content: SpooledFile,
  ): Promise<NewDocument & { pages: number }> {
    const bytes = await buffer(content.open());
    const kind = fileKind(bytes);
    if (kind === 'PDF') {
      const pages = await this.threads.checkPdf(maker, content);
      return { fileName: cleanPdfName(fileName), contentType: PDF, body: content, pages };
    }
    if (kind === null || kind === 'HEIC') {
      const problem = bytes.length === 0 ? FILE_EMPTY : kind === null ? FILE_NOT_READ : HEIC_NOT_READ;
      throw new AppError('UNSUPPORTED_TYPE', problem, { file: [problem] });
    }
    const { contentType, body } = await this.threads.remakePage(maker, bytes);
    return { fileName, contentType, body: Buffer.from(body), pages: 1 };
  }

  /** @returns the documents whose content is in another one now */
  private async sendPages(sending: Sending): Promise<StoredDocument[]> {
    const { entered, FollowUpId } = sending;
    const pictures = (await this.pagesToSend(sending)).filter(isPicture);
    if (pictures.length === 0) {
      return this.transactions.run((tx) => this.write(tx, sending, null));
    }
    const what = FOLLOW_UP_LABELS[entered.followUps.find(({ id }) => id === FollowUpId)!.kind];
    const title = `${what} ${detroitDay(this.clock.now())}`;
    const body = await this.threads.bindPictures(entered.maker, async () => ({
      title,
      pictures: await Promise.all((await this.pagesToSend(sending)).filter(isPicture).map((each) => this.read(each))),
    }));
    const file = { fileName: `${title}.pdf`, contentType: PDF, body };
    const shown = pictures.map(({ id }) => id).join();
    return this.storedDocuments.keep({ id: entered.link.createdByUserId }, file, (tx, document) =>
      this.write(tx, sending, { document, shown }),
    );
  }

  /** @param bound the PDF of the pictures, and which they are */
  private async write(
    tx: EntityManager,
    sending: Sending,
    bound: { document: StoredDocument; shown: string } | null,
  ): Promise<StoredDocument[]> {
    const { entered, FollowUpId: followUpId, origin } = sending;
    const row = await this.page.begin(tx, entered, followUpId);
    const pages = await this.pagesToSend(sending, tx);
    const [pictures, files] = [pages.filter(isPicture), pages.filter((each) => !isPicture(each))];
    if (pictures.map(({ id }) => id).join() !== (bound?.shown ?? '')) {
      throw new AppError('STALE_VERSION', PAGES_CHANGED);
    }
    if ((await this.proofs.listProofs([followUpId], tx)).length >= MOST_PROOFS) {
      throw new AppError('RULE_BROKEN', TOO_MANY_PROOFS);
    }
    const facts = { followUpId, linkId: entered.link.id, sentAt: this.clock.now(), ...origin };
    const proofs = [
      ...(bound ? [{ documentId: bound.document.id, of: pictures, pages: pictures.length }] : []),
      ...files.map((each) => ({ documentId: each.documentId!, of: [each], pages: each.pages })),
    ];
    for (const { of, ...proof } of proofs) {
      await this.proofs.markSent(tx, of, await this.proofs.insertProof(tx, { ...facts, ...proof }));
    }
    // Whatever the agent has noted of it: there is something new to be sent on, and who looks at an older state is told.
    await this.followUps.change(tx, followUpId, { state: 'Received' });
    await this.tellAgent(tx, entered, row, proofs.length);
    await this.page.note(tx, entered, 'send-proof', [row.kind]);
    return this.proofs.removeDocuments(tx, pictures);
  }

  /**
   * In the order in which they were asked for.
   * @throws DoneBefore when all were sent; STALE_VERSION when some are gone; RULE_BROKEN when some have not arrived
   */
  private async pagesToSend({ entered, FollowUpId, Keys }: Sending, tx?: EntityManager): Promise<FoundPage[]> {
    const present = (await this.proofs.listPages(entered.link.id, tx)).filter(
      ({ followUpId }) => followUpId === FollowUpId,
    );
    const unsent = [...new Set(Keys)].map((key) => wantedPage(present, key)).filter(({ proofId }) => proofId === null);
    if (unsent.length === 0) {
      throw new DoneBefore();
    }
    const missing = unsent.filter((each) => !hasArrived(each)).length;
    if (missing > 0) {
      throw new AppError('RULE_BROKEN', pagesMissing(missing));
    }
    return unsent;
  }

  /** Read to the end, where its digest is verified. */
  private async read({ document }: FoundPage): Promise<BoundPicture> {
    return { contentType: document!.contentType, content: await buffer(await this.storedDocuments.open(document!)) };
  }

  /** By email to whom the client would call. */
  private async tellAgent(
    tx: EntityManager,
    { link, maker }: EnteredHousehold,
    { firstName, lastName, kind }: FollowUpRow,
    files: number,
  ): Promise<void> {
    if (!this.emails.isAvailable) {
      return;
    }
    const now = this.clock.now();
    const contact = await this.emails.contactOf(maker, link.subjectId, tx);
    const facts = { what: FOLLOW_UP_LABELS[kind], at: formatInstant(now.toISOString()), files };
    await this.emails.add(tx, {
      kind: 'ProofsSent',
      sentByUserId: link.createdByUserId,
      token: FOLLOW_UPS_PATH,
      expiresAt: shareLinkEnd(now, MOST_SHARE_DAYS),
      linkId: null,
      content: { to: contact.Email, ...proofSentEmail({ name: `${firstName} ${lastName}`.trim(), ...facts }), contact },
    });
  }
}

/** @throws STALE_VERSION */
function wantedPage(pages: readonly FoundPage[], key: string): FoundPage {
  const found = pages.find(({ requestKey }) => requestKey === key);
  if (!found) {
    throw new AppError('STALE_VERSION', PAGES_CHANGED);
  }
  return found;
}

const hasArrived = ({ documentId, proofId }: FoundPage): boolean => documentId !== null || proofId !== null;
const isPicture = ({ document }: FoundPage): boolean => document !== null && document.contentType !== PDF;

/** null: it was done before. */
async function unlessDoneBefore<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DoneBefore) {
      return null;
    }
    throw error;
  }
}
