import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import type { NewAuthenticator, RecoveryCodes } from '#shared/session/second-step.record';
import { groupsOfFour, plainCode, SET_UP_ALREADY, WRONG_CODE } from '#shared/session/second-step';
import { Transactions } from '../../database/transactions.ts';
import { AppError } from '../../errors.ts';
import type { User } from '../../people/user.table.ts';
import { AuditTrail } from '../../security/audit-trail.ts';
import { FactorsRepository } from '../factors/factors.repository.ts';
import { SecondStepRule } from '../second-step-rule.ts';
import { Session } from '../session.table.ts';

/** Sets up the app that makes a user's codes: a secret first, and it is asked for once a code has proved that the app has it. */
@Injectable()
export class SetUpAuthenticatorService {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly rule: SecondStepRule,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws WRONG_STATE if the user has one, or can have none */
  async begin(user: User): Promise<NewAuthenticator> {
    const problem = this.rule.problem(user);
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
    return this.transactions.run(async (tx) => {
      if (await this.factors.findConfirmed(user.id, tx)) {
        throw new AppError('WRONG_STATE', SET_UP_ALREADY);
      }
      const totp = await this.factors.begin(user, tx);
      await this.audit.record(tx, { user, action: 'begin-second-factor', subject: 'user', subjectId: user.id });
      return { Secret: totp.secret.base32, Address: totp.toString() };
    });
  }

  /**
   * Every other session of the user ends.
   * @param sessionId digest of this session's id
   * @throws RULE_BROKEN for a wrong code; WRONG_STATE if nothing is being set up
   */
  async confirm(user: User, typed: string, sessionId: string): Promise<RecoveryCodes> {
    return this.transactions.run(async (tx) => {
      if (!(await this.factors.confirm(user.id, plainCode(typed), tx))) {
        throw new AppError('RULE_BROKEN', WRONG_CODE, { Code: [WRONG_CODE] });
      }
      const codes = await this.factors.replaceRecoveryCodes(user.id, tx);
      await tx.delete(Session, { userId: user.id, id: Not(sessionId) });
      await this.audit.record(tx, { user, action: 'set-up-second-factor', subject: 'user', subjectId: user.id });
      return { Codes: codes.map(groupsOfFour) };
    });
  }
}
