import { Injectable } from '@nestjs/common';
import type { EmployerAccess as Access, EmployerPages } from '#shared/enrollment/employer-signature.record';
import { Transactions } from '../../../platform/database/transactions.ts';
import { renderPdf } from '../../../platform/documents/pdf/render-pdf.ts';
import { AppError } from '../../../platform/errors.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { EmployerSignaturesRepository } from '../../parts/signature/employer-signatures.repository.ts';
import { GroupPdfService } from '../pdf/group-pdf.service.ts';
import { EmployerAccess } from './employer-access.ts';
import { EmployerPagesService, problemOf } from './employer-pages.service.ts';

/** The application, on screen and as a PDF, for the employer. */
@Injectable()
export class OpenEmployerLinkService {
  constructor(
    private readonly access: EmployerAccess,
    private readonly pages: EmployerPagesService,
    private readonly groupPdf: GroupPdfService,
    private readonly links: EmployerSignaturesRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws as EmployerAccess.enter */
  async open(access: Access): Promise<EmployerPages> {
    const link = await this.access.enter(access);
    await this.transactions.run(async (tx) => {
      if (await this.links.noteOpened(link, tx)) {
        const entry = { action: 'open-employer-link', subject: 'quote', subjectId: link.quoteId };
        await this.audit.record(tx, { user: null, ...entry });
      }
    });
    return this.pages.describe(link);
  }

  /** What was signed, once it is; before that, what is to be signed. @throws as EmployerAccess.enter; WRONG_STATE while there is neither */
  async print(access: Access): Promise<FileAnswer> {
    const link = await this.access.enter(access);
    const problem = link.content ? null : problemOf(link);
    if (problem !== null) {
      throw new AppError('WRONG_STATE', problem);
    }
    const { fileName, document } = await this.groupPdf.drawFor(link);
    const body = await renderPdf(document);
    await this.transactions.run((tx) => {
      const entry = { action: 'download-employer-copy', subject: 'quote', subjectId: link.quoteId };
      return this.audit.record(tx, { user: null, ...entry });
    });
    return { fileName, contentType: 'application/pdf', body };
  }
}
