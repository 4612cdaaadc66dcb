import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { addRows } from '../../platform/database/add-rows.ts';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { selected, sql, table } from '../../platform/database/sql.ts';
import type { LedgerContract, LedgerPerson } from '../../quoting/households/household-rules.service.ts';
import { type BookColumns, bookColumns } from './book-columns.ts';
import { ContractMember } from './contract-member.table.ts';
import { Contract } from './contract.table.ts';
import { noteBookOfMembers } from './book-of-members.repository.ts';

type ContractColumns = Omit<
  Contract,
  'id' | 'quote' | 'agent' | 'medicalPlan' | 'importRun' | 'createdAt' | 'modifiedAt' | 'version' | keyof BookColumns
>;

export interface NewContract extends ContractColumns {
  /** The subscriber first. */
  members: Omit<ContractMember, 'id' | 'contractId' | 'contract' | 'bookAgentId' | 'bookPlanId'>[];
}

const c = table(Contract, 'c');
const plan = table(Plan, 'plan');

@Injectable()
export class ContractsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * The carrier's file may name a contract before its enrollment is finished: then it stays as the carrier states it, and belongs to the
   * quote from now on. A renewal goes on under the number of the contract that it renews, which the carrier's file will state anew. Not a
   * contract of another quote: a number is given once.
   * @returns false if there is none
   */
  async adopt(
    tx: EntityManager,
    { contractNumber, quoteId }: NewContract,
    { isRenewal }: { isRenewal: boolean },
  ): Promise<boolean> {
    const named = await tx.findOneBy(Contract, isRenewal ? { contractNumber } : { contractNumber, quoteId: IsNull() });
    if (!named || named.quoteId !== null) {
      return named !== null;
    }
    return (await tx.update(Contract, { id: named.id, quoteId: IsNull() }, { quoteId })).affected === 1;
  }

  /** With its members. */
  async insert(tx: EntityManager, { members, ...columns }: NewContract): Promise<void> {
    const now = this.clock.now();
    const { id: contractId } = await tx.save(Contract, {
      ...columns,
      ...bookColumns(columns),
      createdAt: now,
      modifiedAt: now,
    });
    await addRows(
      tx,
      ContractMember,
      members.map((member) => ({ ...member, contractId })),
    );
    await noteBookOfMembers(tx, [contractId]);
  }

  /**
   * Short-term contracts of a person, also those that were sold elsewhere and came with the carrier's file. In every book: the law counts
   * the days with the insurer.
   */
  async listShortTerm(
    { subscriberBirthDate, lastNameKey, firstNameKey }: LedgerPerson,
    tx: EntityManager = this.database.manager,
  ): Promise<LedgerContract[]> {
    const rows = await rowsOf<{
      quoteId: number | null;
      first: IsoDate;
      last: IsoDate | null;
      isVoid: number | boolean;
    }>(
      tx,
      sql`SELECT ${selected({ quoteId: c.quoteId, first: c.effectiveDate, last: c.terminationDate, isVoid: c.isVoid })}
        FROM ${c} JOIN ${plan} ON ${plan.id} = ${c.medicalPlanId} AND ${plan.market} = 'ShortTerm'
        WHERE ${c.birthDate} = ${subscriberBirthDate} AND ${c.lastNameKey} = ${lastNameKey}
          AND ${c.firstNameKey} = ${firstNameKey}`,
    );
    return rows.map((row) => ({ ...row, isVoid: Boolean(row.isVoid) }));
  }
}
