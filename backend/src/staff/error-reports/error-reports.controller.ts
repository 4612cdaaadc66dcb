import { ERROR_REPORTS, ERROR_RUNS } from '#shared/error-reports/error-reports.calls';
import { toListQuery } from '../../platform/http/list-query.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Lists } from '../../platform/http/lists.ts';
import { toAsked } from './error-report-query.ts';
import { ErrorReportsService } from './error-reports.service.ts';
import { ErrorRunsService } from './error-runs.service.ts';
import { GROUP_ERRORS } from './sources/group-errors.repository.ts';
import { MEMBER_ERRORS } from './sources/member-errors.repository.ts';

const CALLS = { ...ERROR_REPORTS, ...ERROR_RUNS };

@Serves(CALLS)
export class ErrorReportsController implements Serving<typeof CALLS> {
  constructor(
    private readonly reports: ErrorReportsService,
    private readonly runs: ErrorRunsService,
    private readonly lists: Lists,
  ) {}

  list({ query, reply }: Asked<typeof ERROR_REPORTS.list>) {
    return this.lists.page(this.reports.listOf(MEMBER_ERRORS), toAsked(query), reply);
  }

  exportMembers({ query, reply }: Asked<typeof ERROR_REPORTS.exportMembers>) {
    return this.lists.file(this.reports.listOf(MEMBER_ERRORS), toAsked(query), reply);
  }

  exportGroups({ query, reply }: Asked<typeof ERROR_REPORTS.exportGroups>) {
    return this.lists.file(this.reports.listOf(GROUP_ERRORS), toAsked(query), reply);
  }

  countMessages({ query: { report, ...query } }: Asked<typeof ERROR_REPORTS.countMessages>) {
    return this.reports.countMessages(report, toAsked(query));
  }

  countMessagesFound({ body, query: { report } }: Asked<typeof ERROR_REPORTS.countMessagesFound>) {
    return this.reports.countMessages(report, toListQuery(body, {}));
  }

  countAll() {
    return this.reports.countAll();
  }

  countOlder({ query: { report, before } }: Asked<typeof ERROR_REPORTS.countOlder>) {
    return this.reports.countOlder(report, before);
  }

  listAttempts({ groupInstallId, query: { censusMemberId } }: Asked<typeof ERROR_REPORTS.listAttempts>) {
    return this.reports.listAttempts(groupInstallId, censusMemberId ?? null);
  }

  resubmit({ user, body }: Asked<typeof ERROR_RUNS.resubmit>) {
    return this.runs.resubmit(user, body);
  }

  resolve({ user, body }: Asked<typeof ERROR_RUNS.resolve>) {
    return this.runs.resolve(user, body);
  }
}
