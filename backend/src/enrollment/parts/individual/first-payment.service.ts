import { Injectable } from '@nestjs/common';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import { isFirstPaymentExcepted } from '#shared/individual-enrollment/submission';
import { awaitsPayment } from '#shared/payments/hand-off';
import type { Plan } from '../../../catalogue/plans/plan.entity.ts';
import { PlansRepository } from '../../../catalogue/plans/plans.repository.ts';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import { HouseholdOffersService } from '../../../quoting/household-offers/household-offers.service.ts';
import { toRatedMember } from '../../../quoting/quote-plans/quoted-member.ts';
import { SelectionRepository } from '../../../quoting/quote-plans/selection.repository.ts';
import { termsOfQuote } from '../../../quoting/quotes/quote-terms.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { IndividualApplicationsRepository } from '../submission/individual-applications.repository.ts';

/** A selected plan at its quoted rates, for a month. */
export interface SelectedPremium {
  plan: Readonly<Plan>;
  variant: CsrLevel;
  monthlyCents: number;
  /** After the tax credit; null while that is unknown. */
  netCents: number | null;
}

/** What a household pays before its coverage begins. */
@Injectable()
export class FirstPaymentService {
  constructor(
    private readonly selection: SelectionRepository,
    private readonly plans: PlansRepository,
    private readonly offers: HouseholdOffersService,
    private readonly applications: IndividualApplicationsRepository,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /**
   * The first month of the selected plans at their quoted rates, after the tax credit; what was signed and sent once that is accepted. 0
   * within the window in which it can be left out; null while the credit is unknown.
   */
  async dueCents(quote: IndividualQuote): Promise<number | null> {
    const agreed = awaitsPayment(quote) ? await this.applications.findAgreedCents(quote) : null;
    return agreed === null
      ? this.dueFor(quote, await this.premiums(quote))
      : (await this.isExcepted(quote))
        ? 0
        : agreed;
  }

  async dueFor(quote: IndividualQuote, premiums: readonly SelectedPremium[]): Promise<number | null> {
    if (await this.isExcepted(quote)) {
      return 0;
    }
    return premiums.reduce<number | null>(
      (sum, { netCents }) => (sum === null || netCents === null ? null : sum + netCents),
      0,
    );
  }

  private async isExcepted({ effectiveDate }: IndividualQuote): Promise<boolean> {
    return isFirstPaymentExcepted(await this.rules.inForce(effectiveDate), this.clock.today());
  }

  /** In order of selection. */
  async premiums(quote: IndividualQuote): Promise<SelectedPremium[]> {
    const { members, plans: chosen } = await this.selection.findChoice(quote.id);
    const offers = await this.offers.find(termsOfQuote(quote), members.map(toRatedMember));
    const found = await this.plans.listByIds(chosen.map(({ planId }) => planId));
    const plans = new Map(found.map((plan) => [plan.id, plan]));
    return chosen.map(({ planId, monthlyRateCents: monthlyCents, members: rated }) => {
      const plan = plans.get(planId)!;
      const rates = rated.map(({ rateCents }) => rateCents);
      const offer = offers?.atQuotedRates(plan, rates) ?? { variant: 1 as const, netCents: monthlyCents };
      return { plan, variant: offer.variant, monthlyCents, netCents: offer.netCents };
    });
  }
}
