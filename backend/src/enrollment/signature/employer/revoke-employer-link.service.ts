import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { EmployerSignaturesRepository } from '../../parts/signature/employer-signatures.repository.ts';

@Injectable()
export class RevokeEmployerLinkService {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: EmployerSignaturesRepository,
    private readonly audit: AuditTrail,
  ) {}

  /** Closes a link: what was answered with it stays. One that is closed already stays as it is. @throws NOT_FOUND for a link of a quote that the user may not see */
  revoke(user: SessionUser, linkId: number): Promise<void> {
    return this.transactions.run(async (tx) => {
      const link = await this.links.findVisible(user, linkId, tx);
      if (await this.links.revoke(link, tx)) {
        const entry = { action: 'revoke-employer-signature', subject: 'quote', subjectId: link.quoteId };
        await this.audit.record(tx, { user, ...entry });
      }
    });
  }
}
