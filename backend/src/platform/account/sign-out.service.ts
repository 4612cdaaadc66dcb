import { Injectable } from '@nestjs/common';
import { Transactions } from '../database/transactions.ts';
import type { SessionUser } from '../http/current-user.ts';
import { AuditTrail } from '../security/audit-trail.ts';

@Injectable()
export class SignOutService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** Audits the sign-out; Sessions ends the session itself. */
  async signOut(user: SessionUser | null): Promise<void> {
    if (user) {
      await this.transactions.run((tx) =>
        this.audit.record(tx, { user, action: 'sign-out', subject: 'user', subjectId: user.id }),
      );
    }
  }
}
