import { Injectable } from '@nestjs/common';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import {
  GROUP_QUOTE,
  type GroupQuoteCounts,
  type GroupQuoteRow,
  type GroupQuotesFilter,
  QUEUE_ORDERS,
  type QueueOrder,
} from '#shared/sales/group-quote.record';
import {
  QUEUE_SLICES,
  QUEUE_VIEW_NAMES,
  type QueueSlice,
  type QueueViewName,
  showsApprovalTime,
  WORK_VIEW_NAMES,
  type WorkViewName,
  workViewsOf,
} from '#shared/sales/queue-views';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Asked, FiledList, PageQuery } from '../../platform/http/lists.ts';
import { rowOf } from '../../platform/http/list-rows.ts';
import { toPremiumAnswer } from '../../quoting/quote-plans/quote-premiums.repository.ts';
import { QUEUE_COLUMNS, QUEUE_FILTERS, queueQuery } from './group-queue-query.ts';
import { GroupQueue, type SelectedQuote } from './group-quotes.repository.ts';

/** The internal queue of group quotes, as a list and as a file. */
@Injectable()
export class GroupQuotesService implements FiledList<GroupQuotesFilter, QueueOrder, GroupQuoteRow> {
  readonly rows = 'GetGroupQuotes';
  readonly filters = QUEUE_FILTERS;
  readonly orders = QUEUE_ORDERS;
  readonly usual = { order: 'ModifiedAt', direction: 'DESC' } as const;
  readonly columns = QUEUE_COLUMNS;

  constructor(
    private readonly queue: GroupQueue,
    private readonly clock: Clock,
  ) {}

  fileOf({ id }: SessionUser) {
    return { name: 'groupQuotes', action: 'export-group-quotes', subject: 'user', subjectId: id };
  }

  listPage({ filter, ...window }: PageQuery<GroupQuotesFilter, QueueOrder>, user: SessionUser) {
    return this.queue.page(queueQuery(user, filter, this.clock.today()), window, (ids) => this.rowsOf(ids));
  }

  listAll({ filter, ...sort }: Asked<GroupQuotesFilter, QueueOrder>, user: SessionUser) {
    return this.queue.all(queueQuery(user, filter, this.clock.today()), sort, (ids) => this.rowsOf(ids));
  }

  /** These quotes as rows, with the same two queries for any number. */
  private async rowsOf(ids: readonly number[]): Promise<GroupQuoteRow[]> {
    const stored = await this.queue.listRows(ids);
    const agents = await this.queue.mapAgents([...new Set([0, ...stored.map(({ GroupId }) => GroupId)])]);
    return stored.map((row) => toGroupQuoteRow(row, agents.get(row.GroupId) ?? []));
  }

  /**
   * The initial count of each tab, with its preselected statuses and no other filter, and those of its work views. One statement counts
   * everyone's quotes, and is cached for all; another counts the user's.
   */
  async counts(user: SessionUser): Promise<GroupQuoteCounts> {
    const [sizeOf, ownSizeOf] = await Promise.all([this.queue.sizes.sizer(), this.queue.sizes.sizer(user.id)]);
    const workOf = ({ type, statuses: possible }: QueueSlice): Record<WorkViewName, number> => {
      const sizes = workViewsOf(possible).map(({ name, view: { statuses, onlyMine } }) => [
        name,
        (onlyMine ? ownSizeOf : sizeOf)({ types: [type], statuses }),
      ]);
      return { ...NO_WORK, ...Object.fromEntries(sizes) };
    };
    return {
      ...forEachTab(({ type, preselected }) => sizeOf({ types: [type], statuses: preselected })),
      Work: forEachTab(workOf),
    };
  }
}

const NO_WORK = Object.fromEntries(WORK_VIEW_NAMES.map((name) => [name, 0])) as Record<WorkViewName, number>;

const forEachTab = <Counted>(count: (slice: QueueSlice) => Counted) =>
  Object.fromEntries(QUEUE_VIEW_NAMES.map((name) => [name, count(QUEUE_SLICES[name])])) as Record<
    QueueViewName,
    Counted
  >;

/** With its status label and the agents of its group. */
export const toGroupQuoteRow = (
  { premiumCents: cents, isPremiumLowest, ...quote }: SelectedQuote,
  Agents: string[],
): GroupQuoteRow =>
  rowOf(GROUP_QUOTE, {
    ...quote,
    Premium: toPremiumAnswer(cents === null ? null : { cents, isLowest: Boolean(isPremiumLowest) }),
    QuoteStatus: groupStatusLabel(quote.Status, 'internal'),
    ApprovalTime: showsApprovalTime(quote.Status) ? quote.ApprovalTime : null,
    Agents,
  });
