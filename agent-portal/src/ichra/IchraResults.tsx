import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatCents } from '#shared/formats/currency';
import { counted } from '#shared/formats/text';
import {
  type EmployeeCosts,
  type IchraAmounts,
  ichraResult,
  ownPays,
  threeWays,
  type WayTotals,
} from '#shared/ichra/ichra';
import type { EmployeeCostsAnswer, IchraComparison } from '#shared/ichra/ichra.record';
import { WAYS } from '#shared/ichra/ichra-words';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import { WholeNumberInput } from '#web/inputs/WholeNumberInput';
import { Money } from '../components/Money.tsx';
import { ColumnsTable } from '../components/ScrollTable.tsx';
import { type IchraForm, wholeDollars } from './ichra-form.ts';

interface IchraResultsProps {
  comparison: IchraComparison;
  /** In the order of the comparison's. */
  employees: readonly EmployeeCosts[];
  amounts: IchraAmounts;
}

/** The three ways for the whole group, then for each employee. */
export const IchraResults = ({ comparison, employees, amounts }: IchraResultsProps) => (
  <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
    <WaysTable ways={threeWays(employees, amounts)} />
    <EmployeesTable comparison={comparison} employees={employees} amounts={amounts} />
  </Box>
);

const WaysTable = ({ ways }: { ways: ReturnType<typeof threeWays> }) => (
  <ColumnsTable
    label="Three ways, a month"
    title
    stacked="sm"
    rows={Object.keys(WAYS) as (keyof typeof WAYS)[]}
    keyOf={(way) => way}
    columns={[
      { label: 'Way', isName: true, cell: (way) => WAYS[way] },
      { label: 'Employer pays', isFigure: true, cell: (way) => <Money cents={ways[way].employerCents} /> },
      { label: 'Employees pay', isFigure: true, cell: (way) => <Money cents={ways[way].employeesCents} /> },
      { label: 'Against the group plan', cell: (way) => (way === 'group' ? '–' : againstGroup(ways[way])) },
    ]}
  />
);

const againstGroup = ({ better, worse, unknown }: WayTotals): string =>
  [
    `${counted(better, 'employee pays', 'employees pay')} less`,
    `${worse} more`,
    ...(unknown > 0 ? [`${unknown} not known`] : []),
  ].join(', ');

const EmployeesTable = ({ comparison: { Employees }, employees, amounts }: IchraResultsProps) => (
  <ColumnsTable
    label="What each employee pays a month"
    title
    stacked="lg"
    noun="employees"
    rows={Employees}
    keyOf={({ EmployeeNumber }) => EmployeeNumber}
    columns={[
      {
        label: 'Employee',
        isName: true,
        cell: ({ Name, Tier, County }) => <Above text={Name} small={`${Tier}, ${County} County`} />,
      },
      {
        label: 'Annual income',
        sx: { minWidth: '10rem' },
        cell: (_, at) => (
          <CurrencyInput<IchraForm> name={`Incomes.${at}.AnnualIncome`} label="Income" check={wholeDollars} />
        ),
      },
      {
        label: 'Household size',
        sx: { minWidth: '8rem' },
        cell: ({ People }, at) => (
          <WholeNumberInput<IchraForm>
            name={`Incomes.${at}.HouseholdSize`}
            label="Household size"
            hint={`${People} on the census`}
          />
        ),
      },
      {
        label: WAYS.group,
        isFigure: true,
        cell: (_, at) => {
          const { groupEmployeeCents, groupEmployerCents } = employees[at]!;
          return (
            <Above text={<Money cents={groupEmployeeCents} />} small={`Employer ${formatCents(groupEmployerCents)}`} />
          );
        },
      },
      {
        label: WAYS.ichra,
        align: 'right',
        sx: { minWidth: '12rem' },
        cell: (_, at) => <UnderIchra costs={employees[at]!} amounts={amounts} />,
      },
      {
        label: WAYS.own,
        align: 'right',
        cell: (answer, at) => <WithOwnPlan answer={answer} costs={employees[at]!} />,
      },
    ]}
  />
);

const WithOwnPlan = ({ answer, costs }: { answer: EmployeeCostsAnswer; costs: EmployeeCosts }) => (
  <Above text={<Pays cents={ownPays(costs)} against={costs.groupEmployeeCents} />} small={ownText(answer)} />
);

function UnderIchra({ costs, amounts }: { costs: EmployeeCosts; amounts: IchraAmounts }) {
  const result = ichraResult(costs, amounts);
  const offeredCents = costs.hasFamily ? amounts.familyCents : amounts.employeeOnlyCents;
  return (
    <>
      <Pays cents={result.employeeCents} against={costs.groupEmployeeCents} />
      <Small>
        {offeredCents === 0
          ? 'Nothing is offered'
          : result.taking === 'credit'
            ? 'Declines it for the tax credit'
            : `Employer ${formatCents(result.employerCents)}`}
      </Small>
      {offeredCents > 0 && <Small>{AFFORDABLE.get(result.isAffordable)}</Small>}
    </>
  );
}

const AFFORDABLE: ReadonlyMap<boolean | null, string> = new Map([
  [true, 'Affordable: no tax credit'],
  [false, 'Not affordable'],
  [null, 'Affordable: not known'],
]);

const ownText = ({ OwnPlan, OwnPremium, OwnNet, MedicaidPeople }: EmployeeCostsAnswer): string =>
  OwnPlan === null
    ? 'No plan is sold'
    : [
        OwnPlan,
        OwnNet === null ? 'full price' : OwnNet === OwnPremium ? 'no tax credit' : 'after the tax credit',
        ...(MedicaidPeople > 0 ? [`${MedicaidPeople} likely in Medicaid or MIChild`] : []),
      ].join(', ');

/** With the difference to the group plan. */
const Pays = ({ cents, against }: { cents: number | null; against: number }) =>
  cents === null ? (
    'Not known'
  ) : (
    <>
      <Money cents={cents} />
      <Small>{difference(cents - against)}</Small>
    </>
  );

const difference = (cents: number): string =>
  cents === 0 ? 'The same' : `${formatCents(Math.abs(cents))} ${cents < 0 ? 'less' : 'more'}`;

const Above = ({ text, small }: { text: ReactNode; small: string }) => (
  <>
    {text}
    <Small>{small}</Small>
  </>
);

const Small = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" component="div" color="textSecondary">
    {children}
  </Typography>
);
