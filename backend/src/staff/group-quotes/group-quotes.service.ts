import { Injectable } from '@nestjs/common';
import type { GroupErrorRow } from '#shared/error-reports/error-row.record';
import type { GroupQuoteCounts, GroupQuoteRow } from '#shared/sales/group-quote.record';
import { QUEUE_SLICES, QUEUE_VIEW_NAMES, type QueueViewName } from '#shared/sales/queue-views';
import { Clock } from '../../platform/clock.ts';
import { ErrorReportsService, type ListPage } from '../error-reports/error-reports.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { type GroupQuotesQueryDto, toGroupQuoteRow } from './group-quotes.dto.ts';
import { GroupQuotesRepository } from './group-quotes.repository.ts';
import { QueuePages } from './queue-pages.ts';
import { queueQuery } from './queue-query.ts';
import { QueueSizes } from './queue-sizes.ts';

/** The internal queue of group quotes, and the error report of groups: one call gives both (spec 002 section 7). */
@Injectable()
export class GroupQuotesService {
  constructor(
    private readonly quotes: GroupQuotesRepository,
    private readonly pages: QueuePages,
    private readonly sizes: QueueSizes,
    private readonly reports: ErrorReportsService,
    private readonly clock: Clock,
  ) {}

  /** @throws INVALID_INPUT for a filter, range or sort that the list does not know */
  async list(user: SessionUser, raw: GroupQuotesQueryDto): Promise<ListPage<GroupQuoteRow> | ListPage<GroupErrorRow>> {
    if (raw.isErrorReport === 'true') {
      return this.reports.listGroups(raw);
    }
    const { query, window } = queueQuery(user, raw, this.clock.today());
    const [ids, total] = await Promise.all([this.pages.listIds(query, window), this.sizes.sizeOfQuery(query)]);
    return { rows: await this.rowsOf(ids), first: window.first, total };
  }

  /** These quotes as rows, with the same two queries however many they are. */
  async rowsOf(ids: readonly number[]): Promise<GroupQuoteRow[]> {
    if (ids.length === 0) {
      return [];
    }
    const stored = await this.quotes.listRows(ids);
    const agents = await this.quotes.mapAgents([...new Set([0, ...stored.map(({ groupId }) => groupId)])]);
    return stored.map((row) => toGroupQuoteRow(row, agents.get(row.groupId) ?? []));
  }

  /** What each tab shows when it is opened: with the states that are preselected there, and with no other filter. */
  async counts(): Promise<GroupQuoteCounts> {
    const tabs = QUEUE_VIEW_NAMES.map((name) => QUEUE_SLICES[name]);
    const sizes = await this.sizes.sizesOf(
      tabs.map(({ type, preselected }) => ({ types: [type], statuses: preselected })),
    );
    return Object.fromEntries(QUEUE_VIEW_NAMES.map((name, at) => [name, sizes[at]!])) as Record<QueueViewName, number>;
  }
}
