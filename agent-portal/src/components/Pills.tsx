import { ToggleButton, ToggleButtonGroup } from '@mui/material';

interface PillsProps<Value extends string> {
  /** What is chosen: "Stage". */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
}

/** Chooses what a list shows: one of a few. */
export const Pills = <Value extends string>({ label, value, onChange, options }: PillsProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    color="primary"
    aria-label={label}
    value={value}
    onChange={(_event, next: Value | null) => next && onChange(next)}
    sx={PILLS}
  >
    {options.map((option) => (
      <ToggleButton key={option.value} value={option.value}>
        {option.label}
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
