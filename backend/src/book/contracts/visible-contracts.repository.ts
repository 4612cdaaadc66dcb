import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { table } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Agent } from '../../platform/people/agent.table.ts';
import { visibleAgents } from '../../platform/people/visible-agents.repository.ts';
import { IndividualDetails } from '../../quoting/quotes/individual-details.table.ts';
import { ContractMember } from './contract-member.table.ts';
import { Contract } from './contract.table.ts';
import { InvoicePayment } from './invoice-payment.table.ts';
import { Invoice } from './invoice.table.ts';

declare const narrowed: unique symbol;

/** A contract of an agent whose book the user sees. Only this repository reads one, so no use of a contract can skip the access check. */
export interface VisibleContract extends Contract {
  agent: Agent;
  readonly [narrowed]: true;
}

/** The newest of a contract. Ours: ten years of months, each paid in a few parts. */
const MOST_INVOICES = 120;
const MOST_PAYMENTS = 1_000;

const c = table(Contract, 'c');

/** Reads of single contracts, narrowed to the books that the user sees. A contract in no agent's book is nobody's. */
@Injectable()
export class VisibleContractsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws NOT_FOUND */
  async findByNumber(user: SessionUser, contractNumber: string): Promise<VisibleContract> {
    const found = await this.visible(user).andWhere('c.contractNumber = :contractNumber', { contractNumber }).getOne();
    return (found as VisibleContract | null) ?? notFound();
  }

  /** Those that the carrier knows by this number, the newest first; one household can have several. */
  async listByFacetsId(user: SessionUser, facetsId: string): Promise<VisibleContract[]> {
    const found = await this.visible(user)
      .andWhere('c.facetsId = :facetsId', { facetsId })
      .orderBy('c.effectiveDate', 'DESC')
      .addOrderBy('c.id', 'DESC')
      .getMany();
    return found as VisibleContract[];
  }

  /** Of a household in two plans: the number of the other one's contract; null where there is none. */
  async findOtherNumber(user: SessionUser, { quoteId }: VisibleContract): Promise<string | null> {
    const other = await this.visible(user)
      .innerJoin(IndividualDetails, 'other', 'other.companionId = c.quoteId')
      .andWhere('other.quoteId = :quoteId', { quoteId })
      .getOne();
    return other?.contractNumber ?? null;
  }

  /** The subscriber first. */
  listMembers({ id: contractId }: Pick<Contract, 'id'>, tx: EntityManager = this.database.manager) {
    return tx.find(ContractMember, { where: { contractId }, order: { isSubscriber: 'DESC', id: 'ASC' } });
  }

  /** The same member in each of these contracts. */
  listMembersNamed(contracts: readonly VisibleContract[], enterpriseId: string): Promise<ContractMember[]> {
    const contractId = In(contracts.map(({ id }) => id));
    return this.database.manager.find(ContractMember, { where: { contractId, enterpriseId }, order: { id: 'ASC' } });
  }

  /** The invoice with this number of one of these contracts. @throws NOT_FOUND */
  async findInvoice(
    contracts: readonly VisibleContract[],
    invoiceNumber: string,
  ): Promise<{ contract: VisibleContract; invoice: Invoice }> {
    const contractId = In(contracts.map(({ id }) => id));
    const invoices = await this.database.manager.find(Invoice, { where: { contractId, invoiceNumber } });
    for (const contract of contracts) {
      const invoice = invoices.find((each) => each.contractId === contract.id);
      if (invoice) {
        return { contract, invoice };
      }
    }
    return notFound();
  }

  /** The newest first. */
  listInvoices({ id: contractId }: VisibleContract, take = MOST_INVOICES): Promise<Invoice[]> {
    return this.database.manager.find(Invoice, {
      where: { contractId },
      order: { createdOn: 'DESC', id: 'DESC' },
      take,
    });
  }

  /** By the id of their invoice, the newest first. */
  async mapPayments(invoices: readonly Invoice[]): Promise<Map<number, InvoicePayment[]>> {
    const byInvoice = new Map(invoices.map(({ id }) => [id, [] as InvoicePayment[]]));
    const payments = await this.database.manager.find(InvoicePayment, {
      where: { invoiceId: In([...byInvoice.keys()]) },
      order: { paidOn: 'DESC', id: 'DESC' },
      take: MOST_PAYMENTS,
    });
    payments.forEach((payment) => byInvoice.get(payment.invoiceId)?.push(payment));
    return byInvoice;
  }

  /** The same contract, read again and locked until the transaction ends: first of all reads in it. */
  async lock(tx: EntityManager, { id }: VisibleContract): Promise<void> {
    const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
    await tx.findOne(Contract, { select: { id: true }, where: { id }, ...lock });
  }

  private visible(user: SessionUser): SelectQueryBuilder<Contract> {
    return this.database.manager
      .createQueryBuilder(Contract, 'c')
      .innerJoinAndSelect('c.agent', 'agent')
      .where(...visibleAgents(user, c.agentId).named('seen'));
  }
}

/** One answer for every number that names nothing in the user's books. @throws NOT_FOUND */
export function notFound(): never {
  throw new AppError('NOT_FOUND', 'The contract was not found.');
}
