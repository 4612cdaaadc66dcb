import { Injectable } from '@nestjs/common';
import { RulesService } from '../business-rules/rules.service.ts';
import { Transactions } from '../database/transactions.ts';
import type { SessionUser } from '../http/current-user.ts';
import type { User } from '../people/user.table.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { SignInLimits } from './limits/sign-in-limits.ts';
import { toSessionFacts, toSessionUser } from './session-user.ts';
import { UsersRepository } from './users.repository.ts';

/** What is written about signing in with a password, after one step or two. */
@Injectable()
export class SignInRecords {
  constructor(
    private readonly users: UsersRepository,
    private readonly limits: SignInLimits,
    private readonly rules: RulesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** All steps are done. @param fields how, if not by the password alone */
  async complete(user: User, ip: string, fields: string[] = []): Promise<SessionUser> {
    await this.transactions.run(async (tx) => {
      await this.users.noteSignIn(user.id, tx);
      await this.limits.remember(user.id, ip, tx);
      await this.audit.record(tx, { user, action: 'sign-in', subject: 'user', subjectId: user.id, fields });
    });
    return toSessionUser(toSessionFacts(user), await this.rules.inForce());
  }

  async passwordPassed(user: User): Promise<void> {
    await this.note(user, 'pass-password', user.id);
  }

  async failed(user: User | null, subjectId: number | string): Promise<void> {
    await this.note(user, 'sign-in-failed', subjectId);
  }

  /** A wrong code, or a passkey that was not accepted. */
  async stepFailed(user: User): Promise<void> {
    await this.note(user, 'second-step-failed', user.id);
  }

  private note(user: User | null, action: string, subjectId: number | string): Promise<void> {
    return this.transactions.run((tx) => this.audit.record(tx, { user, action, subject: 'user', subjectId }));
  }
}
