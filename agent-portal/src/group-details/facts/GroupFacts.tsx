import { Stack } from '@mui/material';
import type { GroupResponse } from '#shared/groups/group.record';
import { GROUP_STATUS_FLAG_WORDS, GROUP_STATUS_FLAGS } from '#shared/groups/group-status-flags';
import { useCan } from '../../app/session/use-user.ts';
import { FactList } from './FactList.tsx';
import { groupFacts } from './group-facts.ts';
import { StatusSwitch } from './StatusSwitch.tsx';

/** Everything about the group itself. Internal staff switch its two statuses here; everybody else reads them. */
export function GroupFacts({ group }: { group: GroupResponse }) {
  const maySwitch = useCan('internal');
  const statuses = GROUP_STATUS_FLAGS.map((flag) => ({
    label: GROUP_STATUS_FLAG_WORDS[flag].label,
    value: group[flag] ? 'Yes' : 'No',
  }));
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
            <StatusSwitch key={flag} group={group} flag={flag} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
