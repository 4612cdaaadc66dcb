import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { knownRoles, namesOfRoles } from '#shared/roles/role-names';
import {
  AGENT_NOT_THERE,
  NOT_YOURSELF_ROLE,
  placeProblems,
  USERNAME_TAKEN,
  type UserPlace,
} from '#shared/people/user-rules';
import { type ChangeUserRequest, type CreateUserRequest, NEW_USER, USER } from '#shared/people/user.record';
import { columnsOf } from '#shared/records/rows';
import { ROLES } from '#shared/roles/permissions';
import { revokeAccess } from '../../../platform/account/revoke-access.ts';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { Agent } from '../../../platform/people/agent.table.ts';
import { User } from '../../../platform/people/user.table.ts';
import { type IssuedLink, PasswordLinks } from '../passwords/password-links.ts';
import { PeopleChanges, refuseFields } from '../people-changes.ts';
import { ManagedUsersRepository } from './users.repository.ts';

const MEANS_ACCESS: readonly string[] = ['roles', 'agentId', 'isGeneralAgent'];

@Injectable()
export class SaveUserService {
  constructor(
    private readonly users: ManagedUsersRepository,
    private readonly links: PasswordLinks,
    private readonly rules: RulesService,
    private readonly changes: PeopleChanges,
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
      const link = await this.links.issue(tx, id);
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
}

/** The order of roles in the request is irrelevant. */
function sameOrNew(stored: string[], sent: readonly string[]): string[] {
  const roles = [...new Set(sent)];
  return [...roles].sort().join() === [...stored].sort().join() ? stored : roles;
}
