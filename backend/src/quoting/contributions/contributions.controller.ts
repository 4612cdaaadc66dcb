import { CONTRIBUTIONS } from '#shared/contributions/contributions.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ContributionsService } from './contributions.service.ts';

@Serves(CONTRIBUTIONS)
export class ContributionsController implements Serving<typeof CONTRIBUTIONS> {
  constructor(private readonly contributions: ContributionsService) {}

  list({ user, quoteId }: Asked<typeof CONTRIBUTIONS.list>) {
    return this.contributions.list(user, quoteId);
  }

  costs({ user, quoteId }: Asked<typeof CONTRIBUTIONS.costs>) {
    return this.contributions.listEmployerCosts(user, quoteId);
  }

  async save({ user, quoteId, body }: Asked<typeof CONTRIBUTIONS.save>) {
    await this.contributions.save(user, quoteId, body);
    return this.contributions.list(user, quoteId);
  }
}
