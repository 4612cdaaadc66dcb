import { DECIDE_CALLS, ENROLLMENT_OVERVIEW_CALLS, REPLY_CALLS } from '#shared/enrollment/enrollment.calls';
import { decidedMessage } from '#shared/enrollment/decisions';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { DecisionsService } from './decisions.service.ts';
import { EnrollmentOverviewService } from './enrollment-overview.service.ts';

const CALLS = { ...ENROLLMENT_OVERVIEW_CALLS, ...DECIDE_CALLS, ...REPLY_CALLS };

@Serves(CALLS)
export class DecisionsController implements Serving<typeof CALLS> {
  constructor(
    private readonly decisions: DecisionsService,
    private readonly overview: EnrollmentOverviewService,
  ) {}

  find({ user, quoteId }: Asked<typeof CALLS.find>) {
    return this.overview.find(user, quoteId);
  }

  async decide({ user, quoteId, body }: Asked<typeof CALLS.decide>) {
    const quote = await this.decisions.decide(user, quoteId, body);
    return { Message: decidedMessage(quote.status), Overview: await this.overview.describe(user, quote) };
  }

  sendBack({ user, body }: Asked<typeof CALLS.sendBack>) {
    return this.decisions.sendBack(user, body);
  }

  async reply({ user, quoteId, body }: Asked<typeof CALLS.reply>) {
    return this.overview.describe(user, await this.decisions.reply(user, quoteId, body));
  }
}
