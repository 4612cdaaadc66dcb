import { Injectable } from '@nestjs/common';
import {
  BULK_ITEM_STATES,
  BULK_RUN_KINDS,
  type BulkRunItemRow,
  type BulkRunItemsFilter,
  type BulkRunRow,
  type BulkRunsFilter,
  RUN_NOT_FOUND,
} from '#shared/bulk-runs/bulk-run.record';
import { AppError } from '../errors.ts';
import { areIds, areSomeOf, isFlag, isOneOf } from '../http/list-filter.ts';
import type { ListSource } from '../lists/lists.ts';
import { toBulkRunRow, toBulkRunItemRow } from './bulk-run-answers.ts';
import type { BulkRun } from './bulk-run.table.ts';
import { BulkRuns } from './bulk-runs.ts';
import { BulkRunsRepository } from './bulk-runs.repository.ts';

/** The progress of long-running jobs. All internal staff may see every run. */
@Injectable()
export class BulkRunsService {
  constructor(
    private readonly runs: BulkRunsRepository,
    private readonly bulkRuns: BulkRuns,
  ) {}

  /** @throws NOT_FOUND */
  async find(id: number): Promise<BulkRunRow> {
    const run = await this.findRun(id);
    return (await this.answers([run]))[0]!;
  }

  /** Newest first. */
  all(): ListSource<BulkRunsFilter, 'Id', BulkRunRow> {
    return {
      rows: 'GetBulkRuns',
      filters: { Kind: isOneOf(BULK_RUN_KINDS), IsRunning: isFlag },
      orders: ['Id'],
      listPage: async ({ filter: { Kind = null, IsRunning = null }, ...page }) => {
        const { runs, total } = await this.runs.list({ kind: Kind, isRunning: IsRunning }, page);
        return { rows: await this.answers(runs), total };
      },
    };
  }

  /** The items of one run, by subject. */
  itemsOf(id: number): ListSource<BulkRunItemsFilter, 'SubjectId', BulkRunItemRow> {
    return {
      rows: 'GetBulkRunItems',
      filters: { State: areSomeOf(BULK_ITEM_STATES), id: areIds },
      orders: ['SubjectId'],
      listPage: async ({ filter: { State, id: subjectIds = null }, first, count }) => {
        const { kind } = await this.findRun(id);
        const query = { states: State?.length ? State : null, subjectIds, first, count };
        const { items, total } = await this.runs.listItems(id, query);
        const names = await this.bulkRuns.find(kind).nameSubjects(items.map(({ subjectId }) => subjectId));
        return { rows: items.map((item) => toBulkRunItemRow(item, names)), total };
      },
    };
  }

  private async findRun(id: number): Promise<BulkRun> {
    const run = await this.runs.find(id);
    if (!run) {
      throw new AppError('NOT_FOUND', RUN_NOT_FOUND);
    }
    return run;
  }

  private async answers(runs: readonly BulkRun[]): Promise<BulkRunRow[]> {
    const counts = await this.runs.countStates(runs.map(({ id }) => id));
    return runs.map((run) => toBulkRunRow(run, counts.get(run.id)!));
  }
}
