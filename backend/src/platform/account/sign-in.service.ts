import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { signInName } from '#shared/people/user-rules';
import { RulesService } from '../business-rules/rules.service.ts';
import { Transactions } from '../database/transactions.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import type { User } from '../people/user.table.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { Passwords } from '../security/passwords.ts';
import { SignInLimits } from './limits/sign-in-limits.ts';
import { SecondStepRule } from './second-step-rule.ts';
import { toSessionFacts, toSessionUser } from './session-user.ts';
import { UsersRepository } from './users.repository.ts';

export const WRONG_CREDENTIALS = 'The user name or password is not correct.';
/** Only for users who know the password: no one else learns that the account exists. */
export const ACCOUNT_LOCKED = 'This account is locked. Please ask your administrator.';

/** The user of a correct password: signed in, or at the second step. */
export type PasswordPassed = { user: SessionUser } | { secondStep: User };

/**
 * Checks a user name and password, and writes what becomes of signing in, after one step or two, and of signing out.
 */
@Injectable()
export class SignInService {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly limits: SignInLimits,
    private readonly rule: SecondStepRule,
    private readonly rules: RulesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param ip of the browser
   * @throws NOT_SIGNED_IN, the same for unknown users and wrong passwords; TOO_MANY_REQUESTS after too many wrong ones (LIMITS)
   */
  async signIn(username: string, password: string, ip: string): Promise<PasswordPassed> {
    const name = signInName(username);
    const user = await this.users.findByUsername(name);
    const attempt = { name, userId: user?.id ?? null, ip };
    const found = await this.limits.limited(attempt, () => this.checked(name, user, password));
    if ((await this.rule.after(found)) === 'nothing') {
      return { user: await this.complete(found, ip) };
    }
    await this.passwordPassed(found);
    return { secondStep: found };
  }

  private async checked(name: string, user: User | null, password: string): Promise<User> {
    if (!(await this.passwords.matches(password, user?.passwordHash ?? null)) || !user) {
      await this.failed(user, user?.id ?? nameDigest(name));
      throw new AppError('NOT_SIGNED_IN', WRONG_CREDENTIALS);
    }
    if (!user.isActive) {
      await this.failed(user, user.id);
      throw new AppError('NOT_SIGNED_IN', ACCOUNT_LOCKED);
    }
    return user;
  }

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

  /** Audits the sign-out; Sessions ends the session itself. */
  async signOut(user: SessionUser | null): Promise<void> {
    if (user) {
      await this.transactions.run((tx) =>
        this.audit.record(tx, { user, action: 'sign-out', subject: 'user', subjectId: user.id }),
      );
    }
  }
}

/** A string that is not a user name may be a password typed into the wrong field. */
const nameDigest = (name: string): string => createHash('sha256').update(name).digest('hex');
