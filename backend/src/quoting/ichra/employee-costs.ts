import { type IsoDate, yearOf } from '#shared/dates/iso-date';
import { netPremium, takesCredit } from '#shared/eligibility/net-premium';
import type { HouseholdShare } from '#shared/contributions/contribution';
import { dollarsFromCents } from '#shared/formats/currency';
import { affordableCents } from '#shared/ichra/ichra';
import type { EmployeeCostsAnswer, EmployeeIncome, OwnPlanMetal } from '#shared/ichra/ichra.record';
import type { MetalTier } from '#shared/plans/plan-codes';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { explainMembers, type PlanToExplain } from '../../catalogue/rating/explain-members.ts';
import type { FiledRates } from '../../catalogue/rating/filed-rates.ts';
import { priceGroup } from '../../catalogue/rating/price-group.ts';
import type { HouseholdEstimate } from '../household-offers/tax-credit.service.ts';
import type { CreditMember } from '../quote-plans/quoted-member.ts';
import type { Place } from './ichra.repository.ts';

/** An employee, the subscriber first, with everybody on the census beside them. */
export interface Household {
  employeeNumber: number;
  name: string;
  people: readonly CreditMember[];
  place: Place;
  /** Dollars a year; null: not known. */
  annualIncome: number | null;
  householdSize: number;
}

export interface Market {
  effectiveDate: IsoDate;
  rates: FiledRates;
  /** Medical plans of individuals sold in a county. */
  plansIn: ReadonlyMap<string, readonly Readonly<Plan>[]>;
  metal: OwnPlanMetal;
}

/** The income that was entered for an employee, or the assumed one; and the people on the census, if no size was entered. */
export const incomeOf = (
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
export function employeeCosts(
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
