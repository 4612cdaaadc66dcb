import { PASSIVE_RENEWAL_ERROR_CALLS } from '#shared/renewals/renewals.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Lists } from '../../platform/http/lists.ts';
import { toAsked } from '../error-reports/error-report-query.ts';
import { ErrorReportsService } from '../error-reports/error-reports.service.ts';
import { PASSIVE_RENEWAL_ERRORS } from '../error-reports/sources/passive-renewal-errors.repository.ts';
import { RenewGroupsService } from './renew-groups.service.ts';

@Serves(PASSIVE_RENEWAL_ERROR_CALLS)
export class PassiveRenewalErrorsController implements Serving<typeof PASSIVE_RENEWAL_ERROR_CALLS> {
  constructor(
    private readonly reports: ErrorReportsService,
    private readonly lists: Lists,
    private readonly renewing: RenewGroupsService,
  ) {}

  list({ query, reply }: Asked<typeof PASSIVE_RENEWAL_ERROR_CALLS.list>) {
    return this.lists.page(this.reports.listOf(PASSIVE_RENEWAL_ERRORS), toAsked(query), reply);
  }

  csv({ query, reply }: Asked<typeof PASSIVE_RENEWAL_ERROR_CALLS.csv>) {
    return this.lists.file(this.reports.listOf(PASSIVE_RENEWAL_ERRORS), toAsked(query), reply);
  }

  resubmit({ user, quoteId }: Asked<typeof PASSIVE_RENEWAL_ERROR_CALLS.resubmit>) {
    return this.renewing.resubmit(user, quoteId);
  }
}
