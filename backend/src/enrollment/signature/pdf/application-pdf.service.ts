import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/transactions.ts';
import { renderPdf } from '../../../platform/documents/pdf/render-pdf.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { EitherQuotesRepository } from '../../../quoting/quotes/either-quotes.repository.ts';
import { GroupPdfService } from './group-pdf.service.ts';
import { HouseholdPdfService } from './household/household-pdf.service.ts';

/** The application of a group or a household as a PDF. */
@Injectable()
export class ApplicationPdfService {
  constructor(
    private readonly either: EitherQuotesRepository,
    private readonly groups: GroupPdfService,
    private readonly households: HouseholdPdfService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws NOT_FOUND, WRONG_STATE before there is an application, UNAVAILABLE when the signed content cannot be read */
  async make(user: SessionUser, quoteId: number): Promise<FileAnswer> {
    const quote = await this.either.find(user, quoteId);
    const { fileName, document } =
      quote.groupId === null ? await this.households.draw(user, quote) : await this.groups.draw(quote);
    const body = await renderPdf(document);
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'download-application', subject: 'application', subjectId: quoteId }),
    );
    return { fileName, contentType: 'application/pdf', body };
  }
}
