import { PAYMENTS } from '#shared/error-reports/error-reports.calls';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { Lists } from '../../../platform/lists/lists.ts';
import { toAsked } from '../error-report-query.ts';
import { ErrorReportsService } from '../error-reports.service.ts';
import { MarkPaymentProcessedService } from './mark-payment-processed.service.ts';
import { PAYMENT_ERRORS } from './payment-errors.repository.ts';
import { toListQuery, toPaymentErrorRow } from './payments-answers.ts';

@Serves(PAYMENTS)
export class PaymentsController implements Serving<typeof PAYMENTS> {
  private readonly report = this.reports.listOf(PAYMENT_ERRORS);

  constructor(
    private readonly reports: ErrorReportsService,
    private readonly lists: Lists,
    private readonly markProcessed: MarkPaymentProcessedService,
  ) {}

  ask({ body, query: page, reply }: Asked<typeof PAYMENTS.ask>) {
    return this.lists.page(this.report, toListQuery(body, page), reply);
  }

  list({ query, reply }: Asked<typeof PAYMENTS.list>) {
    return this.lists.page(this.report, toAsked(query), reply);
  }

  export({ query, reply }: Asked<typeof PAYMENTS.export>) {
    return this.lists.file(this.report, toAsked(query), reply);
  }

  exportFound({ body, query: page, reply }: Asked<typeof PAYMENTS.exportFound>) {
    return this.lists.file(this.report, toListQuery(body, page), reply);
  }

  async mark({ user, holdPaymentId }: Asked<typeof PAYMENTS.mark>) {
    return toPaymentErrorRow(await this.markProcessed.mark(user, holdPaymentId));
  }
}
