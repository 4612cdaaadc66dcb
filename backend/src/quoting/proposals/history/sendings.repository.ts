import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ProposalSendings } from '#shared/proposals/proposal.record';
import { toInstant } from '../../../platform/database/raw-values.ts';
import { ProposalSending } from './proposal-sending.table.ts';

interface RawSendings {
  proposalId: number;
  how: ProposalSendings['How'];
  times: number | string;
  firstAt: Date | string;
  lastAt: Date | string;
}

/** All queries on sent proposals. */
@Injectable()
export class SendingsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** By proposal, one line per channel; for proposals that were found for their user. */
  async summarise(proposalIds: readonly number[]): Promise<Map<number, ProposalSendings[]>> {
    const byProposal = new Map<number, ProposalSendings[]>(proposalIds.map((id) => [id, []]));
    for (const { proposalId, how, times, firstAt, lastAt } of await this.count(proposalIds)) {
      byProposal.get(proposalId)?.push({
        How: how,
        Times: Number(times),
        FirstAt: toInstant(firstAt).toISOString(),
        LastAt: toInstant(lastAt).toISOString(),
      });
    }
    return byProposal;
  }

  private async count(proposalIds: readonly number[]): Promise<RawSendings[]> {
    if (proposalIds.length === 0) {
      return [];
    }
    return this.database.manager
      .createQueryBuilder(ProposalSending, 'sending')
      .select('sending.proposalId', 'proposalId')
      .addSelect('sending.how', 'how')
      .addSelect('COUNT(*)', 'times')
      .addSelect('MIN(sending.sentAt)', 'firstAt')
      .addSelect('MAX(sending.sentAt)', 'lastAt')
      .where('sending.proposalId IN (:...ids)', { ids: [...proposalIds] })
      .groupBy('sending.proposalId')
      .addGroupBy('sending.how')
      .orderBy('MIN(sending.sentAt)')
      .getRawMany<RawSendings>();
  }
}
