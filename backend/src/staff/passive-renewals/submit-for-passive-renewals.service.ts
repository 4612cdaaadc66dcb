import { Injectable } from '@nestjs/common';
import type {
  SubmitForPassiveRenewalsRequest,
  SubmitForPassiveRenewalsResponse,
} from '#shared/renewals/upcoming-renewal.record';
import type { BulkRunKind } from '#shared/bulk-runs/bulk-run.record';
import { isInWindow, NOT_UPCOMING, OUTSIDE_WINDOW } from '#shared/renewals/passive-renewal';
import { StartBulkRunService } from '../../platform/bulk-runs/start-bulk-run.service.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Finish } from '../../platform/idempotency/idempotency.ts';
import { upcomingDays } from './upcoming/upcoming-query.ts';
import { UpcomingRenewalsRepository } from './upcoming/upcoming-renewals.repository.ts';

export const ALL_SUBMITTED = 'All these groups have been submitted and are waiting.';
const IDS_A_QUERY = 1_000;
const KINDS: Record<SubmitForPassiveRenewalsRequest['renewalType'], BulkRunKind> = {
  PassiveRenewal: 'passive-renewal',
  Survey: 'passive-renewal-survey',
};

/** Submits groups for passive renewal, or for the survey whether they intend to renew: a worker then processes them one by one. */
@Injectable()
export class SubmitForPassiveRenewalsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly upcoming: UpcomingRenewalsRepository,
    private readonly startRun: StartBulkRunService,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /**
   * All or nothing: one ineligible group refuses them all, but one that is already waiting is just skipped.
   * @throws NOT_FOUND, RULE_BROKEN, WRONG_STATE when all are already waiting
   */
  async submit(
    user: SessionUser,
    { groupIds, renewalType }: SubmitForPassiveRenewalsRequest,
    finish: Finish<SubmitForPassiveRenewalsResponse>,
  ): Promise<SubmitForPassiveRenewalsResponse> {
    if (renewalType === 'PassiveRenewal') {
      await this.refuseOutsideWindow();
    }
    const ids = [...new Set(groupIds)];
    for (let first = 0; first < ids.length; first += IDS_A_QUERY) {
      await this.refuseUnlessUpcoming(user, ids.slice(first, first + IDS_A_QUERY));
    }
    const run = { kind: KINDS[renewalType], subjectIds: ids, allWaiting: ALL_SUBMITTED };
    return this.transactions.run(async (tx) => {
      const started = await this.startRun.start(tx, user, run);
      const answer = { ...started, AlreadySubmitted: ids.length - started.Total };
      await finish(tx, answer);
      return answer;
    });
  }

  private async refuseOutsideWindow(): Promise<void> {
    const { PassiveRenewalStartDate: windowStart, PassiveRenewalEndDate: windowEnd } = await this.rules.inForce();
    if (!isInWindow({ today: this.clock.today(), windowStart, windowEnd })) {
      throw new AppError('RULE_BROKEN', OUTSIDE_WINDOW);
    }
  }

  private async refuseUnlessUpcoming(user: SessionUser, ids: readonly number[]): Promise<void> {
    const upcoming = await this.upcoming.listUpcoming(user, upcomingDays(this.clock.today()), ids);
    if (upcoming.length === ids.length) {
      return;
    }
    const known = new Set(upcoming.map(({ groupId }) => groupId));
    const [stranger] = ids.filter((id) => !known.has(id));
    const isVisible = (await this.upcoming.listVisibleIds(user, [stranger!])).length > 0;
    throw isVisible
      ? new AppError('RULE_BROKEN', `Group ${stranger}: ${NOT_UPCOMING}`, { groupIds: [NOT_UPCOMING] })
      : new AppError('NOT_FOUND', `Group ${stranger} was not found.`);
  }
}
