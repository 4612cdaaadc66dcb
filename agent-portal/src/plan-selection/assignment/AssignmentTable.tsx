import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { Plan } from '#shared/plans/plan.record';
import { formatDollars } from '#shared/formats/currency';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import { Money } from '../../components/Money.tsx';
import type { AssignmentRow, PlanOfEmployee } from './assignment-rows.ts';
import { PlanSelect } from './PlanSelect.tsx';

export interface AssignmentTableProps {
  rows: readonly AssignmentRow[];
  plans: readonly Plan[];
  planOf: PlanOfEmployee;
  /** Null when read-only. */
  onAssign: ((employees: readonly number[], planId: number | null) => void) | null;
}

/** One row per employee: dependents, plan, and the household's premium. */
export const AssignmentTable = ({ rows, plans, planOf, onAssign }: AssignmentTableProps) => (
  <Table sx={TABLE}>
    <TableHead>
      <TableRow>
        <TableCell>Employee</TableCell>
        <TableCell>Plan</TableCell>
        <TableCell align="right">Monthly premium</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map((row) => {
        const planId = planOf.get(row.employeeNumber);
        return (
          <TableRow key={row.employeeNumber}>
            <TableCell component="th" scope="row">
              {row.name}
              <Typography variant="caption" component="div" color="textSecondary">
                {row.dependents ? `${row.tier}: ${row.dependents}` : row.tier}
              </Typography>
            </TableCell>
            <TableCell>
              {onAssign ? (
                <PlanSelect
                  label={`Plan of ${row.name}`}
                  isLabelHidden
                  value={String(planId ?? '')}
                  options={[{ value: '', label: 'No plan yet' }, ...plans.map((plan) => planOption(plan, row))]}
                  onChange={(value) => onAssign([row.employeeNumber], value === '' ? null : Number(value))}
                />
              ) : (
                (plans.find(({ PlanId }) => PlanId === planId)?.PlanDisplayName ?? 'No plan yet')
              )}
            </TableCell>
            <TableCell align="right">
              {planId === undefined ? 'Not assigned' : <Money dollars={row.premiumOf.get(planId) ?? null} />}
            </TableCell>
          </TableRow>
        );
      })}
    </TableBody>
  </Table>
);

const planOption = ({ PlanId, PlanDisplayName }: Plan, { premiumOf }: AssignmentRow) => ({
  value: String(PlanId),
  label: `${PlanDisplayName}, ${formatDollars(premiumOf.get(PlanId) ?? null)}`,
});

const TABLE = {
  tableLayout: { sm: 'fixed' },
  '& td, & th': { px: 1 },
  '& th[scope=row]': { fontWeight: 400, overflowWrap: 'anywhere' },
  '& th:nth-of-type(3), & td:last-of-type': { width: { sm: 150 } },
  '@media (max-width: 599.95px)': {
    '&, & thead, & tbody, & tr, & th, & td': { display: 'block', width: 'auto', textAlign: 'left' },
    '& thead': HIDDEN_TEXT,
    '& td, & th': { border: 0, py: 0.5 },
    '& tbody tr': { borderBottom: 1, borderColor: 'divider', py: 1 },
    '& td:last-of-type::before': { content: '"Monthly premium: "', color: 'text.secondary' },
  },
} as const;
