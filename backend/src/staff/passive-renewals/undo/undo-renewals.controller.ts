import { UNDO_RENEWALS } from '#shared/renewals/renewals.calls';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { UndoRenewalService } from './undo-renewal.service.ts';
import { UndoRunService } from './undo-run.service.ts';

@Serves(UNDO_RENEWALS)
export class UndoRenewalsController implements Serving<typeof UNDO_RENEWALS> {
  constructor(
    private readonly undoRenewal: UndoRenewalService,
    private readonly undoRun: UndoRunService,
  ) {}

  undoOne({ user, groupId }: Asked<typeof UNDO_RENEWALS.undoOne>) {
    return this.undoRenewal.undo(user, groupId);
  }

  find({ bulkRunId: runId }: Asked<typeof UNDO_RENEWALS.find>) {
    return this.undoRun.find(runId);
  }

  undoAll({ user, bulkRunId: runId }: Asked<typeof UNDO_RENEWALS.undoAll>) {
    return this.undoRun.start(user, runId);
  }
}
