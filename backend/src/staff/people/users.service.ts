import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  AGENT_NOT_THERE,
  HAS_NO_SECOND_STEP,
  NOT_YOURSELF_LOCK,
  NOT_YOURSELF_RESET,
  NOT_YOURSELF_ROLE,
  NOT_YOURSELF_SECOND_STEP,
  placeProblems,
  USERNAME_TAKEN,
  type UserPlace,
} from '#shared/people/user-rules';
import { type ChangeUserRequest, type CreateUserRequest, NEW_USER, USER } from '#shared/people/user.record';
import { columnsOf } from '#shared/records/rows';
import { ROLES } from '#shared/roles/permissions';
import { knownRoles, namesOfRoles } from '#shared/roles/role-names';
import { FactorsRepository } from '../../platform/account/second-step/factors.repository.ts';
import { revokeAccess } from '../../platform/account/users.repository.ts';
import { Session } from '../../platform/account/session.table.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { guardedUpdate } from '../../platform/database/guarded-update.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { User } from '../../platform/people/user.table.ts';
import { type IssuedLink, PasswordsService } from './passwords.service.ts';
import { PeopleChanges, refuseFields, refuseStale } from './people-changes.ts';
import { ManagedUsersRepository } from './users.repository.ts';

const MEANS_ACCESS: readonly string[] = ['roles', 'agentId', 'isGeneralAgent'];

/** A user's access. All changes take effect immediately. */
@Injectable()
export class UsersService {
  constructor(
    private readonly users: ManagedUsersRepository,
    private readonly passwords: PasswordsService,
    private readonly rules: RulesService,
    private readonly changes: PeopleChanges,
    private readonly factors: FactorsRepository,
  ) {}

  /** Creates a user without a password, and the link to set one. @throws RULE_BROKEN that names the fields */
  create(user: SessionUser, request: CreateUserRequest): Promise<{ id: number; link: IssuedLink }> {
    return this.changes.run(user, async (change) => {
      const { tx } = change;
      if (await tx.existsBy(User, { username: request.Username })) {
        throw new AppError('RULE_BROKEN', USERNAME_TAKEN, { Username: [USERNAME_TAKEN] });
      }
      await this.refuseWrong(tx, request, null);
      const columns = { ...columnsOf(NEW_USER, request), roles: [...new Set(request.Roles)] };
      const { id } = await tx.save(User, { ...columns, passwordHash: null, oidcSubject: null, isActive: true });
      const link = await this.passwords.issue(tx, { of: id, by: user });
      await this.changes.note(change, { action: 'create-user', subject: 'user', id });
      return { id, link };
    });
  }

  /**
   * Changing permissions ends the user's sessions immediately.
   * @throws NOT_FOUND; STALE_VERSION that says what differs now; RULE_BROKEN that names the fields
   */
  change(user: SessionUser, id: number, request: ChangeUserRequest): Promise<void> {
    return this.changes.run(user, async (change) => {
      const stored = await this.users.find(id, change.tx);
      const all = knownRoles(await this.rules.inForce());
      const changed = {
        entity: User,
        subject: 'user' as const,
        fields: USER,
        stored,
        wanted: { ...columnsOf(USER, request), roles: sameOrNew(stored.roles, request.Roles) },
        read: request.Version,
        inWords: {
          Roles: namesOfRoles([...stored.roles].sort(), all).join(', '),
          AgentId: stored.agent ? `${stored.agent.firstName} ${stored.agent.lastName}` : '',
        },
      };
      const fields = await this.changes.write(change, changed, async () => {
        if (id === user.id && !request.Roles.includes(ROLES.superUser)) {
          throw new AppError('RULE_BROKEN', NOT_YOURSELF_ROLE, { Roles: [NOT_YOURSELF_ROLE] });
        }
        await this.refuseWrong(change.tx, request, stored.agentId);
      });
      if (fields.some((field) => MEANS_ACCESS.includes(field))) {
        await revokeAccess(change.tx, [id]);
      }
    });
  }

  /** @param agentBefore may stay, even if no longer offered */
  private async refuseWrong(tx: EntityManager, place: UserPlace, agentBefore: number | null): Promise<void> {
    const { AgentId: id } = place;
    const isThere = id === null || id === agentBefore || (await tx.existsBy(Agent, { id, isActive: true }));
    refuseFields({
      ...(isThere ? {} : { AgentId: AGENT_NOT_THERE }),
      ...placeProblems(place, knownRoles(await this.rules.inForce())),
    });
  }

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
      const link = await this.passwords.issue(change.tx, { of: id, by: user });
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

/** The order of roles in the request is irrelevant. */
function sameOrNew(stored: string[], sent: readonly string[]): string[] {
  const roles = [...new Set(sent)];
  return [...roles].sort().join() === [...stored].sort().join() ? stored : roles;
}

export const LOCKED_ALREADY = 'This user is locked already.';
export const NOT_LOCKED = 'This user is not locked.';
export const UNLOCK_FIRST = 'This user is locked. Unlock the account first.';
export const SESSION_OVER = 'This session is over already.';
