import { Injectable } from '@nestjs/common';
import { isFirstPaymentExcepted } from '#shared/individual-enrollment/submission';
import { awaitsPayment, isEnrolledAtMarketplace } from '#shared/payments/hand-off';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import {
  type SelectedPremium,
  HouseholdOffersService,
} from '../../../quoting/household-offers/household-offers.service.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { paidQuoteOf, IndividualApplicationsRepository } from './individual-applications.repository.ts';

/** What a household pays before its coverage begins. */
@Injectable()
export class FirstPaymentService {
  constructor(
    private readonly offers: HouseholdOffersService,
    private readonly applications: IndividualApplicationsRepository,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /**
   * The first month of the selected plans at their quoted rates, after the tax credit; what was signed and sent once that is accepted, until
   * it was paid. 0 within the window in which it can be left out.
   */
  async dueCents(quote: IndividualQuote): Promise<number> {
    if (isEnrolledAtMarketplace(paidQuoteOf(quote))) {
      return this.applications.findOpenCents(quote);
    }
    const agreed = awaitsPayment(quote) ? await this.applications.findAgreedCents(quote) : null;
    return agreed === null
      ? this.dueFor(quote, await this.offers.listSelected(quote))
      : (await this.isExcepted(quote))
        ? 0
        : agreed;
  }

  async dueFor(quote: IndividualQuote, premiums: readonly SelectedPremium[]): Promise<number> {
    return (await this.isExcepted(quote)) ? 0 : premiums.reduce((sum, { netCents }) => sum + netCents, 0);
  }

  private async isExcepted({ effectiveDate }: IndividualQuote): Promise<boolean> {
    return isFirstPaymentExcepted(await this.rules.inForce(effectiveDate), this.clock.today());
  }
}
