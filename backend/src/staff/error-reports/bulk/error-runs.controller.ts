import { ERROR_RUNS } from '#shared/error-reports/error-reports.calls';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { StartErrorRunService } from './start-error-run.service.ts';

@Serves(ERROR_RUNS)
export class ErrorRunsController implements Serving<typeof ERROR_RUNS> {
  constructor(private readonly startRun: StartErrorRunService) {}

  resubmit({ user, body }: Asked<typeof ERROR_RUNS.resubmit>) {
    return this.startRun.resubmit(user, body);
  }

  resolve({ user, body }: Asked<typeof ERROR_RUNS.resolve>) {
    return this.startRun.resolve(user, body);
  }
}
