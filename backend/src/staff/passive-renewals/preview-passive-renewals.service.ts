import { Injectable } from '@nestjs/common';
import { dollarsFromCents } from '#shared/formats/currency';
import { NOTHING_IN_FORCE, RENEWAL_FAILED, SUBMITTED_BEFORE } from '#shared/renewals/passive-renewal';
import type { RenewalPreview } from '#shared/renewals/upcoming-renewal.record';
import { BulkRunsRepository } from '../../platform/bulk-runs/bulk-runs.repository.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Group } from '../../quoting/groups/group.table.ts';
import { GroupsRepository } from '../../quoting/groups/groups.repository.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { type RenewalPlans, RenewalPlansService } from '../../quoting/renewal-plans/renewal-plans.service.ts';
import { PassiveSelectionService } from '../../quoting/renewals/passive/passive-selection.service.ts';
import { UpcomingRenewalsRepository } from './upcoming-renewals.repository.ts';

/** A quote that has not been started: it has no id, and no selected plans. */
const NO_QUOTE = 0;

/** Somebody opened it and left: the renewal will be of the people in force. */
export const isUntouched = ({ status, memberCount }: GroupQuote): boolean =>
  status === 'EditingCensus' && memberCount === 0;

type Outcome = Pick<RenewalPreview, 'Outcome' | 'Message'>;
const RENEWS: Outcome = { Outcome: 'Renews', Message: '' };

/**
 * Previews what will happen to groups if they are submitted now, using the functions that renew them. Nothing is written. A group's
 * renewal, existing or hypothetical.
 */
@Injectable()
export class PreviewPassiveRenewalsService {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly bulkRuns: BulkRunsRepository,
    private readonly selection: PassiveSelectionService,
    private readonly renewalPlans: RenewalPlansService,
    private readonly upcoming: UpcomingRenewalsRepository,
    private readonly quotes: Quotes,
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
    const renewal = await this.findRenewal(user, group);
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

  /** null for a group that has never been enrolled. Callers must already have found the group for their user. */
  private async findRenewal(user: SessionUser, group: Group): Promise<RenewalPlans | null> {
    const { id: groupId, renewalDate } = group;
    if (renewalDate === null) {
      return null;
    }
    const quoteId = await this.upcoming.findQuoteId(groupId);
    if (quoteId !== null) {
      const quote = await this.quotes.of('group').find(user, quoteId);
      return isUntouched(quote) ? this.renewalPlans.forecast(quote) : this.renewalPlans.find(quote);
    }
    const begun = {
      id: NO_QUOTE,
      groupId,
      group,
      quoteType: 'SmallGroupRenewal',
      status: 'EditingCensus',
      effectiveDate: renewalDate,
      renewalDate,
      isDeleted: false,
    } as const;
    return this.renewalPlans.forecast(Object.assign(new Quote(), begun) as GroupQuote);
  }
}

const planNames = ({ current }: RenewalPlans): string[] => [
  ...new Set(current.flatMap(({ suggestion }) => suggestion?.plan.displayName ?? [])),
];
