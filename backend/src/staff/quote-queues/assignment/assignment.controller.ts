import { ASSIGNMENT_CALLS } from '#shared/sales/sales.calls';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { AssignQuoteService } from './assign-quote.service.ts';
import { AssignQuotesService } from './assign-quotes.service.ts';
import { ColleaguesRepository } from './colleagues.repository.ts';
import { toAssignmentOutcome, toAssignmentResponse, toClaim, toColleague } from './assignment-answers.ts';

@Serves(ASSIGNMENT_CALLS)
export class AssignmentController implements Serving<typeof ASSIGNMENT_CALLS> {
  constructor(
    private readonly assignQuote: AssignQuoteService,
    private readonly assignQuotes: AssignQuotesService,
    private readonly colleagues: ColleaguesRepository,
  ) {}

  async list() {
    return (await this.colleagues.list()).map(toColleague);
  }

  async assign({ user, body }: Asked<typeof ASSIGNMENT_CALLS.assign>) {
    return toAssignmentResponse(await this.assignQuote.assign(user, toClaim(body), body.AssignTo));
  }

  async unassign({ user, body }: Asked<typeof ASSIGNMENT_CALLS.unassign>) {
    return toAssignmentResponse(await this.assignQuote.unassign(user, toClaim(body).quoteId));
  }

  async assignMany({ user, body }: Asked<typeof ASSIGNMENT_CALLS.assignMany>) {
    return (await this.assignQuotes.assign(user, body.Ids, body.AssignTo)).map(toAssignmentOutcome);
  }

  async unassignMany({ user, body }: Asked<typeof ASSIGNMENT_CALLS.unassignMany>) {
    return (await this.assignQuotes.unassign(user, body.Ids)).map(toAssignmentOutcome);
  }
}
