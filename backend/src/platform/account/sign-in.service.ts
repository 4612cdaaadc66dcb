import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { signInName } from '#shared/people/user-rules';
import { RulesService } from '../business-rules/rules.service.ts';
import { Transactions } from '../database/transactions.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { Passwords } from '../security/passwords.ts';
import { SignInLimits } from './limits/sign-in-limits.ts';
import { toSessionFacts, toSessionUser } from './session-user.ts';
import type { User } from '../people/user.entity.ts';
import { UsersRepository } from './users.repository.ts';

export const WRONG_CREDENTIALS = 'The user name or password is not correct.';
/** Only for users who know the password: no one else learns that the account exists. */
export const ACCOUNT_LOCKED = 'This account is locked. Please ask your administrator.';

/** Checks a user name and password. */
@Injectable()
export class SignInService {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly limits: SignInLimits,
    private readonly rules: RulesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param ip of the browser
   * @throws NOT_SIGNED_IN, the same for unknown users and wrong passwords; TOO_MANY_REQUESTS after too many wrong ones (LIMITS)
   */
  async signIn(username: string, password: string, ip: string): Promise<SessionUser> {
    const name = signInName(username);
    const user = await this.users.findByUsername(name);
    const attempt = { name, userId: user?.id ?? null, ip };
    const found = await this.limits.limited(attempt, () => this.checked(name, user, password));
    await this.transactions.run(async (tx) => {
      await this.users.noteSignIn(found.id, tx);
      await this.limits.remember(found.id, ip, tx);
      await this.audit.record(tx, { user: found, action: 'sign-in', subject: 'user', subjectId: found.id });
    });
    return toSessionUser(toSessionFacts(found), await this.rules.inForce());
  }

  private async checked(name: string, user: User | null, password: string): Promise<User> {
    if (!(await this.passwords.matches(password, user?.passwordHash ?? null)) || !user) {
      await this.noteFailure(user, user?.id ?? nameDigest(name));
      throw new AppError('NOT_SIGNED_IN', WRONG_CREDENTIALS);
    }
    if (!user.isActive) {
      await this.noteFailure(user, user.id);
      throw new AppError('NOT_SIGNED_IN', ACCOUNT_LOCKED);
    }
    return user;
  }

  private noteFailure(user: User | null, subjectId: number | string): Promise<void> {
    return this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'sign-in-failed', subject: 'user', subjectId }),
    );
  }
}

/** A string that is not a user name may be a password typed into the wrong field. */
const nameDigest = (name: string): string => createHash('sha256').update(name).digest('hex');
