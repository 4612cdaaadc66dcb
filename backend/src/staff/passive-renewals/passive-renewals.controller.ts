import { PASSIVE_RENEWALS, UNDO_RENEWALS } from '#shared/renewals/renewals.calls';
import type { SubmitForPassiveRenewalsResponse } from '#shared/renewals/upcoming-renewal.record';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Idempotency } from '../../platform/jobs/idempotency.ts';
import { Lists } from '../../platform/http/lists.ts';
import { PreviewPassiveRenewalsService } from './preview-passive-renewals.service.ts';
import { UndoRenewalsService } from './undo-renewals.service.ts';
import { UpcomingRenewalsService } from './upcoming-renewals.service.ts';

const CALLS = { ...PASSIVE_RENEWALS, ...UNDO_RENEWALS };

@Serves(CALLS)
export class PassiveRenewalsController implements Serving<typeof CALLS> {
  constructor(
    private readonly upcoming: UpcomingRenewalsService,
    private readonly lists: Lists,
    private readonly previewRenewals: PreviewPassiveRenewalsService,
    private readonly undoing: UndoRenewalsService,
    private readonly idempotency: Idempotency,
  ) {}

  list({ query, reply }: Asked<typeof PASSIVE_RENEWALS.list>) {
    return this.lists.page(this.upcoming, query, reply);
  }

  csv({ query: { filter }, reply }: Asked<typeof PASSIVE_RENEWALS.csv>) {
    return this.lists.file(this.upcoming, { filter }, reply);
  }

  countStandings({ user, query: { filter } }: Asked<typeof PASSIVE_RENEWALS.countStandings>) {
    return this.upcoming.countStandings(user, { filter });
  }

  listIds({ user, query: { filter } }: Asked<typeof PASSIVE_RENEWALS.listIds>) {
    return this.upcoming.listIds(user, { filter });
  }

  preview({ user, body: { groupIds } }: Asked<typeof PASSIVE_RENEWALS.preview>) {
    return this.previewRenewals.preview(user, groupIds);
  }

  submit({ user, body, key }: Asked<typeof PASSIVE_RENEWALS.submit>): Promise<SubmitForPassiveRenewalsResponse> {
    return this.idempotency.once({ user, key, call: 'SubmitForPassiveRenewals', body }, (finish) =>
      this.upcoming.submit(user, body, finish),
    );
  }

  undoOne({ user, groupId }: Asked<typeof UNDO_RENEWALS.undoOne>) {
    return this.undoing.undo(user, groupId);
  }

  find({ bulkRunId: runId }: Asked<typeof UNDO_RENEWALS.find>) {
    return this.undoing.find(runId);
  }

  undoAll({ user, bulkRunId: runId }: Asked<typeof UNDO_RENEWALS.undoAll>) {
    return this.undoing.start(user, runId);
  }
}
