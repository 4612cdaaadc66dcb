import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { signInName } from '#shared/people/user-rules';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import type { User } from '../people/user.table.ts';
import { Passwords } from '../security/passwords.ts';
import { SignInLimits } from './limits/sign-in-limits.ts';
import { SecondStepRule } from './second-step-rule.ts';
import { SignInRecords } from './sign-in-records.ts';
import { UsersRepository } from './users.repository.ts';

export const WRONG_CREDENTIALS = 'The user name or password is not correct.';
/** Only for users who know the password: no one else learns that the account exists. */
export const ACCOUNT_LOCKED = 'This account is locked. Please ask your administrator.';

/** The user of a correct password: signed in, or at the second step. */
export type PasswordPassed = { user: SessionUser } | { secondStep: User };

/** Checks a user name and password. */
@Injectable()
export class SignInService {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly limits: SignInLimits,
    private readonly rule: SecondStepRule,
    private readonly records: SignInRecords,
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
      return { user: await this.records.complete(found, ip) };
    }
    await this.records.passwordPassed(found);
    return { secondStep: found };
  }

  private async checked(name: string, user: User | null, password: string): Promise<User> {
    if (!(await this.passwords.matches(password, user?.passwordHash ?? null)) || !user) {
      await this.records.failed(user, user?.id ?? nameDigest(name));
      throw new AppError('NOT_SIGNED_IN', WRONG_CREDENTIALS);
    }
    if (!user.isActive) {
      await this.records.failed(user, user.id);
      throw new AppError('NOT_SIGNED_IN', ACCOUNT_LOCKED);
    }
    return user;
  }
}

/** A string that is not a user name may be a password typed into the wrong field. */
const nameDigest = (name: string): string => createHash('sha256').update(name).digest('hex');
