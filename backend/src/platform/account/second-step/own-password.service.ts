import { Injectable } from '@nestjs/common';
import { WRONG_PASSWORD } from '#shared/session/second-step';
import type { User } from '../../people/user.table.ts';
import { Passwords } from '../../security/passwords.ts';
import { WrongSecret } from '../limits/attempts.ts';
import { SignInLimits } from '../limits/sign-in-limits.ts';
import { SignInRecords } from '../sign-in-records.ts';

/** Asks a signed-in user for the password again. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly passwords: Passwords,
    private readonly limits: SignInLimits,
    private readonly records: SignInRecords,
  ) {}

  /** Wrong ones count as at sign-in. @throws RULE_BROKEN, TOO_MANY_REQUESTS */
  check(user: User, password: string, ip: string): Promise<void> {
    const attempt = { name: user.username, userId: user.id, ip };
    return this.limits.limited(attempt, async () => {
      if (!(await this.passwords.matches(password, user.passwordHash))) {
        await this.records.failed(user, user.id);
        throw new WrongSecret('Password', WRONG_PASSWORD);
      }
    });
  }
}
