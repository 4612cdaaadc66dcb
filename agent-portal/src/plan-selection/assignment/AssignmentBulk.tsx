import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { Plan } from '#shared/plans/plan.record';
import { PlanSelect } from './PlanSelect.tsx';

const NO_PLAN = '';

interface AssignmentBulkProps {
  plans: readonly Plan[];
  /** Employees who match the filters. */
  count: number;
  isEverybody: boolean;
  onAssign: (planId: number | null) => void;
}

/** Assigns one plan to all listed employees. */
export function AssignmentBulk({ plans, count, isEverybody, onAssign }: AssignmentBulkProps) {
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
