import { Injectable } from '@nestjs/common';
import { RulesService } from '../business-rules/rules.service.ts';
import { Transactions } from '../database/transactions.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import { AuditTrail } from '../security/audit-trail.ts';
import { Passwords } from '../security/passwords.ts';
import { toSessionFacts, toSessionUser } from './session-user.ts';
import { SignInThrottle, usernameDigest } from './sign-in-throttle.ts';
import { UsersRepository } from './users.repository.ts';

export const WRONG_CREDENTIALS = 'The user name or password is not correct.';
/** Only for whoever knows the password: nobody else learns that there is such a user. */
export const ACCOUNT_LOCKED = 'This account is locked. Please ask your administrator.';

/** Checks a user name and password. */
@Injectable()
export class SignInService {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly throttle: SignInThrottle,
    private readonly rules: RulesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws NOT_SIGNED_IN, the same for unknown users and wrong passwords; TOO_MANY_REQUESTS after five in 15 minutes */
  async signIn(username: string, password: string): Promise<SessionUser> {
    await this.throttle.countAttempt(username);
    const user = await this.users.findByUsername(username);
    if (!(await this.passwords.matches(password, user?.passwordHash ?? null)) || !user) {
      await this.note('sign-in-failed', user, user?.id ?? usernameDigest(username));
      throw new AppError('NOT_SIGNED_IN', WRONG_CREDENTIALS);
    }
    if (!user.isActive) {
      await this.note('sign-in-failed', user, user.id);
      throw new AppError('NOT_SIGNED_IN', ACCOUNT_LOCKED);
    }
    await this.throttle.forget(username);
    await this.note('sign-in', user, user.id);
    return toSessionUser(toSessionFacts(user), await this.rules.inForce());
  }

  private note(action: string, user: { id: number } | null, subjectId: number | string): Promise<void> {
    return this.transactions.run(async (tx) => {
      if (user && action === 'sign-in') {
        await this.users.noteSignIn(user.id, tx);
      }
      await this.audit.record(tx, { user, action, subject: 'user', subjectId });
    });
  }
}
