import { Injectable } from '@nestjs/common';
import { individualStatusLabel } from '#shared/individuals/individual-status';
import { INDIVIDUAL_QUOTE_TYPES } from '#shared/quotes/quote-type';
import {
  INDIVIDUAL_QUEUE_ORDERS,
  INDIVIDUAL_QUEUE_ROW,
  type IndividualQueueFilter,
  type IndividualQueueOrder,
  type IndividualQueueRow,
} from '#shared/sales/individual-application.record';
import type { IndividualQuoteCounts } from '#shared/sales/individual-review.record';
import { INDIVIDUAL_VIEW_NAMES, INDIVIDUAL_VIEWS, showsApprovalTime } from '#shared/sales/queue-views';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Asked, FiledList, PageQuery } from '../../platform/http/lists.ts';
import { rowOf } from '../../platform/http/list-rows.ts';
import { kindOf } from '../../quoting/households/terms-columns.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { INDIVIDUAL_QUEUE_COLUMNS, INDIVIDUAL_QUEUE_FILTERS, individualQueueQuery } from './individual-queue-query.ts';
import { IndividualQueue, type SelectedApplication } from './individual-quotes.repository.ts';

/** The internal queue of households' quotes, as a list and as a file. */
@Injectable()
export class IndividualApplicationsService implements FiledList<
  IndividualQueueFilter,
  IndividualQueueOrder,
  IndividualQueueRow
> {
  readonly rows = 'GetIndividualQuotes';
  readonly filters = INDIVIDUAL_QUEUE_FILTERS;
  readonly orders = INDIVIDUAL_QUEUE_ORDERS;
  readonly usual = { order: 'StatusAt', direction: 'DESC' } as const;
  readonly columns = INDIVIDUAL_QUEUE_COLUMNS;

  constructor(
    private readonly queue: IndividualQueue,
    private readonly quotes: Quotes,
    private readonly clock: Clock,
  ) {}

  fileOf({ id }: SessionUser) {
    return { name: 'individualQuotes', action: 'export-individual-quotes', subject: 'user', subjectId: id };
  }

  listPage({ filter, ...window }: PageQuery<IndividualQueueFilter, IndividualQueueOrder>, user: SessionUser) {
    const query = individualQueueQuery(user, filter, this.clock.today());
    return this.queue.page(query, window, (ids) => this.rowsOf(ids));
  }

  listAll({ filter, ...sort }: Asked<IndividualQueueFilter, IndividualQueueOrder>, user: SessionUser) {
    const query = individualQueueQuery(user, filter, this.clock.today());
    return this.queue.all(query, sort, (ids) => this.rowsOf(ids));
  }

  /** Of the work views: one statement counts everyone's quotes, and is cached for all; another counts the user's. */
  async counts(user: SessionUser): Promise<IndividualQuoteCounts> {
    const [sizeOf, ownSizeOf] = await Promise.all([this.queue.sizes.sizer(), this.queue.sizes.sizer(user.id)]);
    const sizes = INDIVIDUAL_VIEW_NAMES.map((name) => {
      const { statuses, onlyMine } = INDIVIDUAL_VIEWS[name];
      return [name, (onlyMine ? ownSizeOf : sizeOf)({ types: INDIVIDUAL_QUOTE_TYPES, statuses })];
    });
    return { Work: Object.fromEntries(sizes) as IndividualQuoteCounts['Work'] };
  }

  /** These quotes as rows, with the same two queries for any number. */
  private async rowsOf(ids: readonly number[]): Promise<IndividualQueueRow[]> {
    const [stored, agents] = await Promise.all([this.queue.listRows(ids), this.quotes.mapAgents(ids)]);
    return stored.map((row) => {
      const names = agents.get(row.QuoteId)?.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
      return toIndividualQueueRow(row, names ?? []);
    });
  }
}

/** With its kind, its status label and its agents. */
export const toIndividualQueueRow = (quote: SelectedApplication, Agents: string[]): IndividualQueueRow =>
  rowOf(INDIVIDUAL_QUEUE_ROW, {
    ...quote,
    Kind: kindOf(quote),
    QuoteStatus: individualStatusLabel(quote.Status, 'sales'),
    ApprovalTime: showsApprovalTime(quote.Status) ? quote.ApprovalTime : null,
    Agents,
  });
