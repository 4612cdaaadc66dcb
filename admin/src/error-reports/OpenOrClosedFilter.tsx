import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useInput } from 'react-admin';

/** The default color of the unselected button has too little contrast. */
const LOOK = {
  height: 40,
  mt: { xs: 1, sm: 0 },
  '& .MuiToggleButton-root:not(.Mui-selected)': { color: 'text.secondary', bgcolor: 'background.paper' },
};

interface OpenOrClosedFilterProps {
  source: string;
  /** react-admin passes this to every filter; unused here. */
  alwaysOn: boolean;
}

/** Which payments to show: open (the default, spec 002 section 9) or closed. */
export function OpenOrClosedFilter({ source }: OpenOrClosedFilterProps) {
  const { field } = useInput<{ [name: string]: boolean | undefined }>({ source });
  const value = (field.value as unknown) === false ? 'closed' : 'open';
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label="Which payments"
      value={value}
      onChange={(_, chosen: 'open' | 'closed' | null) => chosen && field.onChange(chosen === 'open')}
      sx={LOOK}
    >
      <ToggleButton value="open">Open</ToggleButton>
      <ToggleButton value="closed">Closed</ToggleButton>
    </ToggleButtonGroup>
  );
}
