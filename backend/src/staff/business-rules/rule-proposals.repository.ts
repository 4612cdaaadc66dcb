import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { PROPOSAL_NOT_FOUND, type ProposalStatus } from '#shared/business-rules/rule-proposal.record';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { AppError } from '../../platform/errors.ts';
import { RuleProposal } from './rule-proposal.table.ts';

const MOST_SHOWN = 100;
const WITH = { replaces: true, proposedBy: true, decidedBy: true } as const;

/** Every query on proposals. For internal staff only, who may all read the rules. */
@Injectable()
export class RuleProposalsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The newest hundred, newest first. */
  list(status: ProposalStatus | null): Promise<RuleProposal[]> {
    const where = status === null ? {} : { status };
    return this.database.manager.find(RuleProposal, {
      where,
      relations: WITH,
      order: { id: 'DESC' },
      take: MOST_SHOWN,
    });
  }

  /** @throws NOT_FOUND */
  async find(id: number, tx: EntityManager = this.database.manager): Promise<RuleProposal> {
    return found(await tx.findOne(RuleProposal, { where: { id }, relations: WITH }));
  }

  /** Locked until the transaction ends, so that two decisions run one after another. @throws NOT_FOUND */
  async findForUpdate(id: number, tx: EntityManager): Promise<RuleProposal> {
    const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
    return found(await tx.findOne(RuleProposal, { where: { id }, ...lock }));
  }

  async insert(proposal: Omit<RuleProposal, 'id'>, tx: EntityManager): Promise<RuleProposal> {
    return tx.save(RuleProposal, Object.assign(new RuleProposal(), proposal));
  }

  async decide(
    tx: EntityManager,
    id: number,
    decision: Pick<RuleProposal, 'status' | 'decidedByUserId' | 'decidedAt' | 'decisionReason'>,
  ): Promise<void> {
    await tx.update(RuleProposal, { id }, decision);
  }
}

function found(proposal: RuleProposal | null): RuleProposal {
  if (!proposal) {
    throw new AppError('NOT_FOUND', PROPOSAL_NOT_FOUND);
  }
  return proposal;
}
