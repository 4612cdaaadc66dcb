import { Injectable } from '@nestjs/common';
import type { HouseholdShare } from '#shared/contributions/contribution';
import { type IsoDate, yearOf } from '#shared/dates/iso-date';
import { netPremium, takesCredit } from '#shared/eligibility/net-premium';
import { dollarsFromCents } from '#shared/formats/currency';
import { zip5 } from '#shared/formats/zip';
import { affordableCents } from '#shared/ichra/ichra';
import type { EmployeeCostsAnswer, EmployeeIncome, IchraTerms, OwnPlanMetal } from '#shared/ichra/ichra.record';
import type { MetalTier } from '#shared/plans/plan-codes';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { explainMembers, type PlanToExplain } from '../../catalogue/rating/explain-members.ts';
import type { FiledRates } from '../../catalogue/rating/filed-rates.ts';
import { priceGroup } from '../../catalogue/rating/price-group.ts';
import type { CensusMember } from '../group-census/census-member.table.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { type HouseholdEstimate, TaxCreditService } from '../household-offers/tax-credit.service.ts';
import { QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { type CreditMember, creditQuestion, toRatedMember } from '../quote-plans/quoted-member.ts';
import type { GroupQuote } from '../quotes/quotes.repository.ts';
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

/** An employee, the subscriber first, with everybody on the census beside them. */
interface Household {
  employeeNumber: number;
  name: string;
  people: readonly CreditMember[];
  place: Place;
  /** Dollars a year; null: not known. */
  annualIncome: number | null;
  householdSize: number;
}

interface Market {
  effectiveDate: IsoDate;
  rates: FiledRates;
  /** Medical plans of individuals sold in a county. */
  plansIn: ReadonlyMap<string, readonly Readonly<Plan>[]>;
  metal: OwnPlanMetal;
}

/** The income that was entered for an employee, or the assumed one; and the people on the census, if no size was entered. */
const incomeOf = (
  employeeNumber: number,
  people: number,
  { Incomes, AssumedIncome }: { Incomes: readonly EmployeeIncome[]; AssumedIncome: number | null },
): Pick<Household, 'annualIncome' | 'householdSize'> => {
  const entered = Incomes.find(({ EmployeeNumber }) => EmployeeNumber === employeeNumber);
  return {
    annualIncome: entered?.AnnualIncome ?? AssumedIncome,
    householdSize: entered?.HouseholdSize ?? people,
  };
};

/** One employee's costs in the group plan, and those of a plan of their own. */
function employeeCosts(
  household: Household,
  { tier, employerCents, employeeCents }: HouseholdShare,
  estimate: HouseholdEstimate | null,
  market: Market,
): EmployeeCostsAnswer {
  const { people, place, annualIncome } = household;
  const hasMedicaid = (at: number) => estimate?.reasons[at] === 'medicaid';
  const buyers = people.filter((_, at) => !hasMedicaid(at));
  const own = lowestOf(market, place, market.metal, buyers);
  const [employee] = people;
  // Without regard to tobacco: 26 CFR 1.36B-2(c)(5)(ii), (c)(3)(v)(A)(4).
  const silver = employee && lowestOf(market, place, 'Silver', [{ ...alone(employee), tobacco: false }]);
  const affordable = annualIncome === null ? null : affordableCents(yearOf(market.effectiveDate), annualIncome * CENTS);
  return {
    EmployeeNumber: household.employeeNumber,
    Name: household.name,
    Tier: tier,
    County: place.county,
    People: people.length,
    GroupEmployer: dollarsFromCents(employerCents),
    GroupEmployee: dollarsFromCents(employeeCents),
    OwnPlan: own?.plan.displayName ?? null,
    OwnPremium: own ? dollarsFromCents(own.totalCents) : null,
    OwnNet: own && estimate ? dollarsFromCents(netOf(own, estimate.maximumCents)) : null,
    LowestSilver: silver ? dollarsFromCents(silver.totalCents) : null,
    AffordableUpTo: affordable === null ? null : dollarsFromCents(affordable),
    MedicaidPeople: people.filter(({ enrolls }, at) => enrolls.medical && hasMedicaid(at)).length,
  };
}

const CENTS = 100;

/** As if nobody else were covered. */
const alone = (employee: CreditMember): CreditMember => ({
  ...employee,
  enrolls: { ...employee.enrolls, medical: true },
});

/** A plan that people would buy themselves, with all that its rates follow from. */
interface OwnPlan extends PlanToExplain {
  plan: Readonly<Plan>;
  totalCents: number;
}

/** Of the plans of a metal level on the marketplace, where a credit can be had; null where none is sold or has rates. */
function lowestOf(
  { plansIn, rates, effectiveDate }: Market,
  { countyFips, rateArea: area }: Place,
  metal: MetalTier,
  members: readonly CreditMember[],
): OwnPlan | null {
  const plans = (plansIn.get(countyFips) ?? []).filter((plan) => plan.metalTier === metal && takesCredit(plan));
  const terms = { rates, members, area, effectiveDate };
  const totals = priceGroup({ plans, ...terms });
  return plans.reduce<OwnPlan | null>((lowest, plan, at) => {
    const totalCents = totals[at];
    return totalCents != null && (lowest === null || totalCents < lowest.totalCents)
      ? { plan, totalCents, ...terms }
      : lowest;
  }, null);
}

/** After the tax credit, which pays for essential health benefits only. */
const netOf = (own: OwnPlan, electedCents: number): number =>
  netPremium(
    explainMembers(own).map(({ rateCents }) => rateCents ?? 0),
    { ehbBasisPoints: own.plan.ehbShareBasisPoints, electedCents },
  ).netCents;
