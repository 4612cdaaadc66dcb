import { Injectable } from '@nestjs/common';
import {
  type GroupQuoteCounts,
  type GroupQuoteRow,
  type GroupQuotesFilter,
  QUEUE_ORDERS,
  type QueueOrder,
} from '#shared/sales/group-quote.record';
import { QUEUE_SLICES, QUEUE_VIEW_NAMES, type QueueViewName } from '#shared/sales/queue-views';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Asked, FiledList, PageQuery } from '../../platform/lists/lists.ts';
import { toGroupQuoteRow } from './group-quotes.dto.ts';
import { GroupQuotesRepository } from './group-quotes.repository.ts';
import { QueuePages } from './queue-pages.ts';
import { QUEUE_COLUMNS } from './queue-csv.ts';
import { QUEUE_FILTERS, queueQuery } from './queue-query.ts';
import { QueueSizes } from './queue-sizes.ts';

/** Rows of the file read at a time. */
const CHUNK = 500;

/** The internal queue of group quotes, as a list and as a file. */
@Injectable()
export class GroupQuotesService implements FiledList<GroupQuotesFilter, QueueOrder, GroupQuoteRow> {
  readonly rows = 'GetGroupQuotes';
  readonly filters = QUEUE_FILTERS;
  readonly orders = QUEUE_ORDERS;
  readonly usual = { order: 'ModifiedAt', direction: 'DESC' } as const;
  readonly columns = QUEUE_COLUMNS;

  constructor(
    private readonly quotes: GroupQuotesRepository,
    private readonly pages: QueuePages,
    private readonly sizes: QueueSizes,
    private readonly clock: Clock,
  ) {}

  fileOf({ id }: SessionUser) {
    return { name: 'groupQuotes.csv', action: 'export-group-quotes', subject: 'user', subjectId: id };
  }

  async listPage({ filter, ...window }: PageQuery<GroupQuotesFilter, QueueOrder>, user: SessionUser) {
    const query = queueQuery(user, filter, this.clock.today());
    const [ids, total] = await Promise.all([this.pages.listIds(query, window), this.sizes.sizeOfQuery(query)]);
    return { rows: await this.rowsOf(ids), total };
  }

  /**
   * Selects and sorts the ids once, so that a quote that moves while the file is written is neither skipped nor repeated, and no step sorts
   * the rest again.
   */
  async listAll({ filter, order, direction }: Asked<GroupQuotesFilter, QueueOrder>, user: SessionUser) {
    const query = queueQuery(user, filter, this.clock.today());
    return this.inChunks(await this.quotes.listAllIds(query, { order, direction }));
  }

  private async *inChunks(ids: readonly number[]): AsyncIterable<GroupQuoteRow[]> {
    for (let first = 0; first < ids.length; first += CHUNK) {
      yield await this.rowsOf(ids.slice(first, first + CHUNK));
    }
  }

  /** These quotes as rows, with the same two queries for any number. */
  private async rowsOf(ids: readonly number[]): Promise<GroupQuoteRow[]> {
    if (ids.length === 0) {
      return [];
    }
    const stored = await this.quotes.listRows(ids);
    const agents = await this.quotes.mapAgents([...new Set([0, ...stored.map(({ GroupId }) => GroupId)])]);
    return stored.map((row) => toGroupQuoteRow(row, agents.get(row.GroupId) ?? []));
  }

  /** The initial count of each tab: with its preselected statuses, and no other filter. */
  async counts(): Promise<GroupQuoteCounts> {
    const tabs = QUEUE_VIEW_NAMES.map((name) => QUEUE_SLICES[name]);
    const sizes = await this.sizes.sizesOf(
      tabs.map(({ type, preselected }) => ({ types: [type], statuses: preselected })),
    );
    return Object.fromEntries(QUEUE_VIEW_NAMES.map((name, at) => [name, sizes[at]!])) as Record<QueueViewName, number>;
  }
}
