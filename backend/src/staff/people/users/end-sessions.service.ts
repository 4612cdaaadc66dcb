import { Injectable } from '@nestjs/common';
import { revokeAccess } from '../../../platform/account/revoke-access.ts';
import { Session } from '../../../platform/account/session.entity.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { takePeopleTurn } from '../people-turn.ts';
import { ManagedUsersRepository } from './users.repository.ts';

export const SESSION_OVER = 'This session is over already.';

@Injectable()
export class EndSessionsService {
  constructor(
    private readonly users: ManagedUsersRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** All of them, or the one of that id. @throws NOT_FOUND for a user or session that is not there */
  end(user: SessionUser, id: number, sessionId?: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      await takePeopleTurn(tx, user);
      await this.users.find(id, tx);
      if (sessionId === undefined) {
        await revokeAccess(tx, [id]);
      } else if ((await tx.delete(Session, { id: sessionId, userId: id })).affected !== 1) {
        throw new AppError('NOT_FOUND', SESSION_OVER);
      }
      const action = sessionId === undefined ? 'end-sessions' : 'end-session';
      await this.audit.record(tx, { user, action, subject: 'user', subjectId: id });
    });
  }
}
