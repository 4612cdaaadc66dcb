import { Injectable } from '@nestjs/common';
import { NOT_YOURSELF_LOCK } from '#shared/people/user-rules';
import { revokeAccess } from '../../../platform/account/revoke-access.ts';
import { User } from '../../../platform/people/user.entity.ts';
import { guardedUpdate } from '../../../platform/database/guarded-update.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { takePeopleTurn } from '../people-turn.ts';
import { refuseStale } from '../stale-version.ts';
import { ManagedUsersRepository } from './users.repository.ts';

export const LOCKED_ALREADY = 'This user is locked already.';
export const NOT_LOCKED = 'This user is not locked.';

/** Shuts a user out at once, or lets them in again. */
@Injectable()
export class LockUserService {
  constructor(
    private readonly users: ManagedUsersRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws NOT_FOUND; STALE_VERSION; WRONG_STATE where it is so already; RULE_BROKEN for locking oneself */
  setLocked(user: SessionUser, id: number, change: { Version: number; locked: boolean }): Promise<void> {
    const { Version, locked } = change;
    return this.transactions.run(async (tx) => {
      await takePeopleTurn(tx, user);
      if (locked && id === user.id) {
        throw new AppError('RULE_BROKEN', NOT_YOURSELF_LOCK);
      }
      const stored = await this.users.find(id, tx);
      refuseStale(Version, stored.version);
      if (stored.isActive !== locked) {
        throw new AppError('WRONG_STATE', locked ? LOCKED_ALREADY : NOT_LOCKED);
      }
      await guardedUpdate(tx, User, stored, { isActive: !locked });
      await revokeAccess(tx, locked ? [id] : []);
      const action = locked ? 'lock-user' : 'unlock-user';
      await this.audit.record(tx, { user, action, subject: 'user', subjectId: id });
    });
  }
}
