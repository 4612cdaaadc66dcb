import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { groupsOfFour, plainCode, SET_UP_ALREADY, WRONG_CODE } from '#shared/session/second-step';
import type { NewAuthenticator, RecoveryCodes } from '#shared/session/second-step.record';
import { Transactions } from '../../database/transactions.ts';
import { AppError } from '../../errors.ts';
import type { User } from '../../people/user.table.ts';
import { AuditTrail } from '../../security/audit-trail.ts';
import { FactorsRepository } from '../factors/factors.repository.ts';
import { SecondStepRule } from '../second-step-rule.ts';
import { Session } from '../session.table.ts';
import { takeUserTurn } from '../user-turn.ts';

/** Sets up the app that makes a user's codes: a secret first, and it is asked for once a code has proved that the app has it. */
@Injectable()
export class SetUpAuthenticatorService {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly rule: SecondStepRule,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @param isFirst as in AddPasskeyService.confirm, here and below @throws WRONG_STATE if the user has one, or can have none */
  async begin(user: User, isFirst: boolean): Promise<NewAuthenticator> {
    const problem = this.rule.problem(user);
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
    return this.transactions.run(async (tx) => {
      const { hasApp, hasPasskey } = await this.factors.factorsOf(user.id, tx);
      if (hasApp || (isFirst && hasPasskey)) {
        throw new AppError('WRONG_STATE', SET_UP_ALREADY);
      }
      const totp = await this.factors.begin(user, tx);
      await this.audit.record(tx, { user, action: 'begin-second-factor', subject: 'user', subjectId: user.id });
      return { Secret: totp.secret.base32, Address: totp.toString() };
    });
  }

  /**
   * The first factor brings recovery codes, and ends every other session of the user.
   * @param sessionId digest of this session's id
   * @throws RULE_BROKEN for a wrong code; WRONG_STATE if nothing is being set up
   */
  async confirm(user: User, typed: string, sessionId: string, isFirst: boolean): Promise<RecoveryCodes> {
    return this.transactions.run(async (tx) => {
      await takeUserTurn(tx, user.id);
      const { hasPasskey } = await this.factors.factorsOf(user.id, tx);
      if (isFirst && hasPasskey) {
        throw new AppError('WRONG_STATE', SET_UP_ALREADY);
      }
      if (!(await this.factors.confirm(user.id, plainCode(typed), tx))) {
        throw new AppError('RULE_BROKEN', WRONG_CODE, { Code: [WRONG_CODE] });
      }
      await this.audit.record(tx, { user, action: 'set-up-second-factor', subject: 'user', subjectId: user.id });
      if (hasPasskey) {
        return { Codes: [] };
      }
      await tx.delete(Session, { userId: user.id, id: Not(sessionId) });
      return { Codes: (await this.factors.replaceRecoveryCodes(user.id, tx)).map(groupsOfFour) };
    });
  }
}
