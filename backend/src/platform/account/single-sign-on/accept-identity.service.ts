import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Rules } from '#shared/business-rules/rules';
import { ROLES } from '#shared/roles/permissions';
import { RulesService } from '../../business-rules/rules.service.ts';
import { Transactions } from '../../database/transactions.ts';
import type { SessionUser } from '../../http/current-user.ts';
import type { User } from '../../people/user.table.ts';
import { AuditTrail } from '../../security/audit-trail.ts';
import { toSessionFacts, toSessionUser } from '../session-user.ts';
import { UsersRepository } from '../users.repository.ts';
import type { Identity } from './identity-provider.gateway.ts';
import { LinkedUsersRepository } from './linked-users.repository.ts';

/** Maximum length of the column. */
const MAX_SUBJECT_LENGTH = 190;

/** Finds the user for an identity of the provider. */
@Injectable()
export class AcceptIdentityService {
  constructor(
    private readonly users: LinkedUsersRepository,
    private readonly rules: RulesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly accounts: UsersRepository,
  ) {}

  /**
   * The user linked to the subject, or the only one with the verified e-mail address, who is then linked. The roles of the claim replace
   * the stored ones; unknown roles are ignored.
   *
   * @returns null if there is no such user
   */
  async accept(identity: Identity): Promise<SessionUser | null> {
    const rules = await this.rules.inForce();
    return this.transactions.run(async (tx) => {
      const found = await this.find(identity, tx);
      if (!found) {
        const subjectId = createHash('sha256').update(identity.subject).digest('hex');
        await this.audit.record(tx, { user: null, action: 'single-sign-on-failed', subject: 'user', subjectId });
        return null;
      }
      const changes = changesOf(found, identity, rules);
      const fields = Object.keys(changes);
      const user = fields.length > 0 ? await this.users.save(found, changes, tx) : found;
      await this.accounts.noteSignIn(user.id, tx);
      await this.audit.record(tx, { user, action: 'single-sign-on', subject: 'user', subjectId: user.id, fields });
      return toSessionUser(toSessionFacts(user), rules);
    });
  }

  private async find({ subject, email }: Identity, tx: EntityManager): Promise<User | null> {
    if (subject.length > MAX_SUBJECT_LENGTH) {
      return null;
    }
    const linked = await this.users.findBySubject(subject, tx);
    return linked ?? (email ? this.users.findUnlinkedByEmail(email, tx) : null);
  }
}

function changesOf(
  user: User,
  { subject, roles }: Identity,
  rules: Rules,
): Partial<Pick<User, 'oidcSubject' | 'roles'>> {
  const known = new Set<string>([...Object.values(ROLES), ...rules.InternalSales, ...rules.InternalOperations]);
  const wanted = roles?.filter((role) => known.has(role)).sort() ?? user.roles;
  const sameRoles = wanted.join() === [...user.roles].sort().join() || roles === null;
  return {
    ...(user.oidcSubject === subject ? {} : { oidcSubject: subject }),
    ...(sameRoles ? {} : { roles: [...new Set(wanted)] }),
  };
}
