import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { RENEWAL_OVER } from '#shared/contract-renewals/contract-renewal';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { addRows } from '../../platform/database/add-rows.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { list, selected, sql, table } from '../../platform/database/sql.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { visibleAgents } from '../../platform/people/visible-agents.repository.ts';
import { QuoteAgent } from '../quotes/quote-agent.table.ts';
import { Quote } from '../quotes/quote.table.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { ContractRenewal } from './contract-renewal.table.ts';
import { RenewedMember } from './renewed-member.table.ts';

export type NewContractRenewal = Omit<ContractRenewal, 'quoteId' | 'quote' | 'plan'>;
export type NewRenewedMember = Omit<RenewedMember, 'id' | 'quoteId' | 'quote' | 'member'>;

/** The quote that renews a contract. */
export interface RenewalInProgress {
  contractNumber: string;
  quoteId: number;
  status: QuoteStatus;
}
type RenewalQuote = Pick<IndividualQuote, 'id' | 'quoteType'>;

const renewal = table(ContractRenewal, 'renewal');
const quote = table(Quote, 'quote');
const assigned = table(QuoteAgent, 'assigned');

/** What quotes renew. Each method takes a quote that was found for the user, or finds quotes that the user may see. */
@Injectable()
export class RenewedContractsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** null for a quote that renews no contract. */
  async find(
    { id: quoteId, quoteType }: RenewalQuote,
    tx: EntityManager = this.database.manager,
  ): Promise<ContractRenewal | null> {
    return quoteType === 'IndividualRenewal' ? tx.findOneBy(ContractRenewal, { quoteId }) : null;
  }

  /** The people of the contract, the subscriber first. */
  async listMembers(
    { id: quoteId, quoteType }: RenewalQuote,
    tx: EntityManager = this.database.manager,
  ): Promise<RenewedMember[]> {
    return quoteType === 'IndividualRenewal'
      ? tx.find(RenewedMember, { where: { quoteId }, order: { id: 'ASC' } })
      : [];
  }

  /** The newest quote for each of these contracts and this year that this user sees; not those that have come to nothing. */
  async mapInProgress(
    user: SessionUser,
    { contractNumbers, year }: { contractNumbers: readonly string[]; year: number },
    tx: EntityManager = this.database.manager,
  ): Promise<Map<string, RenewalInProgress>> {
    if (contractNumbers.length === 0) {
      return new Map();
    }
    const seen = sql`SELECT 1 FROM ${assigned} WHERE ${assigned.quoteId} = ${quote.id}
      AND ${visibleAgents(user, assigned.agentId)}`;
    const rows = await rowsOf<RenewalInProgress>(
      tx,
      sql`SELECT ${selected<RenewalInProgress>({
        contractNumber: renewal.contractNumber,
        quoteId: quote.id,
        status: quote.status,
      })} FROM ${renewal} JOIN ${quote} ON ${quote.id} = ${renewal.quoteId}
      WHERE ${renewal.contractNumber} IN (${list(contractNumbers)}) AND ${renewal.year} = ${year}
        AND ${quote.isDeleted} = 0 AND ${quote.status} NOT IN (${list(RENEWAL_OVER)})
        AND ${user.isInternal ? sql`1 = 1` : sql`EXISTS (${seen})`} ORDER BY ${quote.id}`,
    );
    return new Map(rows.map((row) => [row.contractNumber, row]));
  }

  async insert(
    tx: EntityManager,
    { id: quoteId }: RenewalQuote,
    { contract, members }: { contract: NewContractRenewal; members: readonly NewRenewedMember[] },
  ): Promise<void> {
    await addRows(tx, ContractRenewal, { ...contract, quoteId });
    await addRows(
      tx,
      RenewedMember,
      members.map((member) => ({ ...member, quoteId })),
    );
  }

  /** These people have been asked about tobacco again. */
  async markAnswered(tx: EntityManager, { id: quoteId }: RenewalQuote, memberIds: readonly number[]): Promise<void> {
    await tx.update(RenewedMember, { quoteId, memberId: In([...memberIds]) }, { tobaccoAnswered: true });
  }
}
