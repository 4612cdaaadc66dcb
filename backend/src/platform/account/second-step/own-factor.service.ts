import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { PASSKEY_GONE, type SecondStepProof } from '#shared/session/passkey.record';
import { CODE_MISSING, groupsOfFour, NOT_SET_UP } from '#shared/session/second-step';
import type { OwnPasskey, RecoveryCodes, SecondFactor } from '#shared/session/second-step.record';
import { Transactions } from '../../database/transactions.ts';
import { AppError } from '../../errors.ts';
import type { User } from '../../people/user.table.ts';
import { AuditTrail } from '../../security/audit-trail.ts';
import { SecondStepRule } from '../second-step-rule.ts';
import { Session } from '../session.table.ts';
import { revokeAccess, takeUserTurn } from '../users.repository.ts';
import type { Ceremony } from './check-passkey.ts';
import { FactorsRepository } from './factors.repository.ts';
import type { Passkey } from './factors.table.ts';
import { PasskeysService } from './passkeys.service.ts';
import { SecondStepService } from './second-step.service.ts';

/**
 * A signed-in user's own second step. Each change takes a proof of it, so that an unattended session cannot make it. Asks a signed-in
 * user for the second step again, before a change of it.
 */
@Injectable()
export class OwnFactorService {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly rule: SecondStepRule,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly secondStep: SecondStepService,
    private readonly passkeys: PasskeysService,
  ) {}

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
    await this.check(user, proof, ceremony);
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
    await this.check(user, proof, ceremony);
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
    await this.check(user, proof, ceremony);
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
  private async check(user: User, { Code, Passkey }: SecondStepProof, ceremony: Ceremony): Promise<void> {
    if (Passkey) {
      await this.passkeys.use(user, Passkey, ceremony);
    } else if (Code) {
      await this.secondStep.useCode(user, Code, ceremony.ip);
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
