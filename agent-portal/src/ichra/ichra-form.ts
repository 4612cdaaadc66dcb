import { formatDollars } from '#shared/formats/currency';
import type { EmployeeIncome, IchraComparison, IchraTerms, OwnPlanMetal } from '#shared/ichra/ichra.record';
import type { Difference } from '#web/records/StaleDialog';

/** Each employee in the assigned plan. No plan has this id. */
export const AS_ASSIGNED = 0;

/** The form's values while typing: a missing amount is null. */
export interface IchraForm {
  GroupPlanId: number;
  Metal: OwnPlanMetal;
  EmployeeOnly: number | null;
  Family: number | null;
  AssumedIncome: number | null;
  /** One for each employee, in the order of the table. */
  Incomes: EmployeeIncome[];
  /** Not stored. */
  Budget: number | null;
}

export const toIchraForm = (comparison: IchraComparison): IchraForm => ({
  GroupPlanId: comparison.GroupPlanId ?? AS_ASSIGNED,
  Metal: comparison.Metal,
  EmployeeOnly: comparison.EmployeeOnly,
  Family: comparison.Family,
  AssumedIncome: comparison.AssumedIncome,
  Incomes: comparison.Employees.map(
    ({ EmployeeNumber }) =>
      comparison.Incomes.find((income) => income.EmployeeNumber === EmployeeNumber) ?? {
        EmployeeNumber,
        AnnualIncome: null,
        HouseholdSize: null,
      },
  ),
  Budget: null,
});

export const toIchraTerms = ({ Budget: _, GroupPlanId, Incomes, ...form }: IchraForm, Version: number): IchraTerms => ({
  ...form,
  GroupPlanId: GroupPlanId === AS_ASSIGNED ? null : GroupPlanId,
  EmployeeOnly: form.EmployeeOnly ?? 0,
  Family: form.Family ?? 0,
  Incomes: Incomes.filter(({ AnnualIncome, HouseholdSize }) => AnnualIncome !== null || HouseholdSize !== null),
  Version,
});

/** The differences between two comparisons, in the screen's wording. */
export function ichraDifferences(
  mine: IchraForm,
  theirs: IchraForm,
  { GroupPlans, Employees }: IchraComparison,
): Difference[] {
  const amount = (dollars: number | null) => (dollars === null ? '' : formatDollars(dollars));
  const lines = (form: IchraForm): [label: string, text: string][] => [
    ['Group plan', GroupPlans.find(({ PlanId }) => (PlanId ?? AS_ASSIGNED) === form.GroupPlanId)?.Name ?? ''],
    ['Own plan', form.Metal],
    ['Employee only', amount(form.EmployeeOnly)],
    ['With family', amount(form.Family)],
    ['Annual household income', amount(form.AssumedIncome)],
    ...Employees.flatMap(({ EmployeeNumber, Name }): [string, string][] => {
      const income = form.Incomes.find((each) => each.EmployeeNumber === EmployeeNumber);
      return [
        [`Income of ${Name}`, amount(income?.AnnualIncome ?? null)],
        [`Household size of ${Name}`, String(income?.HouseholdSize ?? '')],
      ];
    }),
  ];
  const others = lines(theirs);
  return lines(mine)
    .map(([label, text], index) => ({ label, mine: text, theirs: others[index]?.[1] ?? '' }))
    .filter((row) => row.mine !== row.theirs);
}

export const wholeDollars = (dollars: number): string | null =>
  Number.isInteger(dollars) && dollars >= 0 ? null : 'Enter whole dollars.';
