import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isAcaGroup } from '#shared/renewals/aca-plans';
import { passiveRenewalProblem } from '#shared/renewals/passive-renewal';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { SelectionRepository } from '../../quote-plans/selection.repository.ts';
import { type CurrentPlan, renewablePlanIds, type RenewalPlans } from '../../renewal-plans/renewal-plans.service.ts';
import { RenewalsRepository } from '../../renewal-plans/renewals.repository.ts';

/** Whether a quote may be renewed passively, decided by the rule in shared. */
@Injectable()
export class PassiveRenewalFactsService {
  constructor(
    private readonly renewals: RenewalsRepository,
    private readonly selection: SelectionRepository,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** @returns the message to show, or null when it may be renewed */
  async findProblem(user: SessionUser, renewal: RenewalPlans, tx?: EntityManager): Promise<string | null> {
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
}

const isSame = (chosen: readonly number[], follows: readonly number[]): boolean =>
  chosen.length === follows.length && chosen.every((planId) => follows.includes(planId));

export const toAcaPlan = ({ plan: { coverage, isAcaPlan } }: CurrentPlan) => ({
  isMedical: coverage === 'medical',
  isAcaPlan,
});
