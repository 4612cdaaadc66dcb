import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { yearOf } from '#shared/dates/iso-date';
import { electedAmountProblem } from '#shared/eligibility/net-premium';
import type { SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { centsFromDollars } from '#shared/formats/currency';
import type { RatedMember } from '../../catalogue/rating/charged-members.ts';
import { AppError } from '../../platform/errors.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { EstimateSubsidyService } from '../individuals/estimate-subsidy.service.ts';
import { type QuoteTerms, termsOfQuote } from '../quotes/quote-terms.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';

/** Ours. */
export const HOUSEHOLD_FIRST = 'Enter the household size and the annual income first.';
export const ONLY_PERMANENT = 'A tax credit is granted for permanent plans only.';

type CreditTerms = Pick<QuoteTerms, 'market' | 'effectiveDate' | 'countyFips' | 'household'>;
type Person = Pick<RatedMember, 'birthDate'> & { enrolls: Pick<RatedMember['enrolls'], 'medical'> };

/** The tax credit and the cost-sharing level of a household's quote: what is estimated for the people on it. */
@Injectable()
export class HouseholdCreditService {
  constructor(
    private readonly census: CensusRepository,
    private readonly subsidies: EstimateSubsidyService,
  ) {}

  /** null while the income is unknown, and for short-term plans. @throws NOT_LOADED, INVALID_INPUT */
  async estimate(
    { market, effectiveDate, countyFips, household }: CreditTerms,
    people: readonly Person[],
  ): Promise<SubsidyResponse | null> {
    const { householdSize = null, annualIncome = null } = household ?? {};
    if (market !== 'Individual' || householdSize === null || annualIncome === null) {
      return null;
    }
    return this.subsidies.estimate({
      CoverageYear: yearOf(effectiveDate),
      CountyFips: countyFips,
      HouseholdSize: householdSize,
      AnnualIncome: annualIncome,
      EffectiveDate: effectiveDate,
      Members: people.map(({ birthDate, enrolls }) => ({
        DateOfBirth: birthDate,
        Age: null,
        SeeksCoverage: enrolls.medical,
        IsMedicareEligible: false,
        HasEmployerOffer: false,
        IsOnChip: false,
      })),
    });
  }

  /** @param quote as it will be stored @throws RULE_BROKEN at the elected amount, NOT_LOADED */
  async assertElectable(tx: EntityManager, quote: IndividualQuote): Promise<void> {
    const people = (await this.census.listOf(quote, tx)).map(({ dateOfBirth, medicalStatus }) => ({
      birthDate: dateOfBirth,
      enrolls: { medical: medicalStatus === 'Enroll' },
    }));
    const estimate = await this.estimate(termsOfQuote(quote), people);
    const problem = estimate
      ? electedAmountProblem(quote.individual.electedAptcCents ?? 0, centsFromDollars(estimate.MaxAptc))
      : quote.individual.planType === 'ShortTerm'
        ? ONLY_PERMANENT
        : HOUSEHOLD_FIRST;
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { 'Ffm.AptcElectedAmount': [problem] });
    }
  }
}
