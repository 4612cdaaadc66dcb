import { PASSIVE_RENEWALS } from '#shared/renewals/renewals.calls';
import type { SubmitForPassiveRenewalsResponse } from '#shared/renewals/upcoming-renewal.record';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { Lists } from '../../platform/lists/lists.ts';
import { PreviewPassiveRenewalsService } from './preview-passive-renewals.service.ts';
import { SubmitForPassiveRenewalsService } from './submit-for-passive-renewals.service.ts';
import { UpcomingRenewalsService } from './upcoming/upcoming-renewals.service.ts';

@Serves(PASSIVE_RENEWALS)
export class PassiveRenewalsController implements Serving<typeof PASSIVE_RENEWALS> {
  constructor(
    private readonly upcoming: UpcomingRenewalsService,
    private readonly lists: Lists,
    private readonly previewRenewals: PreviewPassiveRenewalsService,
    private readonly submitGroups: SubmitForPassiveRenewalsService,
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
      this.submitGroups.submit(user, body, finish),
    );
  }
}
