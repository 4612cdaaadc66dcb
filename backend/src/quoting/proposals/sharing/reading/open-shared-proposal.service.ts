import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Clock } from '../../../../platform/clock.ts';
import { Transactions } from '../../../../platform/database/transactions.ts';
import { OpenDocumentService } from '../../../../platform/documents/open-document.service.ts';
import type { FileAnswer } from '../../../../platform/http/file-answer.ts';
import { AuditTrail } from '../../../../platform/security/audit-trail.ts';
import type { Reader } from '../../../../platform/http/client-device.ts';
import { ShareLinkOpen } from '../share-link-open.table.ts';
import { SharedProposalService } from './shared-proposal.service.ts';
import type { ReadableLink } from '../share-links.repository.ts';

/** Within this time repeated requests, or opening and then saving, count as one open. */
const SAME_OPEN_MS = 60_000;

/** Returns the proposal behind a link to its reader, and records that it was opened. */
@Injectable()
export class OpenSharedProposalService {
  constructor(
    private readonly shared: SharedProposalService,
    private readonly documents: OpenDocumentService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * @param reader null for prefetching programs, which do not count as opening it
   * @throws NOT_FOUND as SharedProposalService.findLink
   */
  async open(token: string, reader: Reader | null): Promise<FileAnswer> {
    const link = await this.shared.findLink(token);
    const document = link.proposal.document!;
    if (reader) {
      await this.note(link, reader);
    }
    const body = await this.documents.open(document);
    return { fileName: document.fileName, contentType: document.contentType, sizeBytes: document.sizeBytes, body };
  }

  private note({ id: shareLinkId }: ReadableLink, reader: Reader): Promise<void> {
    return this.transactions.run(async (tx) => {
      const openedAt = this.clock.now();
      const since = MoreThan(new Date(openedAt.getTime() - SAME_OPEN_MS));
      if (await tx.existsBy(ShareLinkOpen, { shareLinkId, ...reader, openedAt: since })) {
        return;
      }
      await tx.insert(ShareLinkOpen, { shareLinkId, openedAt, ...reader });
      const entry = { action: 'open-shared-proposal', subject: 'share-link', subjectId: shareLinkId };
      await this.audit.record(tx, { user: null, ...entry });
    });
  }
}
