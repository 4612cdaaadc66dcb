import { DECIDE_CALLS } from '#shared/enrollment/decide.calls';
import { decidedMessage } from '#shared/enrollment/decisions';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { EnrollmentOverviewService } from '../overview/enrollment-overview.service.ts';
import { DecideService } from './decide.service.ts';
import { ReturnToAgentService } from './return-to-agent.service.ts';

@Serves(DECIDE_CALLS)
export class DecideController implements Serving<typeof DECIDE_CALLS> {
  constructor(
    private readonly decisions: DecideService,
    private readonly returnToAgent: ReturnToAgentService,
    private readonly overview: EnrollmentOverviewService,
  ) {}

  async decide({ user, quoteId, body }: Asked<typeof DECIDE_CALLS.decide>) {
    const quote = await this.decisions.decide(user, quoteId, body);
    return { Message: decidedMessage(quote.status), Overview: await this.overview.describe(user, quote) };
  }

  async sendBack({ user, body }: Asked<typeof DECIDE_CALLS.sendBack>) {
    await this.returnToAgent.return(user, body);
  }
}
