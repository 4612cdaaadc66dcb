import { Injectable } from '@nestjs/common';
import {
  UPCOMING_ORDERS,
  type UpcomingFilter,
  type UpcomingGroupIds,
  type UpcomingOrder,
  type UpcomingRenewalRow,
} from '#shared/renewals/upcoming-renewal.record';
import { OPEN_RENEWALS } from '#shared/renewals/renewal-state';
import { BulkRunsRepository } from '../../../platform/bulk-runs/bulk-runs.repository.ts';
import { Clock } from '../../../platform/clock.ts';
import { CountCache } from '../../../platform/database/count-cache.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { RawListQuery } from '../../../platform/http/list-query.ts';
import { type Asked, askedOf, type FiledList, inSteps, type PageQuery } from '../../../platform/lists/lists.ts';
import { DescribeRenewals } from './describe-renewals.ts';
import { UPCOMING_COLUMNS } from './upcoming-csv.ts';
import { UPCOMING_FILTERS, type UpcomingQuery, upcomingQuery } from './upcoming-query.ts';
import { type UpcomingGroup, UpcomingRenewalsRepository } from './upcoming-renewals.repository.ts';

/** Maximum number of ids for "select all". */
const MOST_IDS = 20_000;
const IDS_A_QUERY = 1_000;

/** The groups with upcoming renewals, as a list and as a file: spec 002 sections 2 and 7. */
@Injectable()
export class UpcomingRenewalsService implements FiledList<UpcomingFilter, UpcomingOrder, UpcomingRenewalRow> {
  readonly rows = 'GetUpcomingPassiveRenewals';
  readonly filters = UPCOMING_FILTERS;
  readonly orders = UPCOMING_ORDERS;
  readonly columns = UPCOMING_COLUMNS;
  private readonly totals = new CountCache<number>((total) => total);

  constructor(
    private readonly upcoming: UpcomingRenewalsRepository,
    private readonly describing: DescribeRenewals,
    private readonly bulkRuns: BulkRunsRepository,
    private readonly clock: Clock,
  ) {}

  fileOf({ id }: SessionUser) {
    return { name: 'passive-renewals.csv', action: 'export-passive-renewals', subject: 'user', subjectId: id };
  }

  async listPage({ filter, ...window }: PageQuery<UpcomingFilter, UpcomingOrder>, user: SessionUser) {
    const query = upcomingQuery(filter, this.clock.today());
    const [groups, total] = await Promise.all([
      this.upcoming.listPage(user, query, window),
      this.totals.get(keyOf(user, query), () => this.upcoming.count(user, query)),
    ]);
    return { rows: await this.describing.describe(user, groups), total };
  }

  async *listAll({ filter }: Asked<UpcomingFilter, UpcomingOrder>, user: SessionUser) {
    const query = upcomingQuery(filter, this.clock.today());
    const steps = inSteps<UpcomingGroup>((after, count) => this.upcoming.listAfter(user, query, { after, count }));
    for await (const groups of steps) {
      yield await this.describing.describe(user, groups);
    }
  }

  /** The matches that have not been submitted or decided. @throws INVALID_INPUT */
  async listIds(user: SessionUser, raw: RawListQuery): Promise<UpcomingGroupIds> {
    const query = upcomingQuery(askedOf<UpcomingFilter, UpcomingOrder>(this, raw).filter, this.clock.today());
    const groups = await this.upcoming.listAfter(user, query, { after: null, count: MOST_IDS });
    const ids = groups
      .filter(({ status }) => OPEN_RENEWALS.includes(status ?? 'NotStarted'))
      .map(({ groupId }) => groupId);
    const waiting = new Set<number>();
    for (let first = 0; first < ids.length; first += IDS_A_QUERY) {
      const some = ids.slice(first, first + IDS_A_QUERY);
      (await this.bulkRuns.listWaitingSubjects('passive-renewal', some)).forEach((id) => waiting.add(id));
    }
    return { GroupIds: ids.filter((id) => !waiting.has(id)) };
  }
}

/** The conditions for the count, regardless of order and page. */
function keyOf(user: SessionUser, { from, to, terms, states, groupIds }: UpcomingQuery): string {
  const reader = user.isInternal ? 'staff' : user.id;
  return JSON.stringify([reader, from, to, terms, states, groupIds]);
}
