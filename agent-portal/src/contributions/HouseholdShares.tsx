import { TableBody, TableCell, TableFooter, TableHead, TablePagination, TableRow } from '@mui/material';
import { useState } from 'react';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { MemberRate } from '#shared/plans/plan.record';
import type { HouseholdShare } from '#shared/contributions/contribution';
import { Money } from '../components/Money.tsx';
import { ScrollTable } from '../components/ScrollTable.tsx';

/** Spec 002 section 9: "Table page size is 10 everywhere". */
const PAGE_ROWS = 10;

interface HouseholdSharesProps {
  title: string;
  shares: readonly HouseholdShare[];
  /** Provides the employees' names. */
  members: readonly MemberRate[];
}

/** Each employee's premium, and the part that the employee pays. */
export function HouseholdShares({ title, shares, members }: HouseholdSharesProps) {
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
