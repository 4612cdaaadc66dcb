import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dateOfBirthProblem } from '#shared/census/age-rules';
import type { Rules } from '#shared/business-rules/rules';
import { selectionProblems } from '#shared/plans/selection';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { toPlanAnswer } from '../../plan-selection/plan-answers.ts';
import { selectionFacts } from '../../plan-selection/selection-facts.ts';
import { SelectedPlansService } from '../../plan-selection/selected-plans.service.ts';
import { type RenewalPlans, renewablePlanIds } from '../../renewal-plans/renewal-plans.service.ts';
import { PremiumChangeService } from '../../renewal-plans/premium-change/premium-change.service.ts';

export const NOBODY_TO_COVER = 'Nobody on the census of this quote enrolls in a medical plan.';

/** Selects the replacements for the group's current plans, and assigns everyone the replacement for their own. */
@Injectable()
export class SuggestedSelectionService {
  constructor(
    private readonly premiumChange: PremiumChangeService,
    private readonly selectedPlans: SelectedPlansService,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** @returns why they cannot be selected, in which case nothing is written; null when selected */
  async select(tx: EntityManager, user: SessionUser, renewal: RenewalPlans): Promise<string | null> {
    const problem = await this.findProblem(user, renewal);
    if (problem !== null) {
      return problem;
    }
    const assigned = await this.premiumChange.listSuccessors(renewal, tx);
    const wanted = { planIds: renewablePlanIds(renewal.current), assigned };
    await this.selectedPlans.store(tx, renewal.quote, await this.selectedPlans.open(tx, renewal.quote), wanted);
    return null;
  }

  /** @returns why the replacements cannot be selected, or null when they can */
  async findProblem(user: SessionUser, { quote, current, members, offered }: RenewalPlans): Promise<string | null> {
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
    const all = offered.map(({ plan, totalCents }) => toPlanAnswer(plan, totalCents, false));
    const chosen = renewablePlanIds(current);
    const [problem] = selectionProblems(
      all.filter(({ PlanId }) => chosen.includes(PlanId)),
      all,
      selectionFacts(user, members, limits),
    );
    return problem ?? null;
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
