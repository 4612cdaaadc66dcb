import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/transactions.ts';
import { OpenDocumentService } from '../../../platform/documents/open-document.service.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { ProposalsRepository } from '../proposals.repository.ts';

/** Made before files were stored: only its digest is known. */
export const FILE_NOT_STORED = 'The file of this proposal was not stored. Make the proposal again.';

/** Returns a stored proposal, byte for byte. */
@Injectable()
export class DownloadProposalService {
  constructor(
    private readonly proposals: ProposalsRepository,
    private readonly documents: OpenDocumentService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws NOT_FOUND for proposals that the user may not see or that were not stored */
  async download(user: SessionUser, proposalId: number): Promise<FileAnswer> {
    const { document } = await this.proposals.findVisible(user, proposalId);
    if (!document) {
      throw new AppError('NOT_FOUND', FILE_NOT_STORED);
    }
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'download-proposal', subject: 'proposal', subjectId: proposalId }),
    );
    const body = await this.documents.open(document);
    return { fileName: document.fileName, contentType: document.contentType, sizeBytes: document.sizeBytes, body };
  }
}
