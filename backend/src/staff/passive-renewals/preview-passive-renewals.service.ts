import { Injectable } from '@nestjs/common';
import type { RenewalPreview } from '#shared/renewals/upcoming-renewal.record';
import { dollarsFromCents } from '#shared/formats/currency';
import { NOTHING_IN_FORCE, RENEWAL_FAILED, SUBMITTED_BEFORE } from '#shared/renewals/passive-renewal';
import { BulkRunsRepository } from '../../platform/bulk-runs/bulk-runs.repository.ts';
import type { Group } from '../../quoting/groups/group.table.ts';
import { GroupsRepository } from '../../quoting/groups/groups.repository.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { PassiveSelectionService } from '../../quoting/renewals/passive/passive-selection.service.ts';
import { RenewalPlansService, type RenewalPlans } from '../../quoting/renewal-plans/renewal-plans.service.ts';
import { RenewalForecast } from './renewing/renewal-forecast.ts';

type Outcome = Pick<RenewalPreview, 'Outcome' | 'Message'>;
const RENEWS: Outcome = { Outcome: 'Renews', Message: '' };

/** Previews what will happen to groups if they are submitted now, using the functions that renew them. Nothing is written. */
@Injectable()
export class PreviewPassiveRenewalsService {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly bulkRuns: BulkRunsRepository,
    private readonly foreseen: RenewalForecast,
    private readonly selection: PassiveSelectionService,
    private readonly renewalPlans: RenewalPlansService,
  ) {}

  /** In request order. @throws NOT_FOUND */
  async preview(user: SessionUser, groupIds: readonly number[]): Promise<RenewalPreview[]> {
    const waiting = new Set(await this.bulkRuns.listWaitingSubjects('passive-renewal', groupIds));
    const previews: RenewalPreview[] = [];
    for (const id of groupIds) {
      const group = await this.groups.findVisible(user, id);
      previews.push(await this.previewOne(user, group, waiting.has(id)));
    }
    return previews;
  }

  private async previewOne(user: SessionUser, group: Group, isWaiting: boolean): Promise<RenewalPreview> {
    const { id: GroupId, name: GroupName, renewalDate: RenewalDate } = group;
    const renewal = await this.foreseen.find(user, group);
    const outcome: Outcome = isWaiting
      ? { Outcome: 'Left', Message: SUBMITTED_BEFORE }
      : await this.outcomeOf(user, renewal);
    const isRenewing = renewal !== null && outcome.Outcome === 'Renews';
    const change = isRenewing ? await this.renewalPlans.compareSuggested(renewal) : null;
    const sum = (side: 'before' | 'after') =>
      change && dollarsFromCents(change.slots.reduce((total, slot) => total + slot[side], 0));
    return {
      GroupId,
      GroupName,
      RenewalDate,
      ...outcome,
      Plans: isRenewing ? planNames(renewal) : [],
      PremiumNow: sum('before'),
      PremiumThen: sum('after'),
    };
  }

  private async outcomeOf(user: SessionUser, renewal: RenewalPlans | null): Promise<Outcome> {
    if (!renewal?.inForce) {
      return { Outcome: 'Left', Message: NOTHING_IN_FORCE };
    }
    const { status } = renewal.quote;
    if (status === 'PassiveRenewalFailure') {
      return { Outcome: 'Left', Message: RENEWAL_FAILED };
    }
    const problem = status === 'PendingPassive' ? null : await this.selection.findRefusal(user, renewal);
    if (problem !== null) {
      return { Outcome: 'Left', Message: problem };
    }
    const failure = await this.selection.findFailure(user, renewal);
    return failure === null ? RENEWS : { Outcome: 'Fails', Message: failure };
  }
}

const planNames = ({ current }: RenewalPlans): string[] => [
  ...new Set(current.flatMap(({ suggestion }) => suggestion?.plan.displayName ?? [])),
];
