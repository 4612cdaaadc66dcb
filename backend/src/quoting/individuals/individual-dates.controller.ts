import { individualDates } from '#shared/eligibility/individual-dates';
import { INDIVIDUAL_DATE_CALLS } from '#shared/eligibility/individual-dates.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';

@Serves(INDIVIDUAL_DATE_CALLS)
export class IndividualDatesController implements Serving<typeof INDIVIDUAL_DATE_CALLS> {
  constructor(
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  async find({ user: { isInternal }, query: question }: Asked<typeof INDIVIDUAL_DATE_CALLS.find>) {
    const audience = isInternal ? 'internal' : 'external';
    return individualDates(question, { today: this.clock.today(), audience, rules: await this.rules.inForce() });
  }
}
