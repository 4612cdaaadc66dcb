import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useInput } from 'react-admin';
import { ENROLLING_RENEWALS, OPEN_RENEWALS, RENEWED, type RenewalState } from '#shared/renewals/renewal-state';

const VIEWS: Record<string, readonly RenewalState[]> = {
  All: [],
  'Not renewed': OPEN_RENEWALS,
  Enrolling: ENROLLING_RENEWALS,
  Renewed: RENEWED,
  Failed: ['PassiveRenewalFailure'],
};

/** Two lines on a phone. */
const LOOK = {
  flexWrap: 'wrap',
  '& .MuiToggleButton-root': { height: 40 },
  '& .MuiToggleButton-root:not(.Mui-selected)': { color: 'text.secondary' },
} as const;

/** Statuses that people filter by together; the status list beside it shows which ones these are. */
export function StandingFilter() {
  const { field } = useInput<RenewalState[] | undefined>({ source: 'Status' });
  const chosen = [...((field.value as RenewalState[] | '' | undefined) || [])].sort().join();
  const view = Object.keys(VIEWS).find((name) => [...VIEWS[name]!].sort().join() === chosen) ?? null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label="Which groups"
      value={view}
      onChange={(_, name: string | null) => name && field.onChange([...VIEWS[name]!])}
      sx={LOOK}
    >
      {Object.keys(VIEWS).map((name) => (
        <ToggleButton key={name} value={name}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
