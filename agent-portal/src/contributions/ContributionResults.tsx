import {
  Box,
  Button,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TablePagination,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { contributionShares, type HouseholdShare } from '#shared/contributions/contribution';
import { contributionTerms } from '#shared/contributions/contribution-results';
import type { Contribution } from '#shared/contributions/contribution.record';
import type { MemberRate, SelectedPlan } from '#shared/plans/plan.record';
import { Money } from '../components/Money.tsx';
import { ScrollTable } from '../components/ScrollTable.tsx';
import { type Choice, choiceKey, choiceName } from './choices.ts';

interface ContributionResultsProps {
  current: Contribution | null;
  choices: readonly Choice[];
  plans: readonly SelectedPlan[];
}

/** Each plan's premium and who pays it; expand one to see its employees. */
export function ContributionResults({ current, choices, plans }: ContributionResultsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  if (!current) {
    return <Typography color="textSecondary">Complete the fields to see the monthly contribution.</Typography>;
  }
  const terms = contributionTerms(current);
  const open = choices.find((choice) => choiceKey(choice) === opened);
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <ScrollTable label="Monthly contribution" stacked="md">
        <TableHead>
          <TableRow>
            <TableCell>If everyone takes</TableCell>
            <TableCell align="right">Premium</TableCell>
            <TableCell align="right">Employer</TableCell>
            <TableCell align="right">Employees</TableCell>
            <TableCell>Share</TableCell>
            <TableCell align="right">Details</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {choices.map((choice) => (
            <ChoiceRow
              key={choiceKey(choice)}
              name={choiceName(choice, plans)}
              shares={contributionShares(choice.households, terms)}
              isOpen={choiceKey(choice) === opened}
              onToggle={() => setOpened(choiceKey(choice) === opened ? null : choiceKey(choice))}
            />
          ))}
        </TableBody>
      </ScrollTable>
      {open && (
        <HouseholdShares
          title={choiceName(open, plans)}
          shares={contributionShares(open.households, terms)}
          members={plans[0]?.Members ?? []}
        />
      )}
    </Box>
  );
}

interface ChoiceRowProps {
  name: string;
  shares: ReturnType<typeof contributionShares>;
  isOpen: boolean;
  onToggle: () => void;
}

function ChoiceRow({ name, shares, isOpen, onToggle }: ChoiceRowProps) {
  const premium = shares.reduce((total, { premiumCents }) => total + premiumCents, 0);
  const employer = shares.reduce((total, { employerCents }) => total + employerCents, 0);
  return (
    <TableRow hover selected={isOpen}>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell align="right" data-label="Premium">
        <Money cents={premium} />
      </TableCell>
      <TableCell align="right" data-label="Employer">
        <Money cents={employer} />
      </TableCell>
      <TableCell align="right" data-label="Employees">
        <Money cents={premium - employer} />
      </TableCell>
      <TableCell>
        <ShareBar share={premium === 0 ? 0 : employer / premium} />
      </TableCell>
      <TableCell align="right">
        <Button size="small" aria-expanded={isOpen} aria-label={`Employees in ${name}`} onClick={onToggle}>
          {isOpen ? 'Hide' : 'Employees'}
        </Button>
      </TableCell>
    </TableRow>
  );
}

/** The employer's share as a bar; the numbers are beside it. */
const ShareBar = ({ share }: { share: number }) => (
  <Box aria-hidden sx={{ width: 64, height: 8, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}>
    <Box sx={{ width: `${share * 100}%`, height: '100%', bgcolor: 'primary.main', forcedColorAdjust: 'none' }} />
  </Box>
);

/** Spec 002 section 9: "Table page size is 10 everywhere". */
const PAGE_ROWS = 10;

interface HouseholdSharesProps {
  title: string;
  shares: readonly HouseholdShare[];
  /** Provides the employees' names. */
  members: readonly MemberRate[];
}

/** Each employee's premium, and the part that the employee pays. */
function HouseholdShares({ title, shares, members }: HouseholdSharesProps) {
  const [page, setPage] = useState(0);
  const first = page * PAGE_ROWS < shares.length ? page * PAGE_ROWS : 0;
  const names = new Map(
    members
      .filter(({ Relationship }) => Relationship === RELATIONSHIP_LABELS.Self)
      .map(({ EmployeeNumber, Name }) => [EmployeeNumber, Name]),
  );
  return (
    <ScrollTable label={`${title}, by employee`} title stacked="md">
      <TableHead>
        <TableRow>
          <TableCell>Employee</TableCell>
          <TableCell>Tier</TableCell>
          <TableCell align="right">Premium</TableCell>
          <TableCell align="right">Employer</TableCell>
          <TableCell align="right">Employee pays</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {shares.slice(first, first + PAGE_ROWS).map((share) => (
          <TableRow key={share.employeeNumber} hover>
            <TableCell component="th" scope="row">
              {names.get(share.employeeNumber) ?? `Employee ${share.employeeNumber}`}
            </TableCell>
            <TableCell data-label="Tier">{share.tier}</TableCell>
            <TableCell align="right" data-label="Premium">
              <Money cents={share.premiumCents} />
            </TableCell>
            <TableCell align="right" data-label="Employer">
              <Money cents={share.employerCents} />
            </TableCell>
            <TableCell align="right" data-label="Employee pays">
              <Money cents={share.employeeCents} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      {shares.length > PAGE_ROWS && (
        <TableFooter>
          <TableRow>
            <TablePagination
              count={shares.length}
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
