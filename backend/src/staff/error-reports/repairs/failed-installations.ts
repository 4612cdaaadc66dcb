import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../platform/errors.ts';
import { InstallationMember } from '../../../enrollment/installation/installation-member.table.ts';
import type { Installation } from '../../../enrollment/installation/installation.table.ts';
import { InstallationsRepository } from '../../../enrollment/installation/installations.repository.ts';

/** The rows to repair, locked until the transaction ends so that two repairs run one after another. */
@Injectable()
export class FailedInstallations {
  constructor(private readonly installations: InstallationsRepository) {}

  /** @throws NOT_FOUND */
  async find(where: { id: number } | { quoteId: number }, tx: EntityManager): Promise<Installation> {
    const installation = await this.installations.findForUpdate(where, tx);
    if (!installation) {
      throw new AppError('NOT_FOUND', 'This installation was not found.');
    }
    return installation;
  }

  /** A member with the installation. @throws NOT_FOUND */
  async findMember(
    { quoteId, censusMemberId }: { quoteId?: number; censusMemberId: number },
    tx: EntityManager,
  ): Promise<{ installation: Installation; member: InstallationMember }> {
    const where = { censusMemberId, ...(quoteId === undefined ? {} : { installation: { quoteId } }) };
    const found = await tx.findOne(InstallationMember, { where });
    const installation = found && (await this.find({ id: found.installationId }, tx));
    const [member] = found ? await this.installations.listForUpdate({ id: found.id }, tx) : [];
    if (!installation || !member) {
      throw new AppError('NOT_FOUND', 'This member was not found among those to be installed.');
    }
    return { installation, member };
  }
}

/** @throws WRONG_STATE for a problem */
export function refuseIf(problem: string | null): void {
  if (problem) {
    throw new AppError('WRONG_STATE', problem);
  }
}
