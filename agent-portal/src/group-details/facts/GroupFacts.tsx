import { Box, FormControlLabel, Stack, Switch } from '@mui/material';
import type { Term } from '#shared/glossary/glossary';
import type { GroupResponse } from '#shared/groups/group.record';
import { GROUP_STATUS_FLAG_WORDS, GROUP_STATUS_FLAGS, type GroupStatusFlag } from '#shared/groups/group-status-flags';
import { TermHelp } from '#web/help/TermHelp';
import { useCan } from '../../app/session/use-user.ts';
import { FactList } from './FactList.tsx';
import { groupFacts, yes } from './group-facts.ts';
import { useGroupStatus } from './use-group-status.ts';

/** The group's own data. Internal staff can switch its two statuses here; for everyone else they are read-only. */
export function GroupFacts({ group }: { group: GroupResponse }) {
  const maySwitch = useCan('internal');
  const statuses = GROUP_STATUS_FLAGS.flatMap((flag) =>
    yes(group[flag], { label: GROUP_STATUS_FLAG_WORDS[flag].label, term: STATUS_TERMS[flag] }),
  );
  return (
    <Stack spacing={2}>
      <FactList facts={[...groupFacts(group), ...(maySwitch ? [] : statuses)]} />
      {maySwitch && (
        <Stack
          role="group"
          aria-label="Renewal handling"
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ columnGap: 3, borderTop: 1, borderColor: 'divider', pt: 1 }}
        >
          {GROUP_STATUS_FLAGS.map((flag) => (
            <Box key={flag} sx={{ display: 'flex', alignItems: 'center' }}>
              <StatusSwitch group={group} flag={flag} />
              {STATUS_TERMS[flag] && <TermHelp terms={[STATUS_TERMS[flag]]} />}
            </Box>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

const STATUS_TERMS: Readonly<Partial<Record<GroupStatusFlag, Term>>> = { IsRenewOLFO: 'olfo' };

/** A status that internal staff can switch in place. */
function StatusSwitch({ group, flag }: { group: GroupResponse; flag: GroupStatusFlag }) {
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
