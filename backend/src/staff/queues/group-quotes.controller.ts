import { GROUP_QUOTES } from '#shared/sales/sales.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Lists } from '../../platform/http/lists.ts';
import { toAsked } from '../error-reports/error-report-query.ts';
import { ErrorReportsService } from '../error-reports/error-reports.service.ts';
import { GROUP_ERRORS } from '../error-reports/sources/group-errors.repository.ts';
import { GroupQuotesService } from './group-quotes.service.ts';

@Serves(GROUP_QUOTES)
export class GroupQuotesController implements Serving<typeof GROUP_QUOTES> {
  constructor(
    private readonly quotes: GroupQuotesService,
    private readonly reports: ErrorReportsService,
    private readonly lists: Lists,
  ) {}

  list({ query: { isErrorReport, ...query }, reply }: Asked<typeof GROUP_QUOTES.list>) {
    return isErrorReport === 'true'
      ? this.lists.page(this.reports.listOf(GROUP_ERRORS), toAsked(query), reply)
      : this.lists.page(this.quotes, query, reply);
  }

  counts({ user }: Asked<typeof GROUP_QUOTES.counts>) {
    return this.quotes.counts(user);
  }

  export({ query, reply }: Asked<typeof GROUP_QUOTES.export>) {
    return this.lists.file(this.quotes, query, reply);
  }
}
