import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { MedicineCriteria } from '#shared/medicines/medicine-search';
import { rowsOf, write } from '../../platform/database/run-sql.ts';
import { joined, list, selected, sql, table } from '../../platform/database/sql.ts';
import { FormularyEntry, Medicine, MedicineWord, PlanDrugTier, PlanFormulary } from './medicine.table.ts';

/** Sorts after every word: the upper bound of a prefix search in an index. */
const LAST_LETTERS = 'z'.repeat(20);

const m = table(Medicine, 'm');
const w = table(MedicineWord, 'w');
const e = table(FormularyEntry, 'e');
const t = table(PlanDrugTier, 't');
const UNALIASED = table(Medicine);

/** An entry as the database returns it: flags are 0 or 1. The terms of its tier are null where none are filed. */
export type ListedEntry = Pick<FormularyEntry, 'medicineId' | 'planId' | 'tier'> &
  Record<'priorAuthorization' | 'stepTherapy' | 'quantityLimit', number> & {
    [Name in 'copayCents' | 'copayOption' | 'coinsuranceBasisPoints' | 'coinsuranceOption']: PlanDrugTier[Name] | null;
  };

/** All queries on medicines and formularies. They are public, so queries are not narrowed by user. */
@Injectable()
export class MedicinesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Medicines with these words in their names, in the order of the index, so that no more is read than is answered. */
  async search({ word, others }: MedicineCriteria, most: number): Promise<Pick<Medicine, 'id' | 'name'>[]> {
    const narrowing = others.map((other) => sql` AND ${m.nameSearch} LIKE ${`%${other}%`}`);
    return rowsOf(
      this.database.manager,
      sql`SELECT ${m.id}, ${m.name} FROM ${w} JOIN ${m} ON ${m.id} = ${w.medicineId}
        WHERE ${w.word} BETWEEN ${word} AND ${word + LAST_LETTERS} ${joined(narrowing, ' ')}
        ORDER BY ${w.word}, ${w.medicineId} LIMIT ${most}`,
    );
  }

  find(id: number): Promise<Medicine | null> {
    return this.database.manager.findOneBy(Medicine, { id });
  }

  /** Which of these plans have a formulary. */
  async listKnown(planIds: readonly number[]): Promise<number[]> {
    const known = await this.database.manager.findBy(PlanFormulary, { planId: In([...planIds]) });
    return known.map(({ planId }) => planId);
  }

  /** How these plans cover these medicines, with what they charge for the tier. */
  listEntries(medicineIds: readonly number[], planIds: readonly number[]): Promise<ListedEntry[]> {
    const { medicineId, planId, tier, priorAuthorization, stepTherapy, quantityLimit } = e;
    const { copayCents, copayOption, coinsuranceBasisPoints, coinsuranceOption } = t;
    const columns = {
      ...{ medicineId, planId, tier, priorAuthorization, stepTherapy, quantityLimit },
      ...{ copayCents, copayOption, coinsuranceBasisPoints, coinsuranceOption },
    };
    return rowsOf(
      this.database.manager,
      sql`SELECT ${selected(columns)} FROM ${e} LEFT JOIN ${t} ON ${t.planId} = ${e.planId} AND ${t.tier} = ${e.tier}
        WHERE ${e.medicineId} IN (${list(medicineIds)}) AND ${e.planId} IN (${list(planIds)})`,
    );
  }
}

/** Those that no plan lists any more. */
export const dropUnlistedMedicines = (tx: EntityManager): Promise<void> =>
  write(
    tx,
    sql`DELETE FROM ${UNALIASED} WHERE NOT EXISTS (SELECT 1 FROM ${e} WHERE ${e.medicineId} = \`medicines\`.${UNALIASED.id})`,
  );
