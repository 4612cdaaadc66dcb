import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { yearOf } from '#shared/dates/iso-date';
import { type CsrLevel, csrPercentage } from '#shared/eligibility/cost-sharing';
import { electedAmountProblem } from '#shared/eligibility/net-premium';
import { creditNotes, subsidyMember, type SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { centsFromDollars } from '#shared/formats/currency';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { AppError } from '../../platform/errors.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { EstimateSubsidyService } from '../individuals/estimate-subsidy.service.ts';
import { type CreditMember, toRatedMember } from '../quote-plans/quoted-member.ts';
import { type QuoteTerms, termsOfQuote } from '../quotes/quote-terms.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';

/** Ours. */
export const HOUSEHOLD_FIRST = 'Enter the household size and the annual income first.';
export const ONLY_PERMANENT = 'A tax credit is granted for permanent plans only.';

/** What a household can take in advance. */
export interface HouseholdCredit {
  maximumCents: number;
  level: CsrLevel;
  /** Of the costs, paid by plans with this level; null where there is no figure. */
  percentage: number | null;
  /** By the marketplace; otherwise it is an estimate. */
  isGranted: boolean;
  /** Who cannot have it, and what that costs the others. Of an estimate only: the marketplace has decided. */
  notes: readonly string[];
}

type CreditTerms = Pick<QuoteTerms, 'market' | 'effectiveDate' | 'countyFips' | 'household'>;
type Person = Pick<CreditMember, 'birthDate' | 'relationship' | 'tax'> & {
  enrolls: Pick<CreditMember['enrolls'], 'medical'>;
};

/** The tax credit and the cost-sharing level of a household's quote: what the marketplace granted, or is estimated for the people on it. */
@Injectable()
export class HouseholdCreditService {
  constructor(
    private readonly census: CensusRepository,
    private readonly subsidies: EstimateSubsidyService,
    private readonly rules: RulesService,
  ) {}

  /** null while the income is unknown, and for short-term plans. @throws NOT_LOADED, INVALID_INPUT */
  async find(terms: CreditTerms, people: readonly Person[]): Promise<HouseholdCredit | null> {
    const { grantedAptcCents = null, grantedCsrLevel } = terms.household ?? {};
    if (grantedAptcCents !== null) {
      const level = grantedCsrLevel ?? 1;
      const percentage = csrPercentage(level, await this.rules.inForce(terms.effectiveDate));
      return { maximumCents: grantedAptcCents, level, percentage, isGranted: true, notes: [] };
    }
    const estimate = await this.estimate(terms, people);
    return (
      estimate && {
        maximumCents: centsFromDollars(estimate.MaxAptc),
        level: estimate.CsrLevel,
        percentage: estimate.CsrPercentage,
        isGranted: false,
        notes: creditNotes(estimate),
      }
    );
  }

  /** null while the income is unknown, and for short-term plans. @throws NOT_LOADED, INVALID_INPUT */
  async estimate(
    { market, effectiveDate, countyFips, household }: CreditTerms,
    people: readonly Person[],
  ): Promise<SubsidyResponse | null> {
    const { householdSize = null, annualIncome = null } = household ?? {};
    if (market !== 'Individual' || householdSize === null || annualIncome === null || household?.isOutside) {
      return null;
    }
    return this.subsidies.estimate({
      CoverageYear: yearOf(effectiveDate),
      CountyFips: countyFips,
      HouseholdSize: householdSize,
      AnnualIncome: annualIncome,
      EffectiveDate: effectiveDate,
      Members: people.map(({ birthDate, relationship, enrolls, tax }) =>
        subsidyMember({
          DateOfBirth: birthDate,
          RelationshipToSubscriber: relationship,
          MedicalStatus: enrolls.medical ? 'Enroll' : 'Waive',
          ...tax,
        }),
      ),
    });
  }

  /** @param quote as it will be stored @throws RULE_BROKEN at the elected amount, NOT_LOADED */
  async assertElectable(tx: EntityManager, quote: IndividualQuote): Promise<void> {
    const people = (await this.census.listOf(quote, tx)).map(toRatedMember);
    const credit = await this.find(termsOfQuote(quote), people);
    const problem = credit
      ? quote.individual.electsMaximum
        ? null
        : electedAmountProblem(quote.individual.electedAptcCents ?? 0, credit.maximumCents)
      : quote.individual.planType === 'ShortTerm'
        ? ONLY_PERMANENT
        : HOUSEHOLD_FIRST;
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { 'Ffm.AptcElectedAmount': [problem] });
    }
  }
}

/** The year, the county or an age has no figures, or the people no longer fit the household: its own section says so. */
export function notEstimated(error: unknown): 'not estimated' {
  if (error instanceof AppError && ['NOT_LOADED', 'INVALID_INPUT'].includes(error.code)) {
    return 'not estimated';
  }
  throw error;
}
