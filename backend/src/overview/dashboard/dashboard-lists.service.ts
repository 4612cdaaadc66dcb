import { Injectable } from '@nestjs/common';
import {
  canSortBy,
  type DashboardFileRequest,
  type DashboardPage,
  type DashboardQuery,
  type GroupDashboardRow,
  STAGES,
} from '#shared/groups/dashboard.record';
import { audienceOf } from '#shared/roles/permissions';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Readable } from './dashboard-groups.repository.ts';
import type { FoundRows } from './dashboard-lists.repository.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { DashboardService } from './dashboard.service.ts';
import { DashboardSizes, totalOf } from './dashboard-sizes.ts';

/** Rows of a file read at a time: a long list must not block other requests. */
const CHUNK = 500;

const STAFF_ORDER = {
  quotes: 'The groups of all agents can be sorted by last change only.',
  renewals: 'The renewals of all agents can be sorted by renewal date only.',
} as const;
const STAFF_FILTER = 'The groups of all agents cannot be filtered here. Find a group with Search.';

/** The two lists of groups: each over all groups that the user sees. */
@Injectable()
export class DashboardListsService {
  constructor(
    private readonly repository: DashboardRepository,
    private readonly dashboard: DashboardService,
    private readonly sizes: DashboardSizes,
  ) {}

  /** @throws INVALID_INPUT for an order or a filter that staff do not have */
  async page(user: SessionUser, { Page, PageSize: count, ...asked }: DashboardQuery): Promise<DashboardPage> {
    const { readable, found } = await this.open(user, asked);
    const rowsOf = (page: number) => this.repository.listFound(readable, found, { first: (page - 1) * count, count });
    const [rows, counts] = await Promise.all([rowsOf(Page), this.sizes.stagesOf(readable, found)]);
    const total = asked.Stage ? counts[asked.Stage] : totalOf(counts);
    const lastPage = Math.max(1, Math.ceil(total / count));
    const isBeyond = rows.length === 0 && Page > lastPage;
    return {
      Rows: await this.dashboard.answers(user, isBeyond ? await rowsOf(lastPage) : rows),
      Page: isBeyond ? lastPage : Page,
      Total: total,
      Counts: user.isInternal ? [] : STAGES.map((Stage) => ({ Stage, Count: counts[Stage] })),
    };
  }

  /** All pages, read while they are sent. @throws INVALID_INPUT as `page` */
  async listAll(user: SessionUser, asked: DashboardFileRequest): Promise<AsyncIterable<GroupDashboardRow[]>> {
    const { readable, found } = await this.open(user, asked);
    return this.chunks(user, await this.repository.listFoundIds(readable, found));
  }

  private async *chunks(user: SessionUser, ids: readonly number[]): AsyncIterable<GroupDashboardRow[]> {
    for (let first = 0; first < ids.length; first += CHUNK) {
      yield this.dashboard.answers(user, await this.repository.listById(ids.slice(first, first + CHUNK)));
    }
  }

  private async open(
    user: SessionUser,
    asked: DashboardFileRequest,
  ): Promise<{ readable: Readable; found: FoundRows }> {
    if (!canSortBy(asked.List, asked.Order, user.isInternal)) {
      const message = STAFF_ORDER[asked.List];
      throw new AppError('INVALID_INPUT', message, { Order: [message] });
    }
    if (user.isInternal && (asked.Stage || asked.Text)) {
      throw new AppError('INVALID_INPUT', STAFF_FILTER, { [asked.Stage ? 'Stage' : 'Text']: [STAFF_FILTER] });
    }
    const found = { ...asked, window: this.dashboard.renewalWindow(user), audience: audienceOf(user.permissions) };
    return { readable: await this.repository.findReadable(user), found };
  }
}
