import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/transactions.ts';
import { OpenDocumentService } from '../../../platform/documents/open-document.service.ts';
import { renderPdf } from '../../../platform/documents/pdf/render-pdf.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { type GroupQuote, QuotesRepository } from '../../../quoting/quotes/quotes.repository.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { type FoundSignature, SignaturesRepository } from '../../parts/signature/signatures.repository.ts';
import type { ApplicationContent } from '../../pdf/application-content.ts';
import { applicationTemplate } from './application-template.ts';
import { ComposeApplicationService } from '../../pdf/compose-application.service.ts';

/** The application as a PDF: once signed, the signed content with a certificate; before that, the answers entered so far. */
@Injectable()
export class ApplicationPdfService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly composeApplication: ComposeApplicationService,
    private readonly signatures: SignaturesRepository,
    private readonly documents: OpenDocumentService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws NOT_FOUND, WRONG_STATE before an application is saved, UNAVAILABLE when the signed content cannot be read */
  async make(user: SessionUser, quoteId: number): Promise<FileAnswer> {
    const quote = await this.quotes.findVisible(user, quoteId);
    const signature = await this.findCounting(quote);
    const content = signature ? await this.signedContent(signature) : await this.composeApplication.compose(quote);
    const body = await renderPdf(applicationTemplate(content, signature));
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'download-application', subject: 'application', subjectId: quoteId }),
    );
    const fileName = `Application ${quote.group.name} ${quote.effectiveDate}.pdf`;
    return { fileName, contentType: 'application/pdf', body };
  }

  /** A withdrawn signature gets no certificate. */
  private async findCounting(quote: GroupQuote): Promise<FoundSignature | null> {
    const newest = await this.signatures.findNewest(quote);
    return newest && (await this.signatures.findWithdrawal(newest)) === null ? newest : null;
  }

  /** Read to the end, where its digest is verified. */
  private async signedContent({ content }: FoundSignature): Promise<ApplicationContent> {
    const bytes = await buffer(await this.documents.open(content));
    return JSON.parse(bytes.toString('utf8')) as ApplicationContent;
  }
}
