import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/transactions.ts';
import { OpenDocumentService } from '../../../platform/documents/open-document.service.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { ProposalsRepository } from '../proposals.repository.ts';

/** Made before files were kept: its digest is known, its file is not. */
export const FILE_NOT_KEPT = 'The file of this proposal was not kept. Make the proposal anew.';

/** Hands out a proposal again, to the byte as it was made. */
@Injectable()
export class DownloadProposalService {
  constructor(
    private readonly proposals: ProposalsRepository,
    private readonly documents: OpenDocumentService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws NOT_FOUND for what the user may not see and for what was not kept */
  async download(user: SessionUser, proposalId: number): Promise<FileAnswer> {
    const { document } = await this.proposals.findVisible(user, proposalId);
    if (!document) {
      throw new AppError('NOT_FOUND', FILE_NOT_KEPT);
    }
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'download-proposal', subject: 'proposal', subjectId: proposalId }),
    );
    const body = await this.documents.open(document);
    return { fileName: document.fileName, contentType: document.contentType, sizeBytes: document.sizeBytes, body };
  }
}
