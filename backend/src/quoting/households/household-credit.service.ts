import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { yearOf } from '#shared/dates/iso-date';
import { electedAmountProblem } from '#shared/eligibility/net-premium';
import { centsFromDollars } from '#shared/formats/currency';
import { AppError } from '../../platform/errors.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { EstimateSubsidyService } from '../individuals/estimate-subsidy.service.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';

/** Ours. */
export const HOUSEHOLD_FIRST = 'Enter the household size and the annual income first.';
export const ONLY_PERMANENT = 'A tax credit is granted for permanent plans only.';

type TaxHousehold = Pick<IndividualQuote, 'id' | 'effectiveDate'> & {
  individual: Pick<IndividualQuote['individual'], 'planType' | 'countyFips' | 'householdSize' | 'annualIncome'>;
};

/** The tax credit of a household's quote: at most what is estimated for the people on it. */
@Injectable()
export class HouseholdCreditService {
  constructor(
    private readonly census: CensusRepository,
    private readonly subsidies: EstimateSubsidyService,
  ) {}

  /** Cents a month; null while the income is unknown or the plan is short-term. @throws NOT_LOADED, INVALID_INPUT */
  async maximumCents(
    quote: IndividualQuote,
    household: TaxHousehold = quote,
    tx?: EntityManager,
  ): Promise<number | null> {
    const { planType, countyFips, householdSize, annualIncome } = household.individual;
    if (planType === 'ShortTerm' || householdSize === null || annualIncome === null) {
      return null;
    }
    const members = await this.census.listOf(quote, tx);
    const { MaxAptc } = await this.subsidies.estimate({
      CoverageYear: yearOf(household.effectiveDate),
      CountyFips: countyFips,
      HouseholdSize: householdSize,
      AnnualIncome: annualIncome,
      EffectiveDate: household.effectiveDate,
      Members: members.map(({ dateOfBirth, medicalStatus }) => ({
        DateOfBirth: dateOfBirth,
        Age: null,
        SeeksCoverage: medicalStatus === 'Enroll',
        IsMedicareEligible: false,
        HasEmployerOffer: false,
        IsOnChip: false,
      })),
    });
    return centsFromDollars(MaxAptc);
  }

  /** @throws RULE_BROKEN at the elected amount, NOT_LOADED */
  async assertElectable(
    tx: EntityManager,
    quote: IndividualQuote,
    { household, electedCents }: { household: TaxHousehold; electedCents: number },
  ): Promise<void> {
    const maximum = await this.maximumCents(quote, household, tx);
    const isShortTerm = household.individual.planType === 'ShortTerm';
    const problem =
      maximum === null ? (isShortTerm ? ONLY_PERMANENT : HOUSEHOLD_FIRST) : electedAmountProblem(electedCents, maximum);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { 'Ffm.AptcElectedAmount': [problem] });
    }
  }
}
