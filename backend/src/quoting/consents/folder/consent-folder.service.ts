import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { applicantName } from '#shared/individuals/household-members';
import { Clock } from '../../../platform/clock.ts';
import { OpenDocumentService } from '../../../platform/documents/open-document.service.ts';
import { FileThreadsService } from '../../../platform/documents/file-threads.service.ts';
import type { AppendedPdf } from '../../../platform/documents/pdf/append-task.ts';
import { renderPdf } from '../../../platform/documents/pdf/render-pdf.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { EitherQuotesRepository } from '../../quotes/either-quotes.repository.ts';
import { ConsentsRepository, type FoundConsent } from '../consents.repository.ts';
import { ConsentsService } from '../consents.service.ts';
import { folderTemplate } from './folder-template.ts';

/** Of all proofs together: they are in memory while they are put together. Those beyond it are listed with their digests. */
const MOST_APPENDED_BYTES = 25 * 1024 * 1024;

/** What an auditor is handed: everything about the consents of a quote as one PDF. */
@Injectable()
export class ConsentFolderService {
  constructor(
    private readonly either: EitherQuotesRepository,
    private readonly consents: ConsentsRepository,
    private readonly answers: ConsentsService,
    private readonly documents: OpenDocumentService,
    private readonly threads: FileThreadsService,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND, UNAVAILABLE when a proof cannot be read */
  async make(user: SessionUser, quoteId: number): Promise<FileAnswer> {
    const quote = await this.either.findIndividual(user, quoteId);
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
    await this.answers.noteDownload(user, quoteId);
    return { fileName: `Consents ${client} ${quoteId}.pdf`, contentType: 'application/pdf', body };
  }

  /** Read to the end, where its digest is verified. */
  private async read({ id, proof }: FoundConsent): Promise<AppendedPdf> {
    return {
      heading: `Proof of record ${id}`,
      lines: [`SHA-256 of the file: ${proof!.sha256}`],
      content: await buffer(await this.documents.open(proof!)),
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
