import { Box } from '@mui/material';
import type { Plan } from '#shared/plans/plan.record';
import { COVERAGE_TIERS } from '#shared/plans/plan-codes';
import { SearchField } from '../../components/SearchField.tsx';
import type { AssignmentFilter } from './assignment-rows.ts';
import { PlanSelect } from './PlanSelect.tsx';

interface AssignmentFiltersProps {
  filter: AssignmentFilter;
  plans: readonly Plan[];
  onChange: (filter: AssignmentFilter) => void;
}

/** Filters the employees, also for bulk assignment. */
export const AssignmentFilters = ({ filter, plans, onChange }: AssignmentFiltersProps) => (
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
