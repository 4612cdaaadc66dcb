import { Injectable } from '@nestjs/common';
import type { RecoveryCodes, SecondFactor } from '#shared/session/second-step.record';
import { groupsOfFour, NOT_SET_UP } from '#shared/session/second-step';
import { Transactions } from '../../database/transactions.ts';
import { AppError } from '../../errors.ts';
import type { User } from '../../people/user.table.ts';
import { AuditTrail } from '../../security/audit-trail.ts';
import { FactorsRepository } from '../factors/factors.repository.ts';
import { revokeAccess } from '../revoke-access.ts';
import { SecondStepRule } from '../second-step-rule.ts';
import { CodesService } from './codes.service.ts';

/** A signed-in user's own second step. Each change takes a code, so that an unattended session cannot make it. */
@Injectable()
export class OwnFactorService {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly rule: SecondStepRule,
    private readonly codes: CodesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  async state(user: User): Promise<SecondFactor> {
    const [found, RecoveryCodesLeft, IsRequired] = await Promise.all([
      this.factors.findConfirmed(user.id),
      this.factors.countRecoveryCodes(user.id),
      this.rule.isRequired(user),
    ]);
    const SetUpAt = found?.confirmedAt?.toISOString() ?? null;
    return { IsOn: found !== null, SetUpAt, RecoveryCodesLeft, IsRequired, WhyNot: this.rule.problem(user) };
  }

  /** The old ones are worth nothing. @throws as CodesService.use; WRONG_STATE without a second step */
  async renewRecoveryCodes(user: User, code: string, ip: string): Promise<RecoveryCodes> {
    await this.useCode(user, code, ip);
    return this.transactions.run(async (tx) => {
      const codes = await this.factors.replaceRecoveryCodes(user.id, tx);
      await this.audit.record(tx, { user, action: 'renew-recovery-codes', subject: 'user', subjectId: user.id });
      return { Codes: codes.map(groupsOfFour) };
    });
  }

  /** Ends every session, so that staff who must have a second step set it up again first. @throws as renewRecoveryCodes */
  async remove(user: User, code: string, ip: string): Promise<void> {
    await this.useCode(user, code, ip);
    await this.transactions.run(async (tx) => {
      await this.factors.remove(user.id, tx);
      await revokeAccess(tx, [user.id]);
      await this.audit.record(tx, { user, action: 'remove-second-factor', subject: 'user', subjectId: user.id });
    });
  }

  private async useCode(user: User, code: string, ip: string): Promise<void> {
    if (!(await this.factors.findConfirmed(user.id))) {
      throw new AppError('WRONG_STATE', NOT_SET_UP);
    }
    await this.codes.use(user, code, ip);
  }
}
