import { REPLY_CALLS } from '#shared/enrollment/reply.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { EnrollmentOverviewService } from '../overview/enrollment-overview.service.ts';
import { ReplyService } from './reply.service.ts';

@Serves(REPLY_CALLS)
export class ReplyController implements Serving<typeof REPLY_CALLS> {
  constructor(
    private readonly replies: ReplyService,
    private readonly overview: EnrollmentOverviewService,
  ) {}

  async reply({ user, quoteId, body }: Asked<typeof REPLY_CALLS.reply>) {
    return this.overview.describe(user, await this.replies.reply(user, quoteId, body));
  }
}
