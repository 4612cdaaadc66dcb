import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { toRatedMember } from '../quote-plans/quoted-member.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';
import { termsOfQuote } from '../quotes/quote-terms.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { HouseholdOffersService } from './household-offers.service.ts';

/** A selected plan at its quoted rates, for a month. */
export interface SelectedPremium {
  plan: Readonly<Plan>;
  variant: CsrLevel;
  monthlyCents: number;
  /** After the tax credit that is known: what is not known is not taken off. */
  netCents: number;
}

/** What a household pays for the plans that it has selected. */
@Injectable()
export class SelectedPremiumsService {
  constructor(
    private readonly selection: SelectionRepository,
    private readonly plans: PlansRepository,
    private readonly offers: HouseholdOffersService,
  ) {}

  /** Of a quote already checked for its user, in order of selection. */
  async list(quote: IndividualQuote, tx?: EntityManager): Promise<SelectedPremium[]> {
    const { members, plans: chosen } = await this.selection.findChoice(quote.id, tx);
    if (chosen.length === 0) {
      return [];
    }
    const offers = await this.offers.find(termsOfQuote(quote), members.map(toRatedMember));
    const found = await this.plans.listByIds(chosen.map(({ planId }) => planId));
    const plans = new Map(found.map((plan) => [plan.id, plan]));
    return chosen.map(({ planId, monthlyRateCents: monthlyCents, members: rated }) => {
      const plan = plans.get(planId)!;
      const rates = rated.map(({ rateCents }) => rateCents);
      const offer = offers?.atQuotedRates(plan, rates);
      return { plan, variant: offer?.variant ?? 1, monthlyCents, netCents: offer?.netCents ?? monthlyCents };
    });
  }
}
