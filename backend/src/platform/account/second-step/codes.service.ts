import { Injectable } from '@nestjs/common';
import { plainCode, WRONG_CODE } from '#shared/session/second-step';
import { Transactions } from '../../database/transactions.ts';
import type { User } from '../../people/user.table.ts';
import { FactorsRepository } from '../factors/factors.repository.ts';
import { WrongSecret } from '../limits/attempts.ts';
import { SignInLimits } from '../limits/sign-in-limits.ts';
import { SignInRecords } from '../sign-in-records.ts';

/** Uses up codes of the second step: of the app, and recovery codes. */
@Injectable()
export class CodesService {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly limits: SignInLimits,
    private readonly transactions: Transactions,
    private readonly records: SignInRecords,
  ) {}

  /** @throws RULE_BROKEN for a code that is wrong or was used before; TOO_MANY_REQUESTS after too many wrong ones (LIMITS) */
  async use(user: User, typed: string, ip: string): Promise<void> {
    const code = plainCode(typed);
    await this.limits.limitedStep(user.id, ip, async () => {
      if (await this.transactions.run((tx) => this.factors.use(user.id, code, tx))) {
        return;
      }
      await this.records.stepFailed(user);
      throw new WrongSecret('Code', WRONG_CODE);
    });
  }
}
