import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { selected, sql, table } from '../../platform/database/sql.ts';
import type { LedgerContract, LedgerPerson } from '../../quoting/households/household-rules.service.ts';
import { Contract } from './contract.table.ts';

const c = table(Contract, 'c');
const plan = table(Plan, 'plan');

/** Short-term contracts of a person, also those that were sold elsewhere and came with the carrier's file. */
@Injectable()
export class ShortTermContractsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** In every book: the law counts the days with the insurer. */
  async listOf(
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
