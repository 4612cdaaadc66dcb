import { Injectable } from '@nestjs/common';
import type { HouseholdShare } from '#shared/contributions/contribution';
import { zip5 } from '#shared/formats/zip';
import type { EmployeeCostsAnswer, IchraTerms } from '#shared/ichra/ichra.record';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import type { CensusMember } from '../group-census/census-member.table.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { TaxCreditService } from '../household-offers/tax-credit.service.ts';
import { QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { creditQuestion, toRatedMember } from '../quote-plans/quoted-member.ts';
import type { GroupQuote } from '../quotes/quotes.repository.ts';
import { employeeCosts, type Household, incomeOf, type Market } from './employee-costs.ts';
import { IchraRepository, type Place } from './ichra.repository.ts';

/** What each employee of a quote costs in the group plan, and what a plan of their own would cost. */
@Injectable()
export class EmployeeCostsService {
  constructor(
    private readonly census: CensusRepository,
    private readonly plans: PlansRepository,
    private readonly pricing: QuotePricingService,
    private readonly taxCredit: TaxCreditService,
    private readonly places: IchraRepository,
  ) {}

  /** Of the employees with a share of the group plan, in census order. */
  async list(quote: GroupQuote, terms: IchraTerms, shares: readonly HouseholdShare[]): Promise<EmployeeCostsAnswer[]> {
    const { effectiveDate } = quote;
    const shareOf = new Map(shares.map((share) => [share.employeeNumber, share]));
    const covered = (await this.householdsOf(quote, terms)).filter(({ employeeNumber }) => shareOf.has(employeeNumber));
    const [estimates, market] = await Promise.all([
      this.taxCredit.estimateEach(
        // Without any offer of the employer; not known while the income is not.
        covered.map(({ people, place: { countyFips }, householdSize, annualIncome }) =>
          annualIncome === null
            ? null
            : creditQuestion({ effectiveDate, countyFips, householdSize, annualIncome }, people),
        ),
      ),
      this.marketOf(quote, terms, covered),
    ]);
    return covered.map((household, at) =>
      employeeCosts(household, shareOf.get(household.employeeNumber)!, estimates[at] ?? null, market),
    );
  }

  private async householdsOf({ id, group }: GroupQuote, terms: IchraTerms): Promise<Household[]> {
    const members = await this.census.listOf({ id });
    const employees = members.filter(({ relationship }) => relationship === 'Self');
    const places = await this.places.mapPlaces(employees.flatMap((employee) => homeZip(employee) ?? []));
    const { countyFips, county, rateArea } = group;
    return employees.map((employee) => {
      const { employeeNumber, firstName, lastName } = employee;
      const family = members.filter((member) => member.employeeNumber === employeeNumber && member !== employee);
      const people = [employee, ...family].map(toRatedMember);
      return {
        employeeNumber,
        name: `${firstName} ${lastName}`.trim() || `Employee ${employeeNumber}`,
        people,
        place: places.get(homeZip(employee) ?? '') ?? { countyFips, county, rateArea },
        ...incomeOf(employeeNumber, people.length, terms),
      };
    });
  }

  private async marketOf(
    { effectiveDate }: GroupQuote,
    { Metal: metal }: IchraTerms,
    households: readonly Household[],
  ): Promise<Market> {
    const places = new Map(households.map(({ place }) => [place.countyFips, place]));
    const plansIn = new Map(
      await Promise.all(
        [...places].map(async ([fips, { countyFips, rateArea }]: [string, Place]) => {
          const sale = { market: 'Individual', effectiveDate, countyFips, rateArea } as const;
          return [fips, await this.plans.listOffered(sale)] as const;
        }),
      ),
    );
    return { effectiveDate, rates: await this.pricing.rates(effectiveDate), plansIn, metal };
  }
}

const homeZip = ({ homePostalCode }: CensusMember): string | null => zip5(homePostalCode ?? '');
