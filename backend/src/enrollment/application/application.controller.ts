import { APPLICATION_CALLS } from '#shared/enrollment/enrollment.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ApplicationService } from './application.service.ts';

@Serves(APPLICATION_CALLS)
export class ApplicationController implements Serving<typeof APPLICATION_CALLS> {
  constructor(private readonly application: ApplicationService) {}

  find({ user, quoteId }: Asked<typeof APPLICATION_CALLS.find>) {
    return this.application.find(user, quoteId);
  }

  async saveNew({ user, body }: Asked<typeof APPLICATION_CALLS.saveNew>) {
    await this.application.save(user, body, 'new business');
    return this.application.find(user, body.QuoteId);
  }

  async saveRenewal({ user, body }: Asked<typeof APPLICATION_CALLS.saveRenewal>) {
    await this.application.save(user, body, 'renewal');
    return this.application.find(user, body.QuoteId);
  }
}
