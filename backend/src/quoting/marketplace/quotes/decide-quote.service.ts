import { Injectable } from '@nestjs/common';
import type { IsoDate } from '#shared/dates/iso-date';
import { electedAmountProblem } from '#shared/eligibility/net-premium';
import { centsFromDollars } from '#shared/formats/currency';
import type { NewMarketplaceQuote } from '#shared/individuals/individual-quote.record';
import { eligibilityProblem, START_FAILED } from '#shared/marketplace/eligibility-problem';
import type { EligibilityAnswer } from '#shared/marketplace/marketplace-payload';
import { suggestedDay } from '#shared/marketplace/suggested-day';
import { EFFECTIVE_DATE_NOT_ALLOWED } from '#shared/quotes/allowed-effective-dates';
import { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { HouseholdRules, type RatedPlace } from '../../households/household-rules.service.ts';
import { type FetchedEligibility, FetchEligibilityService } from '../visits/fetch-eligibility.service.ts';
import { MarketplaceAccess } from '../marketplace-access.ts';

/** All that a marketplace quote consists of. */
export interface DecidedQuote extends FetchedEligibility {
  effectiveDate: IsoDate;
  /** By the agent, not by default. */
  isDateChosen: boolean;
  place: RatedPlace;
  electedCents: number;
}

/** What a marketplace quote consists of. Amounts are the marketplace's own: a browser only says for whom, and how much of them is taken. */
@Injectable()
export class DecideQuoteService {
  constructor(
    private readonly access: MarketplaceAccess,
    private readonly fetchEligibility: FetchEligibilityService,
    private readonly rules: HouseholdRules,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_ALLOWED, NOT_FOUND, UPSTREAM_FAILED; WRONG_STATE without consent; RULE_BROKEN if no quote can be started, and by field */
  async decide(user: SessionUser, request: NewMarketplaceQuote): Promise<DecidedQuote> {
    await this.access.assert(user);
    return this.judge(request, await this.fetchEligibility.fetch(user, request.Ffm.ConsumerId));
  }

  /** Same with what the marketplace has answered. @throws RULE_BROKEN if no quote can be started, and by field */
  async judge(
    { EffectiveDate, Ffm }: NewMarketplaceQuote,
    { eligibility, consentId }: FetchedEligibility,
  ): Promise<DecidedQuote> {
    const problem = eligibilityProblem(eligibility);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem.message);
    }
    const electedCents = centsFromDollars(Ffm.AptcElectedAmount);
    const electedProblem = electedAmountProblem(electedCents, centsFromDollars(eligibility.AptcAmount));
    if (electedProblem) {
      throw new AppError('RULE_BROKEN', electedProblem, { 'Ffm.AptcElectedAmount': [electedProblem] });
    }
    const { EffectiveDates } = eligibility.EnrollmentPeriod;
    if (EffectiveDate !== null && !EffectiveDates.includes(EffectiveDate)) {
      throw new AppError('RULE_BROKEN', EFFECTIVE_DATE_NOT_ALLOWED, { EffectiveDate: [EFFECTIVE_DATE_NOT_ALLOWED] });
    }
    const today = this.clock.today();
    const effectiveDate = EffectiveDate ?? suggestedDay(EffectiveDates, today)!;
    const place = await this.placeOf(eligibility);
    return { eligibility, consentId, effectiveDate, isDateChosen: EffectiveDate !== null, place, electedCents };
  }

  /** Of the subscriber: everyone is rated there. */
  private async placeOf({ Applicants }: EligibilityAnswer): Promise<RatedPlace> {
    const { Address } = Applicants.find(({ Relationship }) => Relationship === 'self')!;
    const place = await this.rules.place(Address);
    if ('errors' in place) {
      throw new AppError('RULE_BROKEN', Object.values(place.errors).flat()[0] ?? START_FAILED);
    }
    return place.found;
  }
}
