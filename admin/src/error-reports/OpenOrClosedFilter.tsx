import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useInput } from 'react-admin';

/** The one that is not chosen is by itself too pale beside the page. */
const LOOK = {
  height: 40,
  mt: { xs: 1, sm: 0 },
  '& .MuiToggleButton-root:not(.Mui-selected)': { color: 'text.secondary', bgcolor: 'background.paper' },
};

interface OpenOrClosedFilterProps {
  source: string;
  /** react-admin hands each filter whether it is always shown. */
  alwaysOn: boolean;
}

/** Which payments: those that wait (unless chosen otherwise, spec 002 section 9), or those that were dealt with. */
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
