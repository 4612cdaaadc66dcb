import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { counted } from '#shared/formats/text';
import { isInCarrier, type InstallationStatus } from '#shared/installation/installation-status';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import type { CallResult } from './carrier/carrier-call.ts';
import { InstalledGroups } from './installed-groups.ts';
import { InstallationMember } from './installation-member.table.ts';
import { Installation } from './installation.table.ts';
import { InstallationsRepository } from './installations.repository.ts';

export const membersFailed = (failed: number, all: number): string =>
  `${failed} of ${counted(all, 'member')} could not be installed.`;
/** Used when no call gave a reason. */
const GAVE_UP = 'The installation did not finish. Please resubmit it.';

const STATUS_AFTER: Record<CallResult['outcome'], InstallationStatus> = {
  Installed: 'Installed',
  Refused: 'Failed',
  Unavailable: 'Waiting',
};

/** Records the progress of an installation. Someone may have marked it installed in the meantime: that is kept. */
@Injectable()
export class RecordInstallationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly installations: InstallationsRepository,
    private readonly installedGroups: InstalledGroups,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Records the result of the call for the group itself. */
  group({ id, quoteId }: Installation, result: CallResult): Promise<void> {
    return this.transactions.run(async (tx) => {
      await this.installations.addAttempt(tx, { installationId: id, censusMemberId: null }, result);
      const { outcome, message, number: groupNumber } = result;
      const change = { status: STATUS_AFTER[outcome], message, groupNumber, ...this.dated(outcome) };
      const { affected } = await tx.update(Installation, { id, status: 'Waiting' }, change);
      if (affected === 1 && outcome === 'Installed') {
        await this.installedGroups.record(tx, null, { quoteId, groupNumber });
      }
    });
  }

  /** Records the result of the call for a member. */
  async member({ id: installationId }: Installation, censusMemberId: number, result: CallResult): Promise<void> {
    await this.transactions.run(async (tx) => {
      const attemptId = await this.installations.addAttempt(tx, { installationId, censusMemberId }, result);
      const { outcome, message } = result;
      const failed = outcome === 'Installed' ? {} : { failedAttemptId: attemptId };
      const change = { status: STATUS_AFTER[outcome], message, ...this.dated(outcome), ...failed };
      await tx.update(InstallationMember, { installationId, censusMemberId, status: 'Waiting' }, change);
    });
  }

  /** All members were tried: the group states how many need a person's attention. */
  finish({ quoteId }: Installation): Promise<void> {
    return this.transactions.run(async (tx) => {
      if (await this.summarize(tx, { quoteId })) {
        await this.audit.record(tx, { user: null, action: 'install-members', subject: 'quote', subjectId: quoteId });
      }
    });
  }

  /** No more automatic retries: everything still waiting is left to staff. */
  async giveUp(tx: EntityManager, quoteId: number): Promise<void> {
    const installation = await this.installations.findForUpdate({ quoteId }, tx);
    if (installation?.status === 'Waiting') {
      const [failedAt, message] = [this.clock.now(), installation.message || GAVE_UP];
      await tx.update(Installation, { id: installation.id }, { status: 'Failed', failedAt, message });
    } else if (installation) {
      await this.giveUpMembers(tx, installation.id);
      await this.summarize(tx, { quoteId });
    }
  }

  private async giveUpMembers(tx: EntityManager, installationId: number): Promise<void> {
    const members = await this.installations.listForUpdate({ installationId }, tx);
    for (const { id, censusMemberId, status, message, failedAttemptId } of members) {
      if (status === 'Waiting') {
        const untried = { outcome: 'Unavailable', message: GAVE_UP, detail: 'not sent', number: null } as const;
        const attemptId =
          failedAttemptId || (await this.installations.addAttempt(tx, { installationId, censusMemberId }, untried));
        const change = { failedAttemptId: attemptId, failedAt: this.clock.now(), message: message || GAVE_UP };
        await tx.update(InstallationMember, { id }, { status: 'Failed', ...change });
      }
    }
  }

  /** Without an answer, a resubmitted error keeps its state. */
  private dated(outcome: CallResult['outcome']): { failedAt?: Date | null } {
    return outcome === 'Unavailable' ? {} : { failedAt: outcome === 'Refused' ? this.clock.now() : null };
  }

  /** Updates the group's row from its members: since when staff have to look at it, and why. */
  async summarize(tx: EntityManager, where: { id: number } | { quoteId: number }): Promise<Installation | null> {
    const installation = await this.installations.findForUpdate(where, tx);
    if (!installation || !isInCarrier(installation.status)) {
      return null;
    }
    const members = await this.installations.listForUpdate({ installationId: installation.id }, tx);
    const failed = members.filter(({ failedAt }) => failedAt !== null).length;
    const hasErrors = failed > 0;
    await tx.update(
      Installation,
      { id: installation.id },
      {
        processedWithErrors: hasErrors,
        failedAt: hasErrors ? (installation.failedAt ?? this.clock.now()) : null,
        message: hasErrors ? membersFailed(failed, members.length) : '',
      },
    );
    return installation;
  }
}
