import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { applicantName } from '#shared/individuals/household-members';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { StoredDocumentsService } from '../../platform/documents/stored-documents.service.ts';
import { FileThreadsService } from '../../platform/documents/file-threads.service.ts';
import type { AppendedPdf } from '../../platform/documents/pdf/append-task.ts';
import { renderPdf } from '../../platform/documents/pdf/render-pdf.ts';
import { cleanPdfName, type UploadedFile } from '../../platform/documents/uploads/uploaded-part.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { Quotes } from '../quotes/quotes.repository.ts';
import { ConsentsRepository, type FoundConsent } from './consents.repository.ts';
import { ConsentsService } from './consents.service.ts';
import { folderTemplate } from './folder-template.ts';
import { consentEntry } from './to-consent.ts';

/** Ours. */
export const PROOF_BY_ITS_AGENT = 'Only the agent to whom it was given can add the proof.';
export const HAS_PROOF =
  'This record has its proof already. If the file is wrong, revoke the record and record it again.';
export const HAS_NO_PROOF = 'This record has no file as its proof.';

/** Of all proofs together: they are in memory while they are put together. Those beyond it are listed with their digests. */
const MOST_APPENDED_BYTES = 25 * 1024 * 1024;

/** The PDFs that prove consents, one each, added once and never replaced; and everything about a quote's consents as one PDF, for an auditor. */
@Injectable()
export class ConsentDocumentsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly consents: ConsentsRepository,
    private readonly threads: FileThreadsService,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly audit: AuditTrail,
    private readonly quotes: Quotes,
    private readonly answers: ConsentsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Permission is checked before anything is read, and again before writing, because reading takes time.
   * @param read reads the file; called once, if the user may add one
   * @throws NOT_FOUND, NOT_ALLOWED, WRONG_STATE the second time, and what is wrong with the file
   */
  async attach(user: SessionUser, id: number, read: () => Promise<UploadedFile>): Promise<void> {
    await this.assertMayAttach(user, id);
    const { name, content } = await read();
    try {
      await this.threads.checkPdf(user, content);
      const file = { fileName: cleanPdfName(name), contentType: 'application/pdf', body: content };
      await this.storedDocuments.keep(user, file, async (tx, { id: documentId }) => {
        const consent = await this.assertMayAttach(user, id, tx);
        if (!(await this.consents.setProof(tx, id, documentId))) {
          throw new AppError('WRONG_STATE', HAS_PROOF);
        }
        await this.audit.record(tx, consentEntry(user, 'attach-consent-proof', consent));
      });
    } finally {
      await content.close();
    }
  }

  /** Byte for byte as uploaded. @throws NOT_FOUND, also where there is none */
  async view(user: SessionUser, id: number): Promise<FileAnswer> {
    const consent = await this.consents.findVisible(user, id);
    const { proof } = consent;
    if (!proof) {
      throw new AppError('NOT_FOUND', HAS_NO_PROOF);
    }
    await this.transactions.run((tx) => this.audit.record(tx, consentEntry(user, 'view-consent-proof', consent)));
    const { fileName, contentType, sizeBytes } = proof;
    const body = await this.storedDocuments.open(proof);
    return { fileName, contentType, sizeBytes, body, inline: true, isUpload: true };
  }

  private async assertMayAttach(user: SessionUser, id: number, tx?: EntityManager): Promise<FoundConsent> {
    const consent = await this.consents.findVisible(user, id, tx);
    if (consent.agentId !== user.agentId) {
      throw new AppError('NOT_ALLOWED', PROOF_BY_ITS_AGENT);
    }
    if (consent.proof) {
      throw new AppError('WRONG_STATE', HAS_PROOF);
    }
    return consent;
  }

  /** What an auditor is handed. @throws NOT_FOUND, UNAVAILABLE when a proof cannot be read */
  async makeFolder(user: SessionUser, quoteId: number): Promise<FileAnswer> {
    const quote = await this.quotes.of('household').find(user, quoteId);
    const { Consents: newestFirst } = await this.answers.list(user, quoteId);
    const appended = appendable(await this.consents.listOf(quote));
    const client = applicantName({ ...quote.individual, id: quoteId });
    const cover = await renderPdf(
      folderTemplate({
        quote,
        client,
        records: newestFirst.toReversed(),
        appendedIds: appended.map(({ id }) => id),
        made: { at: this.clock.now(), by: user.fullName },
      }),
    );
    const body =
      appended.length === 0
        ? cover
        : await this.threads.appendPdfs(user, {
            cover,
            appended: await Promise.all(appended.map((each) => this.read(each))),
          });
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'download-consents', subject: 'quote', subjectId: quoteId }),
    );
    return { fileName: `Consents ${client} ${quoteId}.pdf`, contentType: 'application/pdf', body };
  }

  /** Read to the end, where its digest is verified. */
  private async read({ id, proof }: FoundConsent): Promise<AppendedPdf> {
    return {
      heading: `Proof of record ${id}`,
      lines: [`SHA-256 of the file: ${proof!.sha256}`],
      content: await buffer(await this.storedDocuments.open(proof!)),
    };
  }
}

/** Oldest first. */
function appendable(newestFirst: readonly FoundConsent[]): FoundConsent[] {
  let bytes = 0;
  return newestFirst.toReversed().filter(({ proof }) => {
    bytes += proof?.sizeBytes ?? 0;
    return proof && bytes <= MOST_APPENDED_BYTES;
  });
}
