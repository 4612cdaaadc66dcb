import { yearOf } from '#shared/dates/iso-date';
import { centsFromDollars } from '#shared/formats/currency';
import { counted } from '#shared/formats/text';
import type { EmployeeCosts, IchraAmounts, ThreeWays } from '#shared/ichra/ichra';
import type { EmployeeCostsAnswer, IchraComparison } from '#shared/ichra/ichra.record';

/** As screen and paper name them. */
export const WAYS: Readonly<Record<keyof ThreeWays, string>> = {
  group: 'Group plan',
  ichra: 'ICHRA',
  own: 'Own plans',
};

const centsOrNull = (dollars: number | null): number | null => (dollars === null ? null : centsFromDollars(dollars));

export const amountsOf = ({
  EmployeeOnly,
  Family,
}: Pick<IchraComparison, 'EmployeeOnly' | 'Family'>): IchraAmounts => ({
  employeeOnlyCents: centsFromDollars(EmployeeOnly),
  familyCents: centsFromDollars(Family),
});

export const employeeOf = (answer: EmployeeCostsAnswer): EmployeeCosts => ({
  hasFamily: answer.Tier !== 'Employee only',
  groupEmployerCents: centsFromDollars(answer.GroupEmployer),
  groupEmployeeCents: centsFromDollars(answer.GroupEmployee),
  ownCents: centsOrNull(answer.OwnPremium),
  ownNetCents: centsOrNull(answer.OwnNet),
  lowestSilverCents: centsOrNull(answer.LowestSilver),
  affordableCents: centsOrNull(answer.AffordableUpTo),
});

/** What the figures take for granted, and what they do not know. */
export function ichraNotes({ Employees, Metal, EffectiveDate }: IchraComparison): string[] {
  const unknown = Employees.filter(({ OwnNet, OwnPremium }) => OwnPremium !== null && OwnNet === null).length;
  const unsold = Employees.filter(({ OwnPremium }) => OwnPremium === null).length;
  const medicaid = Employees.reduce((sum, { MedicaidPeople }) => sum + MedicaidPeople, 0);
  return [
    `Own plans are the lowest-cost ${Metal} plans on the marketplace in the county of the employee’s home ZIP code, otherwise of the employer.`,
    `An offer is affordable if the lowest-cost Silver plan for the employee alone, less the ICHRA amount for the employee alone, is at most the required percentage of household income for ${yearOf(EffectiveDate)} (26 CFR 1.36B-2(c)(5)). An affordable offer ends the tax credit; otherwise employees take the allowance or the tax credit, whichever leaves less to pay.`,
    ...(unknown > 0
      ? [
          `The tax credit of ${counted(unknown, 'employee', 'employees')} is not known: without an income, or where it cannot be estimated. They are shown at the full price.`,
        ]
      : []),
    ...(unsold > 0
      ? [`For ${counted(unsold, 'employee', 'employees')} no ${Metal} plan is sold, or its rates are not loaded.`]
      : []),
    ...(medicaid > 0
      ? [`${counted(medicaid, 'person', 'people')} likely qualify for Medicaid or MIChild: no plan is bought for them.`]
      : []),
    'Not included: income and payroll taxes saved, dental and vision, and differences between the plans’ benefits and networks.',
  ];
}
