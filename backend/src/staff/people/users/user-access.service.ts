import { Injectable } from '@nestjs/common';
import {
  HAS_NO_SECOND_STEP,
  NOT_YOURSELF_LOCK,
  NOT_YOURSELF_RESET,
  NOT_YOURSELF_SECOND_STEP,
} from '#shared/people/user-rules';
import { FactorsRepository } from '../../../platform/account/factors/factors.repository.ts';
import { revokeAccess } from '../../../platform/account/revoke-access.ts';
import { Session } from '../../../platform/account/session.table.ts';
import { guardedUpdate } from '../../../platform/database/guarded-update.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { User } from '../../../platform/people/user.table.ts';
import { type IssuedLink, PasswordLinks } from '../passwords/password-links.ts';
import { PeopleChanges, refuseStale } from '../people-changes.ts';
import { ManagedUsersRepository } from './users.repository.ts';

export const LOCKED_ALREADY = 'This user is locked already.';
export const NOT_LOCKED = 'This user is not locked.';
export const UNLOCK_FIRST = 'This user is locked. Unlock the account first.';
export const SESSION_OVER = 'This session is over already.';

/** A user's access. All changes take effect immediately. */
@Injectable()
export class UserAccessService {
  constructor(
    private readonly users: ManagedUsersRepository,
    private readonly links: PasswordLinks,
    private readonly changes: PeopleChanges,
    private readonly factors: FactorsRepository,
  ) {}

  /**
   * Locks or unlocks a user.
   * @throws NOT_FOUND; STALE_VERSION; WRONG_STATE when already in that state; RULE_BROKEN for locking oneself
   */
  setLocked(user: SessionUser, id: number, { Version, locked }: { Version: number; locked: boolean }): Promise<void> {
    return this.changes.run(user, async (change) => {
      if (locked && id === user.id) {
        throw new AppError('RULE_BROKEN', NOT_YOURSELF_LOCK);
      }
      const stored = await this.users.find(id, change.tx);
      refuseStale(Version, stored.version);
      if (stored.isActive !== locked) {
        throw new AppError('WRONG_STATE', locked ? LOCKED_ALREADY : NOT_LOCKED);
      }
      await guardedUpdate(change.tx, User, stored, { isActive: !locked });
      await revokeAccess(change.tx, locked ? [id] : []);
      await this.changes.note(change, { action: locked ? 'lock-user' : 'unlock-user', subject: 'user', id });
    });
  }

  /**
   * Invalidates the old password, ends every session, and creates a link to set a new one.
   * @throws NOT_FOUND; STALE_VERSION; WRONG_STATE for a locked user; RULE_BROKEN for one's own
   */
  resetPassword(user: SessionUser, id: number, version: number): Promise<IssuedLink> {
    return this.changes.run(user, async (change) => {
      if (id === user.id) {
        throw new AppError('RULE_BROKEN', NOT_YOURSELF_RESET);
      }
      const stored = await this.users.find(id, change.tx);
      refuseStale(version, stored.version);
      if (!stored.isActive) {
        throw new AppError('WRONG_STATE', UNLOCK_FIRST);
      }
      await guardedUpdate(change.tx, User, stored, { passwordHash: null });
      await revokeAccess(change.tx, [id]);
      const link = await this.links.issue(change.tx, id);
      await this.changes.note(change, { action: 'reset-password', subject: 'user', id });
      return link;
    });
  }

  /**
   * Removes app, passkeys and recovery codes of a user who lost them, and ends every session.
   * @throws NOT_FOUND; STALE_VERSION; WRONG_STATE for a user without one; RULE_BROKEN for one's own
   */
  resetSecondStep(user: SessionUser, id: number, version: number): Promise<void> {
    return this.changes.run(user, async (change) => {
      if (id === user.id) {
        throw new AppError('RULE_BROKEN', NOT_YOURSELF_SECOND_STEP);
      }
      const stored = await this.users.find(id, change.tx);
      refuseStale(version, stored.version);
      if (!(await this.factors.removeAll(id, change.tx))) {
        throw new AppError('WRONG_STATE', HAS_NO_SECOND_STEP);
      }
      await revokeAccess(change.tx, [id]);
      await this.changes.note(change, { action: 'reset-second-factor', subject: 'user', id });
    });
  }

  /** Ends all sessions, or the one with that id. @throws NOT_FOUND for an unknown user or session */
  endSessions(user: SessionUser, id: number, sessionId?: string): Promise<void> {
    return this.changes.run(user, async (change) => {
      const { tx } = change;
      await this.users.find(id, tx);
      if (sessionId === undefined) {
        await revokeAccess(tx, [id]);
      } else if ((await tx.delete(Session, { id: sessionId, userId: id })).affected !== 1) {
        throw new AppError('NOT_FOUND', SESSION_OVER);
      }
      const action = sessionId === undefined ? 'end-sessions' : 'end-session';
      await this.changes.note(change, { action, subject: 'user', id });
    });
  }
}
