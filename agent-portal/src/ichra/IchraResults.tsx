import {
  Box,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TablePagination,
  TableRow,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
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
import { ScrollTable } from '../components/ScrollTable.tsx';
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
  <ScrollTable label="Three ways, a month" title stacked="sm">
    <TableHead>
      <TableRow>
        <TableCell>Way</TableCell>
        <TableCell align="right">Employer pays</TableCell>
        <TableCell align="right">Employees pay</TableCell>
        <TableCell>Against the group plan</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {(Object.keys(WAYS) as (keyof typeof WAYS)[]).map((way) => (
        <TableRow key={way}>
          <TableCell component="th" scope="row">
            {WAYS[way]}
          </TableCell>
          <TableCell align="right" data-label="Employer pays">
            <Money cents={ways[way].employerCents} />
          </TableCell>
          <TableCell align="right" data-label="Employees pay">
            <Money cents={ways[way].employeesCents} />
          </TableCell>
          <TableCell data-label="Against the group plan">{way === 'group' ? '–' : againstGroup(ways[way])}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </ScrollTable>
);

const againstGroup = ({ better, worse, unknown }: WayTotals): string =>
  [
    `${counted(better, 'employee pays', 'employees pay')} less`,
    `${worse} more`,
    ...(unknown > 0 ? [`${unknown} not known`] : []),
  ].join(', ');

/** Spec 002 section 9: "Table page size is 10 everywhere". */
const PAGE_ROWS = 10;

function EmployeesTable({ comparison: { Employees }, employees, amounts }: IchraResultsProps) {
  const [page, setPage] = useState(0);
  const first = page * PAGE_ROWS < Employees.length ? page * PAGE_ROWS : 0;
  return (
    <ScrollTable label="What each employee pays a month" title stacked="lg">
      <TableHead>
        <TableRow>
          <TableCell>Employee</TableCell>
          <TableCell>Annual income</TableCell>
          <TableCell>Household size</TableCell>
          <TableCell align="right">{WAYS.group}</TableCell>
          <TableCell align="right">{WAYS.ichra}</TableCell>
          <TableCell align="right">{WAYS.own}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {Employees.slice(first, first + PAGE_ROWS).map((answer, at) => (
          <EmployeeRow
            key={answer.EmployeeNumber}
            answer={answer}
            index={first + at}
            costs={employees[first + at]!}
            amounts={amounts}
          />
        ))}
      </TableBody>
      {Employees.length > PAGE_ROWS && (
        <TableFooter>
          <TableRow>
            <TablePagination
              count={Employees.length}
              page={first / PAGE_ROWS}
              rowsPerPage={PAGE_ROWS}
              rowsPerPageOptions={[PAGE_ROWS]}
              onPageChange={(_event, next) => setPage(next)}
            />
          </TableRow>
        </TableFooter>
      )}
    </ScrollTable>
  );
}

interface EmployeeRowProps {
  answer: EmployeeCostsAnswer;
  /** Of the income in the form. */
  index: number;
  costs: EmployeeCosts;
  amounts: IchraAmounts;
}

function EmployeeRow({ answer, index, costs, amounts }: EmployeeRowProps) {
  const { Name, Tier, County, People } = answer;
  const result = ichraResult(costs, amounts);
  const offeredCents = costs.hasFamily ? amounts.familyCents : amounts.employeeOnlyCents;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        {Name}
        <Small>{`${Tier}, ${County} County`}</Small>
      </TableCell>
      <TableCell data-label="Annual income" sx={{ minWidth: '10rem' }}>
        <CurrencyInput<IchraForm> name={`Incomes.${index}.AnnualIncome`} label="Income" check={wholeDollars} />
      </TableCell>
      <TableCell data-label="Household size" sx={{ minWidth: '8rem' }}>
        <WholeNumberInput<IchraForm>
          name={`Incomes.${index}.HouseholdSize`}
          label="Household size"
          hint={`${People} on the census`}
        />
      </TableCell>
      <TableCell align="right" data-label={WAYS.group}>
        <Money cents={costs.groupEmployeeCents} />
        <Small>Employer {formatCents(costs.groupEmployerCents)}</Small>
      </TableCell>
      <TableCell align="right" data-label={WAYS.ichra} sx={{ minWidth: '12rem' }}>
        <Pays cents={result.employeeCents} against={costs.groupEmployeeCents} />
        <Small>
          {offeredCents === 0
            ? 'Nothing is offered'
            : result.taking === 'credit'
              ? 'Declines it for the tax credit'
              : `Employer ${formatCents(result.employerCents)}`}
        </Small>
        {offeredCents > 0 && <Small>{AFFORDABLE.get(result.isAffordable)}</Small>}
      </TableCell>
      <TableCell align="right" data-label={WAYS.own}>
        <Pays cents={ownPays(costs)} against={costs.groupEmployeeCents} />
        <Small>{ownText(answer)}</Small>
      </TableCell>
    </TableRow>
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

const Small = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" component="div" color="textSecondary">
    {children}
  </Typography>
);
