import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type EntityManager, Not } from 'typeorm';
import { PASSKEY_GONE, type SecondStepProof } from '#shared/session/passkey.record';
import {
  CODE_MISSING,
  groupsOfFour,
  NOT_SET_UP,
  plainCode,
  SECOND_STEP_MS,
  SECOND_STEP_OVER,
  SET_UP_ALREADY,
  WRONG_CODE,
  WRONG_PASSWORD,
} from '#shared/session/second-step';
import type { NewAuthenticator, OwnPasskey, RecoveryCodes, SecondFactor } from '#shared/session/second-step.record';
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
import { revokeAccess, takeUserTurn, UsersRepository } from '../users.repository.ts';
import type { Ceremony } from './check-passkey.ts';
import { FactorsRepository } from './factors.repository.ts';
import type { Passkey } from './factors.table.ts';
import { PasskeysService } from './passkeys.service.ts';

/**
 * The second step of a sign-in: its codes, of the app and for recovery, the app's setup (a secret first, and it is asked for once a code
 * has proved that the app has it), and a signed-in user's own changes. Each of those takes the password or a proof of the step, so that
 * an unattended session cannot make it.
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
    private readonly passkeys: PasskeysService,
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

  async state(user: User): Promise<SecondFactor> {
    const [app, passkeys, RecoveryCodesLeft, IsRequired] = await Promise.all([
      this.factors.findConfirmed(user.id),
      this.factors.listPasskeys(user.id),
      this.factors.countRecoveryCodes(user.id),
      this.rule.isRequired(user),
    ]);
    return {
      IsOn: app !== null || passkeys.length > 0,
      SetUpAt: app?.confirmedAt?.toISOString() ?? null,
      Passkeys: passkeys.map(toOwnPasskey),
      RecoveryCodesLeft,
      IsRequired,
      WhyNot: this.rule.problem(user),
    };
  }

  /** The old ones are worth nothing. @throws RULE_BROKEN, TOO_MANY_REQUESTS for a wrong proof; WRONG_STATE without a second step */
  async renewRecoveryCodes(user: User, proof: SecondStepProof, ceremony: Ceremony): Promise<RecoveryCodes> {
    const { hasApp, hasPasskey } = await this.factors.factorsOf(user.id);
    if (!hasApp && !hasPasskey) {
      throw new AppError('WRONG_STATE', NOT_SET_UP);
    }
    await this.checkProof(user, proof, ceremony);
    return this.transactions.run(async (tx) => {
      const codes = await this.factors.replaceRecoveryCodes(user.id, tx);
      await this.audit.record(tx, { user, action: 'renew-recovery-codes', subject: 'user', subjectId: user.id });
      return { Codes: codes.map(groupsOfFour) };
    });
  }

  /** @returns as removed @throws as renewRecoveryCodes; WRONG_STATE without an app */
  async removeApp(user: User, proof: SecondStepProof, ceremony: Ceremony): Promise<boolean> {
    if (!(await this.factors.findConfirmed(user.id))) {
      throw new AppError('WRONG_STATE', NOT_SET_UP);
    }
    await this.checkProof(user, proof, ceremony);
    return this.transactions.run(async (tx) => {
      await takeUserTurn(tx, user.id);
      await this.factors.removeApp(user.id, tx);
      return this.removed(user, 'remove-second-factor', ceremony, tx);
    });
  }

  /** @returns as removed @throws as renewRecoveryCodes; NOT_FOUND for one that is not this user's */
  async removePasskey(user: User, id: number, proof: SecondStepProof, ceremony: Ceremony): Promise<boolean> {
    if (!(await this.factors.listPasskeys(user.id)).some((passkey) => passkey.id === id)) {
      throw new AppError('NOT_FOUND', PASSKEY_GONE);
    }
    await this.checkProof(user, proof, ceremony);
    return this.transactions.run(async (tx) => {
      await takeUserTurn(tx, user.id);
      if (!(await this.factors.removePasskey(user.id, id, tx))) {
        throw new AppError('NOT_FOUND', PASSKEY_GONE);
      }
      return this.removed(user, 'remove-passkey', ceremony, tx);
    });
  }

  /**
   * Ends the sessions elsewhere; with the last factor this one too, so that staff who must have a second step set it up again first.
   * @returns whether this session is over
   */
  private async removed(user: User, action: string, ceremony: Ceremony, tx: EntityManager): Promise<boolean> {
    await this.audit.record(tx, { user, action, subject: 'user', subjectId: user.id });
    const { hasApp, hasPasskey } = await this.factors.factorsOf(user.id, tx);
    if (hasApp || hasPasskey) {
      await tx.delete(Session, { userId: user.id, id: Not(ceremony.sessionId) });
      return false;
    }
    await this.factors.removeRecoveryCodes(user.id, tx);
    await revokeAccess(tx, [user.id]);
    return true;
  }

  /** @throws RULE_BROKEN, TOO_MANY_REQUESTS */
  private async checkProof(user: User, { Code, Passkey }: SecondStepProof, ceremony: Ceremony): Promise<void> {
    if (Passkey) {
      await this.passkeys.use(user, Passkey, ceremony);
    } else if (Code) {
      await this.useCode(user, Code, ceremony.ip);
    } else {
      throw new AppError('RULE_BROKEN', CODE_MISSING, { Code: [CODE_MISSING] });
    }
  }
}

const toOwnPasskey = ({ id, name, addedAt, lastUsedAt }: Passkey): OwnPasskey => ({
  Id: id,
  Name: name,
  AddedAt: addedAt.toISOString(),
  LastUsedAt: lastUsedAt?.toISOString() ?? null,
});
