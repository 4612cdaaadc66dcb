import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useMemo, useState } from 'react';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { assignmentProgress, assignmentsFor } from '#shared/plans/member-assignment';
import { COVERAGE_TIERS } from '#shared/plans/plan-codes';
import type { Plan, SelectedPlan } from '#shared/plans/plan.record';
import { isSameAssignment } from '#shared/plans/selection';
import { useIsBelow } from '#web/theme/use-is-below';
import { Pager } from '../../components/Pager.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import type { ChangedAssignments } from '../../components/plan-browser/selection/use-selection-save.ts';
import { memberAssignments } from '../selection/member-assignments.ts';
import { AssignmentShares } from './AssignmentShares.tsx';
import { AssignmentTable, type AssignmentTableProps } from './AssignmentTable.tsx';
import { PlanSelect } from './PlanSelect.tsx';
import {
  type AssignmentFilter,
  assignmentRows,
  isSameChoice,
  matchingRows,
  storedAssignments,
  withAssigned,
} from './assignment-rows.ts';

const ROWS_PER_PAGE = 10;
const EVERYBODY: AssignmentFilter = { text: '', plan: 'all', tier: 'all' };

interface AssignPlansDialogProps {
  members: readonly CensusMemberResponse[];
  /** The selected medical plans as stored, with all members' rates. */
  plans: readonly SelectedPlan[];
  canChange: boolean;
  isSaving: boolean;
  /** Why the last save failed. */
  failure: string | null;
  dismiss: () => void;
  onSave: (assignments: ChangedAssignments) => void;
  onClose: () => void;
}

/** Which of the selected medical plans each employee takes; dependents follow. */
export function AssignPlansDialog({ members, plans, canChange, ...props }: AssignPlansDialogProps) {
  const isNarrow = useIsBelow('md');
  const { rows, planOf, assign, isSame, before, outdated } = useAssignments(members, plans);
  return (
    <Dialog open onClose={() => !props.isSaving && props.onClose()} fullScreen={isNarrow} fullWidth maxWidth="md">
      <DialogTitle>{canChange ? 'Assign plans to members' : 'Assigned plans'}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="body2" color="textSecondary">
            Every employee who enrolls in medical takes one of the selected plans; dependents take the plan of their
            employee.
          </Typography>
          <Typography variant="subtitle2" component="p" role="status">
            {assignmentProgress(members, planOf) ?? 'Nobody on the census enrolls in medical.'}
          </Typography>
          <Employees rows={rows} plans={plans} planOf={planOf} onAssign={canChange ? assign : null} />
          <AssignmentShares rows={rows} plans={plans} planOf={planOf} />
          {outdated ? (
            <OtherAssignments {...outdated} dismiss={props.dismiss} />
          ) : (
            props.failure && <Alert severity="error">{props.failure}</Alert>
          )}
        </Stack>
      </DialogContent>
      <Actions
        isSaving={props.isSaving}
        isSame={isSame}
        isOutdated={outdated !== null}
        onSave={canChange ? () => props.onSave({ before, after: assignmentsFor(members, planOf) }) : null}
        onClose={props.onClose}
      />
    </Dialog>
  );
}

/** The plan of each employee as it is being chosen. */
function useAssignments(members: readonly CensusMemberResponse[], plans: readonly SelectedPlan[]) {
  const planIds = useMemo(() => plans.map(({ PlanId }) => PlanId), [plans]);
  const rows = useMemo(() => assignmentRows(members, plans), [members, plans]);
  const stored = useMemo(() => storedAssignments(members, planIds), [members, planIds]);
  const assigned = useMemo(() => memberAssignments(members), [members]);
  const [before, setBefore] = useState(assigned);
  const [planOf, setPlanOf] = useState(stored);
  const isOutdated = !isSameAssignment(before, assigned) && !isSameChoice(planOf, stored);
  return {
    before,
    outdated: isOutdated
      ? {
          useTheirs: () => {
            setPlanOf(stored);
            setBefore(assigned);
          },
          keepMine: () => setBefore(assigned),
        }
      : null,
    rows,
    planOf,
    assign: (employees: readonly number[], planId: number | null) =>
      setPlanOf((before) => withAssigned(before, employees, planId)),
    isSame: isSameChoice(planOf, stored),
  };
}

/** What colleagues have assigned is read again after a refusal: the user decides which to keep. */
function OtherAssignments({ useTheirs, keepMine, dismiss }: Record<'useTheirs' | 'keepMine' | 'dismiss', () => void>) {
  const settleBy = (keep: () => void) => () => {
    keep();
    dismiss();
  };
  return (
    <Alert
      severity="warning"
      action={
        <>
          <Button color="inherit" onClick={settleBy(useTheirs)}>
            Use theirs
          </Button>
          <Button color="inherit" onClick={settleBy(keepMine)}>
            Keep mine
          </Button>
        </>
      }
    >
      <AlertTitle>Someone else assigned plans</AlertTitle>
      Your changes are not saved yet: use theirs, or keep yours and save them instead.
    </Alert>
  );
}

/** The employees page by page: find them, and choose a plan for one or for all who match. */
function Employees(props: AssignmentTableProps) {
  const { rows, plans, planOf, onAssign } = props;
  const [filter, setFilter] = useState(EVERYBODY);
  const [page, setPage] = useState(1);
  const matching = matchingRows(rows, planOf, filter);
  const last = Math.max(1, Math.ceil(matching.length / ROWS_PER_PAGE));
  const shownPage = Math.min(page, last);
  const shown = matching.slice((shownPage - 1) * ROWS_PER_PAGE, shownPage * ROWS_PER_PAGE);
  return (
    <>
      <AssignmentFilters
        filter={filter}
        plans={plans}
        onChange={(next) => {
          setFilter(next);
          setPage(1);
        }}
      />
      {onAssign && (
        <AssignmentBulk
          plans={plans}
          count={matching.length}
          isEverybody={matching.length === rows.length}
          onAssign={(planId) =>
            onAssign(
              matching.map(({ employeeNumber }) => employeeNumber),
              planId,
            )
          }
        />
      )}
      <div>
        <AssignmentTable {...props} rows={shown} />
        <Pager total={matching.length} page={shownPage} pageSize={ROWS_PER_PAGE} noun="employees" onChange={setPage} />
      </div>
    </>
  );
}

interface ActionsProps {
  isSaving: boolean;
  /** No changes yet. */
  isSame: boolean;
  /** Whose values to keep is not decided yet. */
  isOutdated: boolean;
  onSave: (() => void) | null;
  onClose: () => void;
}

const Actions = ({ isSaving, isSame, isOutdated, onSave, onClose }: ActionsProps) => (
  <DialogActions>
    <Button onClick={onClose} disabled={isSaving}>
      {onSave && !isSame ? 'Cancel' : 'Close'}
    </Button>
    {onSave && (
      <Button variant="contained" loading={isSaving} disabled={isSame || isOutdated} onClick={onSave}>
        Save assigned plans
      </Button>
    )}
  </DialogActions>
);

interface AssignmentFiltersProps {
  filter: AssignmentFilter;
  plans: readonly Plan[];
  onChange: (filter: AssignmentFilter) => void;
}

/** Filters the employees, also for bulk assignment. */
const AssignmentFilters = ({ filter, plans, onChange }: AssignmentFiltersProps) => (
  <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr 1fr' }, alignItems: 'end' }}>
    <SearchField label="Find an employee" value={filter.text} onChange={(text) => onChange({ ...filter, text })} />
    <PlanSelect
      label="Show"
      value={String(filter.plan)}
      options={[
        { value: 'all', label: 'Every employee' },
        { value: 'none', label: 'Employees without a plan' },
        ...plans.map(({ PlanId, PlanDisplayName }) => ({ value: String(PlanId), label: `In ${PlanDisplayName}` })),
      ]}
      onChange={(value) => onChange({ ...filter, plan: value === 'all' || value === 'none' ? value : Number(value) })}
    />
    <PlanSelect
      label="Who is covered"
      value={filter.tier}
      options={[
        { value: 'all', label: 'Every household' },
        ...COVERAGE_TIERS.map((tier) => ({ value: tier, label: tier })),
      ]}
      onChange={(value) => onChange({ ...filter, tier: COVERAGE_TIERS.find((tier) => tier === value) ?? 'all' })}
    />
  </Box>
);

const NO_PLAN = '';

interface AssignmentBulkProps {
  plans: readonly Plan[];
  /** Employees who match the filters. */
  count: number;
  isEverybody: boolean;
  onAssign: (planId: number | null) => void;
}

/** Assigns one plan to all listed employees. */
function AssignmentBulk({ plans, count, isEverybody, onAssign }: AssignmentBulkProps) {
  const [planId, setPlanId] = useState(String(plans[0]?.PlanId ?? NO_PLAN));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' }, alignItems: 'end' }}>
      <PlanSelect
        label="Plan for several employees"
        value={planId}
        options={[
          ...plans.map(({ PlanId, PlanDisplayName }) => ({ value: String(PlanId), label: PlanDisplayName })),
          { value: NO_PLAN, label: 'No plan' },
        ]}
        onChange={setPlanId}
      />
      <Button
        variant="outlined"
        disabled={count === 0}
        onClick={() => onAssign(planId === NO_PLAN ? null : Number(planId))}
        sx={{ minHeight: 40, whiteSpace: 'nowrap' }}
      >
        {isEverybody ? `Assign to all ${count}` : `Assign to these ${count}`}
      </Button>
    </Box>
  );
}
