import { Box, Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import type { Term } from '#shared/glossary/glossary';
import type { GroupResponse } from '#shared/groups/group.record';
import { GROUP_STATUS_FLAG_WORDS, GROUP_STATUS_FLAGS, type GroupStatusFlag } from '#shared/groups/group-rules';
import type { Address } from '#shared/locations/address.record';
import { TermHelp } from '#web/help/TermHelp';
import { useCan } from '../../app/session/use-user.ts';
import { AgentFacts } from './AgentFacts.tsx';
import { FactList, isGiven } from './FactList.tsx';
import { addressLines, groupFacts, yes } from './group-facts.ts';
import { useGroupStatus } from './use-group-status.ts';

/** The group's own data, its addresses and its agents. Internal staff can switch its two statuses here; for everyone else they are read-only. */
export function GroupFacts({ group }: { group: GroupResponse }) {
  const maySwitch = useCan('internal');
  return (
    <Stack spacing={2}>
      <OwnFacts group={group} maySwitch={maySwitch} />
      {maySwitch && <StatusSwitches group={group} />}
      <Part title="Address">
        <Lines address={group.Address.General} />
      </Part>
      {group.Address.Billing && (
        <Part title="Billing address">
          <Lines address={group.Address.Billing} />
        </Part>
      )}
      <Part title="Agents">
        <AgentFacts agents={group.AssociatedAgents} />
      </Part>
    </Stack>
  );
}

/** What is empty or does not apply is shown with all details only. */
function OwnFacts({ group, maySwitch }: { group: GroupResponse; maySwitch: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const statuses = GROUP_STATUS_FLAGS.map((flag) =>
    yes(group[flag], { label: GROUP_STATUS_FLAG_WORDS[flag].label, term: STATUS_TERMS[flag] }),
  );
  const facts = [...groupFacts(group), ...(maySwitch ? [] : statuses)];
  const given = facts.filter(({ value }) => isGiven(value));
  return (
    <Box>
      <FactList facts={isWhole ? facts : given} />
      {given.length < facts.length && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ mt: 1, ml: -1 }}>
          {isWhole ? 'Show fewer details' : 'Show all details'}
        </Button>
      )}
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <Typography variant="h3" id={id} sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const Lines = ({ address }: { address: Address }) =>
  addressLines(address).map((line, index) => (
    <Typography key={index} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {line}
    </Typography>
  ));

const STATUS_TERMS: Readonly<Partial<Record<GroupStatusFlag, Term>>> = { IsRenewOLFO: 'olfo' };

const StatusSwitches = ({ group }: { group: GroupResponse }) => (
  <Stack
    role="group"
    aria-label="Renewal handling"
    direction={{ xs: 'column', sm: 'row' }}
    useFlexGap
    sx={{ flexWrap: 'wrap', columnGap: 3, borderTop: 1, borderColor: 'divider', pt: 1 }}
  >
    {GROUP_STATUS_FLAGS.map((flag) => (
      <Box key={flag} sx={{ display: 'flex', alignItems: 'center' }}>
        <StatusSwitch group={group} flag={flag} />
        {STATUS_TERMS[flag] && <TermHelp terms={[STATUS_TERMS[flag]]} />}
      </Box>
    ))}
  </Stack>
);

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
