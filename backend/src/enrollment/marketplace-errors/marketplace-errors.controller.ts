import { MARKETPLACE_ERRORS } from '#shared/marketplace/marketplace.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ReportMarketplaceErrorService } from './report-marketplace-error.service.ts';

@Serves(MARKETPLACE_ERRORS)
export class MarketplaceErrorsController implements Serving<typeof MARKETPLACE_ERRORS> {
  constructor(private readonly reportError: ReportMarketplaceErrorService) {}

  report({ user, quoteId, body }: Asked<typeof MARKETPLACE_ERRORS.report>) {
    return this.reportError.report(user, quoteId, body);
  }
}
