import { Injectable } from '@nestjs/common';
import type { UpcomingRenewalRow } from '#shared/renewals/upcoming-renewal.record';

import { isAcaGroup, NOTHING_IN_FORCE, passiveRenewalProblem, RENEWAL_FAILED } from '#shared/renewals/passive-renewal';
import {
  type RenewalStanding,
  renewalStanding,
  type RenewalState,
  renewalStateLabel,
} from '#shared/renewals/renewal-state';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { ManualSelections } from './manual-selections.ts';
import { type RenewalFacts, RenewalFactsRepository } from './renewal-facts.repository.ts';
import type { UpcomingGroup } from './upcoming-renewals.repository.ts';

/** Data about the groups of a page, by group or quote id. */
type Known = RenewalFacts & { manualSelections: Set<number> };

const NEED_A_REASON: readonly RenewalStanding[] = ['Failed', 'PlansChosen', 'NotPossible'];

/** Describes groups for the list and its file: a few queries for any number. */
@Injectable()
export class DescribeRenewals {
  constructor(
    private readonly facts: RenewalFactsRepository,
    private readonly manualSelections: ManualSelections,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  async describe(user: SessionUser, groups: readonly UpcomingGroup[]): Promise<UpcomingRenewalRow[]> {
    const known = await this.findKnown(user, groups);
    return Promise.all(groups.map((group) => this.toRow(user, group, known)));
  }

  private async findKnown(user: SessionUser, groups: readonly UpcomingGroup[]): Promise<Known> {
    const facts = await this.facts.find(groups);
    return { ...facts, manualSelections: await this.manualSelections.listOwn(user, facts.withPlans) };
  }

  private async toRow(user: SessionUser, group: UpcomingGroup, known: Known): Promise<UpcomingRenewalRow> {
    const { groupId, quoteId, status } = group;
    const plans = known.plans.get(groupId) ?? [];
    const problem =
      plans.length === 0
        ? NOTHING_IN_FORCE
        : ((await this.findProblem(user, group, known)) ?? known.censusProblems.get(groupId) ?? null);
    const state: RenewalState = status ?? 'NotStarted';
    const [IsSubmitted, canRenew] = [known.submitted.has(groupId), problem === null];
    const hasPlans = known.withPlans.includes(quoteId ?? 0);
    const Standing = renewalStanding({ Status: state, IsSubmitted, hasPlans, canRenew });
    return {
      GroupId: groupId,
      GroupName: group.groupName,
      GroupEnterpriseId: group.groupEnterpriseId,
      RenewalDate: group.renewalDate,
      QuoteId: quoteId,
      Status: state,
      QuoteStatus: renewalStateLabel(state),
      IsAcaGroup: isAcaGroup(plans),
      Agents: known.agents.get(groupId) ?? [],
      CanRenew: canRenew,
      Standing,
      Message: NEED_A_REASON.includes(Standing) ? (problem ?? '') : '',
      Renewed: known.renewed.get(quoteId ?? 0) ?? null,
      IsSubmitted,
      Survey: known.surveys.get(groupId) ?? null,
    };
  }

  private async findProblem(
    user: SessionUser,
    { groupId, renewalDate, quoteId, status }: UpcomingGroup,
    { plans, failures, manualSelections }: Known,
  ): Promise<string | null> {
    if (status === 'PassiveRenewalFailure') {
      return `${failures.get(quoteId ?? 0) ?? ''} ${RENEWAL_FAILED}`.trim();
    }
    const rules = await this.rules.inForce(renewalDate);
    return passiveRenewalProblem({
      isInternal: user.isInternal,
      // A quote in Pending Passive is finished by submitting it again.
      quote: {
        quoteType: 'SmallGroupRenewal',
        status: status === null || status === 'PendingPassive' ? 'EditingCensus' : status,
        isDeleted: false,
      },
      isAcaGroup: isAcaGroup(plans.get(groupId) ?? []),
      today: this.clock.today(),
      windowStart: rules.PassiveRenewalStartDate,
      windowEnd: rules.PassiveRenewalEndDate,
      hasOwnChoice: manualSelections.has(quoteId ?? 0),
      // Only the relevant quote is checked: one in progress would take precedence.
      isRenewedElsewhere: false,
    });
  }
}
