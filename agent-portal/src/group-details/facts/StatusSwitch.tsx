import { FormControlLabel, Switch } from '@mui/material';
import type { GroupResponse } from '#shared/groups/group.record';
import { GROUP_STATUS_FLAG_WORDS, type GroupStatusFlag } from '#shared/groups/group-status-flags';
import { useGroupStatus } from './use-group-status.ts';

/** A status that internal staff switch where they read it. */
export function StatusSwitch({ group, flag }: { group: GroupResponse; flag: GroupStatusFlag }) {
  const { isOn, isSaving, set } = useGroupStatus(group, flag);
  return (
    <FormControlLabel
      label={GROUP_STATUS_FLAG_WORDS[flag].label}
      control={
        <Switch
          checked={isOn}
          onChange={(_event, on) => set(on)}
          slotProps={{ input: { role: 'switch', 'aria-busy': isSaving || undefined } }}
        />
      }
    />
  );
}
