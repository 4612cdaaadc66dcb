import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/transactions.ts';
import { Clock } from '../../../platform/clock.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { ShareLinksRepository } from './share-links.repository.ts';

/** Revokes a link: after the commit no process answers it. */
@Injectable()
export class RevokeShareService {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: ShareLinksRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** A link already revoked is unchanged. @throws NOT_FOUND */
  revoke(user: SessionUser, shareId: number): Promise<void> {
    return this.transactions.run(async (tx) => {
      const link = await this.links.findVisible(user, shareId, tx);
      if (await this.links.revoke(tx, link, { revokedAt: this.clock.now(), revokedByUserId: user.id })) {
        await this.audit.record(tx, { user, action: 'revoke-share', subject: 'proposal', subjectId: link.proposalId });
      }
    });
  }
}
