import { Injectable } from '@nestjs/common';
import {
  UPCOMING_ORDERS,
  type UpcomingCounts,
  type UpcomingFilter,
  type UpcomingGroupIds,
  type UpcomingOrder,
  type UpcomingRenewalRow,
} from '#shared/renewals/upcoming-renewal.record';
import { RENEWAL_STANDINGS } from '#shared/renewals/renewal-state';
import { Clock } from '../../../platform/clock.ts';
import { CountCache } from '../../../platform/database/count-cache.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { RawListQuery } from '../../../platform/http/list-query.ts';
import { type Asked, askedOf, type FiledList, inSteps, type PageQuery } from '../../../platform/lists/lists.ts';
import { DescribeRenewals } from './describe-renewals.ts';
import { OpenDays } from './open-days.ts';
import { UPCOMING_COLUMNS } from './upcoming-csv.ts';
import { UPCOMING_FILTERS, upcomingQuery } from './upcoming-query.ts';
import {
  type DatedQuery,
  type StandingCounts,
  type UpcomingGroup,
  UpcomingRenewalsRepository,
} from './upcoming-renewals.repository.ts';

/** Maximum number of ids for "select all". */
const MOST_IDS = 20_000;

/** The groups with upcoming renewals, as a list and as a file: spec 002 sections 2 and 7. */
@Injectable()
export class UpcomingRenewalsService implements FiledList<UpcomingFilter, UpcomingOrder, UpcomingRenewalRow> {
  readonly rows = 'GetUpcomingPassiveRenewals';
  readonly filters = UPCOMING_FILTERS;
  readonly orders = UPCOMING_ORDERS;
  readonly columns = UPCOMING_COLUMNS;
  private readonly totals = new CountCache<number>((total) => total);
  private readonly standings = new CountCache<StandingCounts>((counts) =>
    Object.values(counts).reduce((sum, each) => sum + each, 0),
  );

  constructor(
    private readonly upcoming: UpcomingRenewalsRepository,
    private readonly describing: DescribeRenewals,
    private readonly openDays: OpenDays,
    private readonly clock: Clock,
  ) {}

  fileOf({ id }: SessionUser) {
    return { name: 'passive-renewals.csv', action: 'export-passive-renewals', subject: 'user', subjectId: id };
  }

  async listPage({ filter, ...window }: PageQuery<UpcomingFilter, UpcomingOrder>, user: SessionUser) {
    const query = await this.queryOf(filter);
    const [groups, total] = await Promise.all([this.upcoming.listPage(user, query, window), this.count(user, query)]);
    return { rows: await this.describing.describe(user, groups), total };
  }

  async *listAll({ filter }: Asked<UpcomingFilter, UpcomingOrder>, user: SessionUser) {
    const query = await this.queryOf(filter);
    const steps = inSteps<UpcomingGroup>((after, count) => this.upcoming.listAfter(user, query, { after, count }));
    for await (const groups of steps) {
      yield await this.describing.describe(user, groups);
    }
  }

  /** By the filter, apart from its Standing. @throws INVALID_INPUT */
  async countStandings(user: SessionUser, raw: RawListQuery): Promise<UpcomingCounts> {
    return this.standingsOf(user, await this.queryOf(this.filterOf(raw)));
  }

  /** The matches that are ready. @throws INVALID_INPUT */
  async listIds(user: SessionUser, raw: RawListQuery): Promise<UpcomingGroupIds> {
    const filter = this.filterOf(raw);
    const standings = (filter.Standing?.length ? filter.Standing : RENEWAL_STANDINGS).filter(
      (each) => each === 'Ready',
    );
    const query = { ...(await this.queryOf(filter)), standings };
    const groups = await this.upcoming.listAfter(user, query, { after: null, count: MOST_IDS });
    return { GroupIds: groups.map(({ groupId }) => groupId) };
  }

  private filterOf(raw: RawListQuery): UpcomingFilter {
    return askedOf<UpcomingFilter, UpcomingOrder>(this, raw).filter;
  }

  private async queryOf(filter: UpcomingFilter): Promise<DatedQuery> {
    const query = upcomingQuery(filter, this.clock.today());
    return { ...query, open: await this.openDays.list(query) };
  }

  private async count(user: SessionUser, query: DatedQuery): Promise<number> {
    if (query.standings === null) {
      return this.totals.get(keyOf(user, query), () => this.upcoming.count(user, query));
    }
    const counts = await this.standingsOf(user, query);
    return query.standings.reduce((sum, each) => sum + counts[each], 0);
  }

  private standingsOf(user: SessionUser, query: DatedQuery): Promise<StandingCounts> {
    return this.standings.get(keyOf(user, query), () => this.upcoming.countStandings(user, query));
  }
}

/** The conditions for the counts, regardless of order, page and standing. */
function keyOf(user: SessionUser, { from, to, terms, states, groupIds, open }: DatedQuery): string {
  const reader = user.isInternal ? 'staff' : user.id;
  return JSON.stringify([reader, from, to, terms, states, groupIds, open]);
}
