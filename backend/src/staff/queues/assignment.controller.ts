import { ASSIGNMENT_CALLS } from '#shared/sales/sales.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { toAssignmentOutcome, toAssignmentResponse, toClaim, toColleague } from './assignment-answers.ts';
import { AssignmentService } from './assignment.service.ts';
import { AssignmentsRepository } from './assignments.repository.ts';

@Serves(ASSIGNMENT_CALLS)
export class AssignmentController implements Serving<typeof ASSIGNMENT_CALLS> {
  constructor(
    private readonly assignment: AssignmentService,
    private readonly assignments: AssignmentsRepository,
  ) {}

  async list() {
    return (await this.assignments.listColleagues()).map(toColleague);
  }

  async assign({ user, body }: Asked<typeof ASSIGNMENT_CALLS.assign>) {
    return toAssignmentResponse(await this.assignment.assign(user, toClaim(body), body.AssignTo));
  }

  async unassign({ user, body }: Asked<typeof ASSIGNMENT_CALLS.unassign>) {
    return toAssignmentResponse(await this.assignment.unassign(user, toClaim(body).quoteId));
  }

  async assignMany({ user, body }: Asked<typeof ASSIGNMENT_CALLS.assignMany>) {
    return (await this.assignment.assignMany(user, body.Ids, body.AssignTo)).map(toAssignmentOutcome);
  }

  async unassignMany({ user, body }: Asked<typeof ASSIGNMENT_CALLS.unassignMany>) {
    return (await this.assignment.unassignMany(user, body.Ids)).map(toAssignmentOutcome);
  }
}
