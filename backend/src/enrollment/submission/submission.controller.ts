import { PROOF, SUBMISSION } from '#shared/individual-enrollment/individual-enrollment.calls';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Idempotency } from '../../platform/jobs/idempotency.ts';
import { SubmissionService } from './submission.service.ts';
import { SubmissionOutcomeService } from './submission-outcome.service.ts';

const CALLS = { ...SUBMISSION, findProof: PROOF.find };

@Serves(CALLS)
export class SubmissionController implements Serving<typeof CALLS> {
  constructor(
    private readonly submissions: SubmissionService,
    private readonly outcomes: SubmissionOutcomeService,
    private readonly idempotency: Idempotency,
  ) {}

  async enroll({ user, quoteId, body, key }: Asked<typeof CALLS.enroll>): Promise<HouseholdSubmissionResponse> {
    const submission = { user, key, call: 'EnrollIndividual', body: { ...body, quoteId } };
    await this.idempotency.once(submission, (finish) => this.submissions.submit(user, quoteId, { ...body, finish }));
    return this.outcomes.await(user, quoteId);
  }

  find({ user, quoteId }: Asked<typeof CALLS.find>) {
    return this.outcomes.find(user, quoteId);
  }

  findProof({ user, quoteId }: Asked<typeof CALLS.findProof>) {
    return this.submissions.findProof(user, quoteId);
  }
}
