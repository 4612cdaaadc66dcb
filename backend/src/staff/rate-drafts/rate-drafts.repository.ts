import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Market } from '#shared/plans/plan-codes';
import { PlanCrosswalk } from '../../catalogue/plans/plan-crosswalk.table.ts';
import { knownPlanIds } from '../../catalogue/plans/import/known-plans.ts';
import { type RateSheet, RateSheets } from '../../catalogue/plans/import/rate-sheets.ts';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import type { RatedPlan } from '../../catalogue/rating/charged-members.ts';
import { addRow, addRows } from '../../platform/database/add-rows.ts';
import { readCacheVersion } from '../../platform/database/cache-versions.ts';
import { guardedUpdate } from '../../platform/database/guarded-update.ts';
import { ImportSummary } from '../../platform/database/import-report.ts';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { RateDraft, RateDraftSheet } from './rate-draft.table.ts';

/** 10 kB each: a statement stays far below what the databases take. */
const SHEETS_A_STATEMENT = 50;
const GROUPS: Market = 'SmallGroup';

/** A plan of the group market, for pricing and for display. */
export type GroupPlan = RatedPlan & Pick<Plan, 'hiosPlanId' | 'businessYear' | 'displayName'>;

/** Every query on drafts of rates, for super users. */
@Injectable()
export class RateDraftsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Newest first, with the people and the run. */
  async listPage(first: number, count: number): Promise<{ drafts: RateDraft[]; total: number }> {
    const [drafts, total] = await this.database.manager.findAndCount(RateDraft, {
      relations: RELATIONS,
      order: { id: 'DESC' },
      skip: first,
      take: count,
    });
    return { drafts, total };
  }

  /** With the people and the run. @throws NOT_FOUND */
  async find(id: number, tx: EntityManager = this.database.manager): Promise<RateDraft> {
    return (await tx.findOne(RateDraft, { where: { id }, relations: RELATIONS })) ?? missing();
  }

  /** Locked until the transaction ends. @throws NOT_FOUND */
  async lock(id: number, tx: EntityManager): Promise<RateDraft> {
    const query = tx.createQueryBuilder(RateDraft, 'draft').where('draft.id = :id', { id });
    return (await (isSqlite(tx) ? query : query.setLock('pessimistic_write')).getOne()) ?? missing();
  }

  findByRun(runId: number, tx: EntityManager): Promise<RateDraft | null> {
    return tx.findOneBy(RateDraft, { runId });
  }

  /** The drafts that wait for a decision. */
  listOpen(tx: EntityManager): Promise<RateDraft[]> {
    return tx.findBy(RateDraft, { state: 'Draft' });
  }

  async add(
    tx: EntityManager,
    draft: Pick<
      RateDraft,
      'fileName' | 'sha256' | 'periodStart' | 'periodEnd' | 'plans' | 'rates' | 'loadedByUserId' | 'loadedAt'
    >,
    sheets: readonly { planId: number; sheet: RateSheet }[],
  ): Promise<number> {
    const draftId = await addRow(tx, RateDraft, { ...draft, state: 'Draft' });
    for (let first = 0; first < sheets.length; first += SHEETS_A_STATEMENT) {
      const rows = sheets.slice(first, first + SHEETS_A_STATEMENT).map(({ planId, sheet }) => ({
        draftId,
        planId,
        rates: { plain: [...sheet.plainCents], tobacco: [...sheet.tobaccoCents] },
      }));
      await addRows(tx, RateDraftSheet, rows);
    }
    return draftId;
  }

  /** @throws STALE_VERSION */
  async change(
    tx: EntityManager,
    draft: RateDraft,
    changes: Partial<Pick<RateDraft, 'state' | 'decidedByUserId' | 'decidedAt' | 'runId' | 'ratesVersion' | 'result'>>,
  ): Promise<void> {
    await guardedUpdate(tx, RateDraft, draft, changes as object);
  }

  listSheets(draftId: number, tx: EntityManager = this.database.manager): Promise<RateDraftSheet[]> {
    return tx.findBy(RateDraftSheet, { draftId });
  }

  async deleteSheets(draftId: number, tx: EntityManager): Promise<void> {
    await tx.delete(RateDraftSheet, { draftId });
  }

  /** What a file is checked with: ids of all stored plans by `planKey`, those of groups, and the stored periods. */
  async findKnown(): Promise<{ planIds: Map<string, number>; ofGroups: Set<number>; sheets: RateSheets }> {
    const { manager } = this.database;
    const [planIds, groupPlans] = [await knownPlanIds(manager), await this.listGroupPlans()];
    const ofGroups = new Set(groupPlans.map(({ id }) => id));
    return { planIds, ofGroups, sheets: await RateSheets.open(manager, new ImportSummary()) };
  }

  /** Which changes whenever rates or plans are imported. */
  findRatesVersion(): Promise<number> {
    return readCacheVersion(this.database.manager, 'rates');
  }

  async listGroupPlans(): Promise<GroupPlan[]> {
    return this.database.manager.find(Plan, {
      select: {
        id: true,
        hiosPlanId: true,
        businessYear: true,
        displayName: true,
        market: true,
        coverage: true,
        chargesEveryChild: true,
      },
      where: { market: GROUPS },
    });
  }

  /** Which plan of the next year follows each plan of groups, where the insurer says so. */
  async listCrosswalk(): Promise<Pick<PlanCrosswalk, 'fromPlanId' | 'toPlanId' | 'countyFips'>[]> {
    return this.database
      .createQueryBuilder(PlanCrosswalk, 'mapping')
      .innerJoin(Plan, 'plan', 'plan.id = mapping.fromPlanId')
      .select('mapping.fromPlanId', 'fromPlanId')
      .addSelect('mapping.toPlanId', 'toPlanId')
      .addSelect('mapping.countyFips', 'countyFips')
      .where('plan.market = :market', { market: GROUPS })
      .getRawMany();
  }
}

const RELATIONS = { loadedBy: true, decidedBy: true, run: true };

const missing = (): never => {
  throw new AppError('NOT_FOUND', notFound('draft'));
};
