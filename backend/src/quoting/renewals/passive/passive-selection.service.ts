import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Rules } from '#shared/business-rules/rules';
import { dateOfBirthProblem } from '#shared/census/age-rules';
import { selectionProblems } from '#shared/plans/selection';
import { isAcaGroup, passiveRenewalProblem, undoUntil } from '#shared/renewals/passive-renewal';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { CensusRepository } from '../../group-census/census.repository.ts';
import { toSelectable } from '../../plan-selection/plan-answers.ts';
import { SelectedPlansService } from '../../plan-selection/selected-plans.service.ts';
import { selectionFacts } from '../../plan-selection/selection-findings.ts';
import { countPremium } from '../../quote-plans/quote-premiums.repository.ts';
import { SelectionRepository } from '../../quote-plans/selection.repository.ts';
import type { GroupQuote } from '../../quotes/quotes.repository.ts';
import {
  RenewalPlansService,
  type CurrentPlan,
  renewablePlanIds,
  type RenewalPlans,
} from '../../renewal-plans/renewal-plans.service.ts';
import { RenewalsRepository } from '../../renewal-plans/renewals.repository.ts';
import { type BeforeRenewal, type MadeForRenewal, toChosen, toKept } from './before-renewal.ts';

export const NOBODY_TO_COVER = 'Nobody on the census of this quote enrolls in a medical plan.';

/** What a passive renewal selects on a quote: whether it may, whether it can, and what was there before. */
@Injectable()
export class PassiveSelectionService {
  constructor(
    private readonly renewals: RenewalsRepository,
    private readonly selection: SelectionRepository,
    private readonly census: CensusRepository,
    private readonly renewalPlans: RenewalPlansService,
    private readonly selectedPlans: SelectedPlansService,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** Whether a quote may be renewed passively, decided by the rule in shared. @returns the message to show, or null when it may */
  async findRefusal(user: SessionUser, renewal: RenewalPlans, tx?: EntityManager): Promise<string | null> {
    const { quote, current } = renewal;
    const rules = await this.rules.inForce(quote.effectiveDate);
    return passiveRenewalProblem({
      isInternal: user.isInternal,
      quote,
      isAcaGroup: isAcaGroup(current.map(toAcaPlan)),
      today: this.clock.today(),
      windowStart: rules.PassiveRenewalStartDate,
      windowEnd: rules.PassiveRenewalEndDate,
      hasOwnChoice: await this.hasOwnChoice(renewal, tx),
      isRenewedElsewhere: await this.renewals.isRenewedElsewhere(quote, tx),
    });
  }

  /** The quote has plans other than the replacements for the current ones: they were selected manually. */
  async hasOwnChoice({ quote, current }: RenewalPlans, tx?: EntityManager): Promise<boolean> {
    const chosen = (await this.selection.listQuotePlans(quote.id, tx)).map(({ planId }) => planId);
    return chosen.length > 0 && !isSame(chosen, renewablePlanIds(current));
  }

  /**
   * Selects the replacements for the group's current plans, and assigns everyone the replacement for their own.
   * @returns why they cannot be selected, in which case nothing is written; null when selected
   */
  async select(tx: EntityManager, user: SessionUser, renewal: RenewalPlans): Promise<string | null> {
    const problem = await this.findFailure(user, renewal);
    if (problem !== null) {
      return problem;
    }
    const assigned = await this.renewalPlans.listSuccessors(renewal, tx);
    const wanted = { planIds: renewablePlanIds(renewal.current), assigned };
    await this.selectedPlans.store(tx, renewal.quote, await this.selectedPlans.open(tx, renewal.quote), wanted);
    await countPremium(tx, renewal.quote.id);
    return null;
  }

  /** @returns why the replacements cannot be selected, or null when they can */
  async findFailure(user: SessionUser, { quote, current, members, offered }: RenewalPlans): Promise<string | null> {
    const without = current.find(({ suggestion }) => suggestion === null);
    if (without) {
      return without.successor.message;
    }
    if (!members.some(({ medicalStatus }) => medicalStatus === 'Enroll')) {
      return NOBODY_TO_COVER;
    }
    const limits = await this.rules.inForce(quote.effectiveDate);
    const ages = this.ageProblems(quote, members, limits);
    if (ages.length > 0) {
      return ages[0]!;
    }
    const all = offered.map(({ plan }) => toSelectable(plan));
    const chosen = renewablePlanIds(current);
    const [problem] = selectionProblems(
      all.filter(({ PlanId }) => chosen.includes(PlanId)),
      all,
      selectionFacts(user, members, limits),
    );
    return problem ?? null;
  }

  /** What a passive renewal will change. */
  async keep(tx: EntityManager, { id, status }: GroupQuote, made: MadeForRenewal): Promise<BeforeRenewal> {
    const { plans, members } = await this.selection.findChoice(id, tx);
    return {
      status,
      ...made,
      plans: plans.map(toKept),
      assigned: members.flatMap((member) =>
        member.assignedPlanId === null ? [] : [{ MemberId: member.id, PlanId: member.assignedPlanId }],
      ),
    };
  }

  /** Of a renewal that succeeds now; null = it cannot be undone. */
  async undoUntil({ effectiveDate }: GroupQuote): Promise<Date | null> {
    const { PassiveRenewalUndoMinutes: minutes } = await this.rules.inForce(effectiveDate);
    return undoUntil(this.clock.now(), minutes);
  }

  /** The plans, their prices, and who is assigned to which; an empty census. Callers have locked the quote. */
  async putBack(tx: EntityManager, quote: GroupQuote, { plans, assigned, isFilled }: BeforeRenewal): Promise<void> {
    const { id } = quote;
    const { members } = await this.selection.findChoice(id, tx);
    await this.selection.store(tx, id, { plans: plans.map(toChosen), members, assigned });
    await countPremium(tx, id);
    if (isFilled) {
      await this.census.removeAll(tx, quote);
    }
  }

  /** Staff do not review the census of a passive renewal again, so members who have aged out of the plan are found here. */
  private ageProblems(
    quote: RenewalPlans['quote'],
    members: RenewalPlans['members'],
    { MaxEmployeeAge, MinimumAdultAge }: Pick<Rules, 'MaxEmployeeAge' | 'MinimumAdultAge'>,
  ): string[] {
    const facts = {
      ...quote,
      today: this.clock.today(),
      maxEmployeeAge: MaxEmployeeAge,
      minimumAdultAge: MinimumAdultAge,
    };
    return members
      .map(({ relationship, dateOfBirth, disabled }) =>
        dateOfBirthProblem(
          { RelationshipToSubscriber: relationship, DateOfBirth: dateOfBirth, Disabled: disabled },
          facts,
        ),
      )
      .filter((problem) => problem !== null);
  }
}

const isSame = (chosen: readonly number[], follows: readonly number[]): boolean =>
  chosen.length === follows.length && chosen.every((planId) => follows.includes(planId));

export const toAcaPlan = ({ plan: { coverage, isAcaPlan } }: CurrentPlan) => ({
  isMedical: coverage === 'medical',
  isAcaPlan,
});
