import { Injectable } from '@nestjs/common';
import { BULK_ITEM_STATES, BULK_RUN_KINDS, RUN_NOT_FOUND } from '#shared/bulk-runs/bulk-runs';
import type { BulkRunRow, BulkRunItemRow, BulkRunItemsFilter, BulkRunsFilter } from '#shared/bulk-runs/bulk-run.record';
import { AppError } from '../errors.ts';
import { areIds, areSomeOf, givenFilter, isFlag, isOneOf } from '../http/list-filter.ts';
import { MAX_RANGE, parseListQuery, type RawListQuery } from '../http/list-query.ts';
import { toBulkRunRow, toBulkRunItemRow } from './bulk-run-answers.ts';
import type { BulkRun } from './bulk-run.entity.ts';
import { BulkRuns } from './bulk-runs.ts';
import { BulkRunsRepository } from './bulk-runs.repository.ts';

interface Page<Row> {
  rows: Row[];
  first: number;
  total: number;
}

const RUN_CHECKS = { Kind: isOneOf(BULK_RUN_KINDS), IsRunning: isFlag };
const ITEM_CHECKS = { State: areSomeOf(BULK_ITEM_STATES), id: areIds };

/** How far long work is. Any of the internal staff may look at any run. */
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

  /** Newest first; without range the first hundred. @throws INVALID_INPUT */
  async list(raw: RawListQuery): Promise<Page<BulkRunRow>> {
    const { filter, range } = parseListQuery(raw, { sort: ['Id'], filter: ['Kind', 'IsRunning'] });
    const { Kind, IsRunning } = givenFilter(filter, RUN_CHECKS) as BulkRunsFilter;
    const page = range ?? { first: 0, count: MAX_RANGE };
    const { runs, total } = await this.runs.list({ kind: Kind ?? null, isRunning: IsRunning ?? null }, page);
    return { rows: await this.answers(runs), first: page.first, total };
  }

  /** @throws NOT_FOUND, INVALID_INPUT */
  async listItems(id: number, raw: RawListQuery): Promise<Page<BulkRunItemRow>> {
    const { filter, range } = parseListQuery(raw, { sort: ['SubjectId'], filter: ['State', 'id'] });
    const { State, id: subjectIds } = givenFilter(filter, ITEM_CHECKS) as BulkRunItemsFilter;
    const { kind } = await this.findRun(id);
    const page = range ?? { first: 0, count: MAX_RANGE };
    const query = { states: State?.length ? State : null, subjectIds: subjectIds ?? null, ...page };
    const { items, total } = await this.runs.listItems(id, query);
    const names = await this.bulkRuns.find(kind).nameSubjects(items.map(({ subjectId }) => subjectId));
    return { rows: items.map((item) => toBulkRunItemRow(item, names)), first: page.first, total };
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
