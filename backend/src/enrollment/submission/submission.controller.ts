import { SUBMISSION } from '#shared/individual-enrollment/submission.calls';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { SubmissionAnswersService } from './submission-answers.service.ts';
import { SubmitHouseholdService } from './submit-household.service.ts';

@Serves(SUBMISSION)
export class SubmissionController implements Serving<typeof SUBMISSION> {
  constructor(
    private readonly submitHousehold: SubmitHouseholdService,
    private readonly answers: SubmissionAnswersService,
    private readonly idempotency: Idempotency,
  ) {}

  async enroll({ user, quoteId, body, key }: Asked<typeof SUBMISSION.enroll>): Promise<HouseholdSubmissionResponse> {
    const submission = { user, key, call: 'EnrollIndividual', body: { ...body, quoteId } };
    await this.idempotency.once(submission, (finish) =>
      this.submitHousehold.submit(user, quoteId, { ...body, finish }),
    );
    return this.answers.await(user, quoteId);
  }

  find({ user, quoteId }: Asked<typeof SUBMISSION.find>) {
    return this.answers.find(user, quoteId);
  }
}
