import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { preparedRows } from '../../platform/database/run-sql.ts';
import { sql, table } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { visibleAgents } from '../../platform/people/visible-agents.repository.ts';
import { IndividualDetails } from '../../quoting/quotes/individual-details.table.ts';
import { ContractMember } from '../contracts/contract-member.table.ts';
import { Contract } from '../contracts/contract.table.ts';

const contract = table(Contract, 'contract');

/** Ours. */
export const NO_SUCH_CONTRACT = 'The contract was not found in your book of business.';

/** Where the household lived when it enrolled. */
export type EnrolledPlace = Pick<IndividualDetails, 'postalCode' | 'countyFips'>;

@Injectable()
export class RenewableContractsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** With its medical plan; the contract of a book that this user sees. @throws NOT_FOUND */
  async find(user: SessionUser, contractNumber: string): Promise<Contract> {
    const { manager } = this.database;
    const [row] = await preparedRows<{ id: number }>(
      manager,
      sql`SELECT ${contract.id} FROM ${contract} WHERE ${contract.contractNumber} = ${contractNumber}
        AND ${visibleAgents(user, contract.agentId)} AND ${contract.agentId} IS NOT NULL`,
    );
    const found = row && (await manager.findOne(Contract, { where: { id: row.id }, relations: { medicalPlan: true } }));
    if (!found) {
      throw new AppError('NOT_FOUND', NO_SUCH_CONTRACT);
    }
    return found;
  }

  /** The subscriber first. */
  listMembers({ id: contractId }: Contract): Promise<ContractMember[]> {
    return this.database.manager.find(ContractMember, {
      where: { contractId },
      order: { isSubscriber: 'DESC', id: 'ASC' },
    });
  }

  /** null for a contract that was not enrolled here. */
  findEnrolledPlace({ quoteId }: Contract): Promise<EnrolledPlace | null> {
    return quoteId === null ? Promise.resolve(null) : this.database.manager.findOneBy(IndividualDetails, { quoteId });
  }
}
