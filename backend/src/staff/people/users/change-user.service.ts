import { Injectable } from '@nestjs/common';
import type { ChangeUserRequest } from '#shared/contract/people';
import { asciiLower } from '#shared/formats/ascii-lower';
import { knownRoles, namesOfRoles } from '#shared/people/known-roles';
import { NOT_YOURSELF_ROLE } from '#shared/people/user-rules';
import { ROLES } from '#shared/roles/permissions';
import { revokeAccess } from '../../../platform/account/revoke-access.ts';
import { User } from '../../../platform/people/user.entity.ts';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { guardedUpdate } from '../../../platform/database/guarded-update.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { takePeopleTurn } from '../people-turn.ts';
import { type ComparedField, refuseStale } from '../stale-version.ts';
import { UserChecks } from './user-checks.ts';
import { ManagedUsersRepository } from './users.repository.ts';

type Changeable = Pick<User, 'fullName' | 'email' | 'roles' | 'agentId' | 'isGeneralAgent'>;

@Injectable()
export class ChangeUserService {
  constructor(
    private readonly users: ManagedUsersRepository,
    private readonly checks: UserChecks,
    private readonly rules: RulesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * A change of what the user may do ends their sessions at once.
   *
   * @throws NOT_FOUND; STALE_VERSION that says what is different now; RULE_BROKEN that names the fields
   */
  change(user: SessionUser, id: number, request: ChangeUserRequest): Promise<void> {
    return this.transactions.run(async (tx) => {
      await takePeopleTurn(tx, user);
      const stored = await this.users.find(id, tx);
      refuseStale(request.Version, stored.version, await this.compared(request, stored));
      if (id === user.id && !request.Roles.includes(ROLES.superUser)) {
        throw new AppError('RULE_BROKEN', NOT_YOURSELF_ROLE, { Roles: [NOT_YOURSELF_ROLE] });
      }
      await this.checks.refuseWrong(request, stored.agentId, tx);
      const changes = changesOf(stored, request);
      const fields = Object.keys(changes);
      if (fields.length === 0) {
        return;
      }
      await guardedUpdate(tx, User, stored, changes);
      if (fields.some((field) => MEANS_ACCESS.includes(field))) {
        await revokeAccess(tx, [id]);
      }
      await this.audit.record(tx, { user, action: 'change-user', subject: 'user', subjectId: id, fields });
    });
  }

  private async compared(request: ChangeUserRequest, stored: User): Promise<ComparedField[]> {
    const all = knownRoles(await this.rules.inForce());
    const inWords = (roles: readonly string[]) => namesOfRoles([...roles].sort(), all).join(', ');
    const agent = stored.agent ? `${stored.agent.firstName} ${stored.agent.lastName}` : '';
    return [
      ['FullName', request.FullName.trim(), stored.fullName],
      ['Email', asciiLower(request.Email.trim()), stored.email],
      ['Roles', inWords(request.Roles), inWords(stored.roles)],
      ['AgentId', request.AgentId === stored.agentId ? agent : '', agent],
      ['IsGeneralAgent', yesOrNo(request.IsGeneralAgent), yesOrNo(stored.isGeneralAgent)],
    ];
  }
}

const MEANS_ACCESS: readonly string[] = ['roles', 'agentId', 'isGeneralAgent'] satisfies (keyof Changeable)[];

function changesOf(stored: User, request: ChangeUserRequest): Partial<Changeable> {
  const roles = [...new Set(request.Roles)];
  const wanted: Changeable = {
    fullName: request.FullName.trim(),
    email: asciiLower(request.Email.trim()),
    roles: [...roles].sort().join() === [...stored.roles].sort().join() ? stored.roles : roles,
    agentId: request.AgentId,
    isGeneralAgent: request.IsGeneralAgent,
  };
  const names = Object.keys(wanted) as (keyof Changeable)[];
  return Object.fromEntries(names.filter((name) => wanted[name] !== stored[name]).map((name) => [name, wanted[name]]));
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');
