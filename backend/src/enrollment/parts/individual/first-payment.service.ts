import { Injectable } from '@nestjs/common';
import { isFirstPaymentExcepted } from '#shared/individual-enrollment/submission';
import { PlansRepository } from '../../../catalogue/plans/plans.repository.ts';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import { HouseholdOffersService } from '../../../quoting/household-offers/household-offers.service.ts';
import { toRatedMember } from '../../../quoting/quote-plans/quoted-member.ts';
import { SelectionRepository } from '../../../quoting/quote-plans/selection.repository.ts';
import { termsOfQuote } from '../../../quoting/quotes/quote-terms.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';

/** What a household pays before its coverage begins. */
@Injectable()
export class FirstPaymentService {
  constructor(
    private readonly selection: SelectionRepository,
    private readonly plans: PlansRepository,
    private readonly offers: HouseholdOffersService,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /**
   * The first month of the selected plans at their quoted rates, after the tax credit. 0 within the window in which it can be left out;
   * null while the credit is unknown.
   */
  async dueCents(quote: IndividualQuote): Promise<number | null> {
    if (isFirstPaymentExcepted(await this.rules.inForce(quote.effectiveDate), this.clock.today())) {
      return 0;
    }
    const { members, plans: chosen } = await this.selection.findChoice(quote.id);
    const offers = await this.offers.find(termsOfQuote(quote), members.map(toRatedMember));
    const plans = new Map(
      (await this.plans.listByIds(chosen.map(({ planId }) => planId))).map((plan) => [plan.id, plan]),
    );
    const due = chosen.map(({ planId, monthlyRateCents, members: rated }) => {
      const plan = plans.get(planId);
      const offer =
        plan &&
        offers?.atQuotedRates(
          plan,
          rated.map(({ rateCents }) => rateCents),
        );
      return offer ? offer.netCents : monthlyRateCents;
    });
    return due.reduce<number | null>((sum, cents) => (sum === null || cents === null ? null : sum + cents), 0);
  }
}
