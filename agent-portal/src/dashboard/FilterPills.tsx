import { ToggleButton, ToggleButtonGroup } from '@mui/material';

interface FilterPillsProps<Value extends string> {
  /** What is being filtered: "Stage". */
  label: string;
  /** null: all. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  total: number;
  options: readonly { value: Value; label: string; count: number }[];
}

/** Filters a list by one category or shows all, each with its count. */
export const FilterPills = <Value extends string>(props: FilterPillsProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    color="primary"
    aria-label={props.label}
    value={props.value ?? 'all'}
    onChange={(_event, next: Value | 'all' | null) => next && props.onChange(next === 'all' ? null : next)}
    sx={PILLS}
  >
    <ToggleButton value="all">All {props.total}</ToggleButton>
    {props.options.map(({ value, label, count }) => (
      <ToggleButton key={value} value={value}>
        {label} {count}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

/** Separate buttons, so that they wrap on a phone. */
const PILLS = {
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiToggleButton-root.MuiToggleButtonGroup-grouped': {
    m: 0,
    px: 1.5,
    py: 0.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 4,
    color: 'text.secondary',
    '&.Mui-selected': { color: 'primary.main', borderColor: 'primary.main' },
  },
} as const;
