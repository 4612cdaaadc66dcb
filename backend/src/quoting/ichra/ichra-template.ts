import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { formatCents, formatDollars } from '#shared/formats/currency';
import { ichraResult, ownPays, threeWays, type WayTotals } from '#shared/ichra/ichra';
import type { IchraComparison } from '#shared/ichra/ichra.record';
import { amountsOf, employeeOf, ichraNotes, WAYS } from '#shared/ichra/ichra-words';
import { cover, type Sender } from '../../platform/documents/pdf/cover.ts';
import { letter, section, table } from '../../platform/documents/pdf/pdf-kit.ts';

export interface IchraContent {
  comparison: IchraComparison;
  sender: Sender;
  groupName: string;
  madeOn: IsoDate;
}

/** One page for the employer: what three ways of covering the employees cost, and what each employee pays. Incomes are not told. */
export function ichraTemplate({ comparison, sender, groupName, madeOn }: IchraContent): TDocumentDefinitions {
  const { EmployeeOnly, Family, GroupPlans, GroupPlanId, Metal, EffectiveDate } = comparison;
  return letter({ title: `Group plan or ICHRA for ${groupName}`, footer: `${groupName} · ${formatDay(madeOn)}` }, [
    cover({
      sender,
      what: 'Group plan, ICHRA or own plans',
      name: groupName,
      address: '',
      facts: [
        ['Coverage begins', formatDay(EffectiveDate)],
        ['Group plan', GroupPlans.find(({ PlanId }) => PlanId === GroupPlanId)?.Name ?? ''],
        ['ICHRA', `${formatDollars(EmployeeOnly)} employee only, ${formatDollars(Family)} with family`],
        ['Own plan', `Lowest-cost ${Metal}`],
      ],
    }),
    waysTable(comparison),
    section('What each employee pays a month', '', employeesTable(comparison)),
    { ul: ichraNotes(comparison), style: 'small', margin: [0, 10, 0, 0] },
  ]);
}

function waysTable(comparison: IchraComparison): Content {
  const ways = threeWays(comparison.Employees.map(employeeOf), amountsOf(comparison));
  return table<[name: string, way: WayTotals]>(
    [
      { head: 'A month', width: '*', cell: ([name]) => ({ text: name, bold: true }) },
      { head: 'Employer pays', width: 90, align: 'right', cell: ([, way]) => formatCents(way.employerCents) },
      { head: 'Employees pay', width: 90, align: 'right', cell: ([, way]) => formatCents(way.employeesCents) },
      { head: 'Pay less than in the group plan', width: 90, align: 'right', cell: ([, way]) => String(way.better) },
      { head: 'Pay more', width: 70, align: 'right', cell: ([, way]) => String(way.worse) },
    ],
    [
      [WAYS.group, ways.group],
      [WAYS.ichra, ways.ichra],
      [WAYS.own, ways.own],
    ],
  );
}

function employeesTable(comparison: IchraComparison): Content {
  const amounts = amountsOf(comparison);
  return table(
    [
      { head: 'Employee', width: '*', cell: ({ each }) => each.Name },
      { head: 'Covers', width: 110, cell: ({ each }) => each.Tier },
      { head: WAYS.group, width: 75, align: 'right', cell: ({ costs }) => formatCents(costs.groupEmployeeCents) },
      {
        head: WAYS.ichra,
        width: 75,
        align: 'right',
        cell: ({ costs }) => paid(ichraResult(costs, amounts).employeeCents),
      },
      { head: WAYS.own, width: 75, align: 'right', cell: ({ costs }) => paid(ownPays(costs)) },
    ],
    comparison.Employees.map((each) => ({ each, costs: employeeOf(each) })),
    { wholeRows: true },
  );
}

const paid = (cents: number | null): string => (cents === null ? 'No plan' : formatCents(cents));
