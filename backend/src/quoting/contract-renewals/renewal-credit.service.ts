import { Injectable } from '@nestjs/common';
import { creditNotLoaded, INCOME_UNKNOWN } from '#shared/contract-renewals/driver-words';
import type { IsoDate } from '#shared/dates/iso-date';
import { netPremium } from '#shared/eligibility/net-premium';
import { isIndividualInEnrollment } from '#shared/individuals/individual-next-step';
import { centsFromDollars } from '#shared/formats/currency';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { AppError } from '../../platform/errors.ts';
import { TaxCreditService } from '../household-offers/tax-credit.service.ts';
import { termsOfQuote, wantedCentsOf } from '../quotes/quote-terms.ts';
import type { CreditMember } from '../quote-plans/quoted-member.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';

/** The tax credit of the new year. */
export interface RenewalCredit {
  /** What can be taken a month; null: not estimated. */
  electedCents: number | null;
  /** Why it is not estimated. */
  missing: string | null;
}

/** What the tax credit pays before and after a renewal. */
@Injectable()
export class RenewalCreditService {
  constructor(private readonly taxCredit: TaxCreditService) {}

  /**
   * What is elected, or without an election all that is estimated. An unknown income is never guessed, and who enrolls outside the
   * marketplace has no credit.
   */
  async find(quote: IndividualQuote, people: readonly CreditMember[]): Promise<RenewalCredit> {
    if (!quote.individual.isFfm && isIndividualInEnrollment(quote.status)) {
      return { electedCents: 0, missing: null };
    }
    try {
      const credit = await this.taxCredit.find(termsOfQuote(quote), people);
      const wanted = quote.individual.electedAptcCents === null ? Infinity : wantedCentsOf(quote.individual);
      return credit
        ? { electedCents: Math.min(wanted, credit.maximumCents), missing: null }
        : { electedCents: null, missing: INCOME_UNKNOWN };
    } catch (error) {
      return { electedCents: null, missing: creditNotLoaded(sentenceOf(error)) };
    }
  }

  /** The benchmark premium of these people on a day; null where it is not loaded or the income is unknown. */
  async benchmark(
    quote: IndividualQuote,
    people: readonly CreditMember[],
    effectiveDate: IsoDate,
  ): Promise<number | null> {
    try {
      const estimate = await this.taxCredit.estimateOf({ ...termsOfQuote(quote), effectiveDate }, people);
      return estimate && centsFromDollars(estimate.BenchmarkMonthly);
    } catch (error) {
      sentenceOf(error);
      return null;
    }
  }
}

/** Of the essential part of a plan of the marketplace only, and of none that is catastrophic. */
export const creditPaid = (plan: Readonly<Plan>, ratesCents: readonly number[], electedCents: number): number =>
  plan.isOnExchange && plan.metalTier !== 'Catastrophic'
    ? netPremium(ratesCents, { ehbBasisPoints: plan.ehbShareBasisPoints, electedCents }).creditCents
    : 0;

/** @throws what is not about missing figures */
function sentenceOf(error: unknown): string {
  if (error instanceof AppError && ['NOT_LOADED', 'INVALID_INPUT'].includes(error.code)) {
    return error.message;
  }
  throw error;
}
