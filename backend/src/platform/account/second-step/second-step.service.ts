import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Not } from 'typeorm';
import {
  groupsOfFour,
  plainCode,
  SECOND_STEP_MS,
  SECOND_STEP_OVER,
  SET_UP_ALREADY,
  WRONG_CODE,
  WRONG_PASSWORD,
} from '#shared/session/second-step';
import type { NewAuthenticator, RecoveryCodes } from '#shared/session/second-step.record';
import { Clock } from '../../clock.ts';
import { Transactions } from '../../database/transactions.ts';
import { AppError } from '../../errors.ts';
import type { User } from '../../people/user.table.ts';
import { AuditTrail } from '../../security/audit-trail.ts';
import { Passwords } from '../../security/passwords.ts';
import { WrongSecret } from '../limits/attempts.ts';
import { SignInLimits } from '../limits/sign-in-limits.ts';
import { SecondStepRule } from '../second-step-rule.ts';
import { Session } from '../session.table.ts';
import { SignInService } from '../sign-in.service.ts';
import { takeUserTurn, UsersRepository } from '../users.repository.ts';
import { FactorsRepository } from './factors.repository.ts';

/**
 * Uses up codes of the second step: of the app, and recovery codes. Asks a signed-in user for the password again. Browsers whose user's
 * password was accepted and who are not signed in yet. Sets up the app that makes a user's codes: a secret first, and it is asked for
 * once a code has proved that the app has it.
 */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly limits: SignInLimits,
    private readonly transactions: Transactions,
    private readonly signIn: SignInService,
    private readonly passwords: Passwords,
    private readonly users: UsersRepository,
    private readonly clock: Clock,
    private readonly rule: SecondStepRule,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws RULE_BROKEN for a code that is wrong or was used before; TOO_MANY_REQUESTS after too many wrong ones (LIMITS) */
  async useCode(user: User, typed: string, ip: string): Promise<void> {
    const code = plainCode(typed);
    await this.limits.limitedStep(user.id, ip, async () => {
      if (await this.transactions.run((tx) => this.factors.use(user.id, code, tx))) {
        return;
      }
      await this.signIn.stepFailed(user);
      throw new WrongSecret('Code', WRONG_CODE);
    });
  }

  /** Wrong ones count as at sign-in. @throws RULE_BROKEN, TOO_MANY_REQUESTS */
  checkPassword(user: User, password: string, ip: string): Promise<void> {
    const attempt = { name: user.username, userId: user.id, ip };
    return this.limits.limited(attempt, async () => {
      if (!(await this.passwords.matches(password, user.passwordHash))) {
        await this.signIn.failed(user, user.id);
        throw new WrongSecret('Password', WRONG_PASSWORD);
      }
    });
  }

  /** @throws NOT_SIGNED_IN without an accepted password, too long after it, and once the user was locked or the password changed */
  async pendingUserOf(request: FastifyRequest): Promise<User> {
    const pending = request.session.get('secondStep');
    const isInTime = pending && this.clock.now().getTime() - pending.passwordAt < SECOND_STEP_MS;
    const user = isInTime ? await this.users.findActive(pending.userId, pending.accessVersion) : null;
    if (!user) {
      throw new AppError('NOT_SIGNED_IN', SECOND_STEP_OVER);
    }
    return user;
  }

  /** @param isFirst as in PasskeysService.confirm, here and below @throws WRONG_STATE if the user has one, or can have none */
  async beginAuthenticator(user: User, isFirst: boolean): Promise<NewAuthenticator> {
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
  async confirmAuthenticator(user: User, typed: string, sessionId: string, isFirst: boolean): Promise<RecoveryCodes> {
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
