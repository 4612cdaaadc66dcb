import { CONTRIBUTIONS } from '#shared/contributions/contributions.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ContributionsService } from './contributions.service.ts';
import { EmployerCostsService } from './employer-costs.service.ts';
import { SaveContributionService } from './save-contribution.service.ts';

@Serves(CONTRIBUTIONS)
export class ContributionsController implements Serving<typeof CONTRIBUTIONS> {
  constructor(
    private readonly contributions: ContributionsService,
    private readonly employerCosts: EmployerCostsService,
    private readonly saveContribution: SaveContributionService,
  ) {}

  list({ user, quoteId }: Asked<typeof CONTRIBUTIONS.list>) {
    return this.contributions.list(user, quoteId);
  }

  costs({ user, quoteId }: Asked<typeof CONTRIBUTIONS.costs>) {
    return this.employerCosts.list(user, quoteId);
  }

  async save({ user, quoteId, body }: Asked<typeof CONTRIBUTIONS.save>) {
    await this.saveContribution.save(user, quoteId, body);
    return this.contributions.list(user, quoteId);
  }
}
