import { Injectable } from '@nestjs/common';
import { NOT_YOURSELF_RESET } from '#shared/people/user-rules';
import { revokeAccess } from '../../../platform/account/revoke-access.ts';
import { User } from '../../../platform/people/user.entity.ts';
import { guardedUpdate } from '../../../platform/database/guarded-update.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { type IssuedLink, PasswordLinks } from '../passwords/password-links.ts';
import { takePeopleTurn } from '../people-turn.ts';
import { refuseStale } from '../stale-version.ts';
import { ManagedUsersRepository } from './users.repository.ts';

export const UNLOCK_FIRST = 'This user is locked. Unlock the account first.';

@Injectable()
export class ResetPasswordService {
  constructor(
    private readonly users: ManagedUsersRepository,
    private readonly links: PasswordLinks,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * The old password is worth nothing from now on, every session is over, and the user gets a link to set a new one.
   *
   * @throws NOT_FOUND; STALE_VERSION; WRONG_STATE for a locked user; RULE_BROKEN for one's own
   */
  reset(user: SessionUser, id: number, version: number): Promise<IssuedLink> {
    return this.transactions.run(async (tx) => {
      await takePeopleTurn(tx, user);
      if (id === user.id) {
        throw new AppError('RULE_BROKEN', NOT_YOURSELF_RESET);
      }
      const stored = await this.users.find(id, tx);
      refuseStale(version, stored.version);
      if (!stored.isActive) {
        throw new AppError('WRONG_STATE', UNLOCK_FIRST);
      }
      await guardedUpdate(tx, User, stored, { passwordHash: null });
      await revokeAccess(tx, [id]);
      const link = await this.links.issue(tx, id);
      await this.audit.record(tx, { user, action: 'reset-password', subject: 'user', subjectId: id });
      return link;
    });
  }
}
