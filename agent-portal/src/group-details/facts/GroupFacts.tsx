import {
  Box,
  Button,
  FormControlLabel,
  Link,
  List,
  ListItem,
  ListItemText,
  Stack,
  Switch,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { Term } from '#shared/glossary/glossary';
import { GROUP_STATUS_FLAG_WORDS, GROUP_STATUS_FLAGS, type GroupStatusFlag } from '#shared/groups/group-rules';
import type { GroupResponse } from '#shared/groups/group.record';
import { GROUPS } from '#shared/groups/groups.calls';
import type { Address } from '#shared/locations/address.record';
import type { Agent } from '#shared/people/agent.record';
import { TermHelp } from '#web/help/TermHelp';
import { ApiError } from '#web/http/api-error';
import { call, query } from '#web/http/calls';
import { PhoneLink } from '#web/shell/PhoneLink';
import { notifyError, notifySuccess } from '../../app/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { useCan } from '../../app/session/use-user.ts';
import { FactList, isGiven } from './FactList.tsx';
import { addressLines, groupFacts, yes } from './group-facts.ts';

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

const AgentFacts = ({ agents }: { agents: readonly Agent[] }) =>
  agents.length === 0 ? (
    <Typography variant="body2" color="textSecondary">
      Nobody is assigned.
    </Typography>
  ) : (
    <List disablePadding>
      {agents.map((agent, index) => (
        <ListItem key={agent.Id} disableGutters divider={index < agents.length - 1}>
          <ListItemText
            primary={`${agent.Name.First} ${agent.Name.Last}${agent.IsAgentBroker ? ', agent-broker' : ''}`}
            secondary={<Reached agent={agent} />}
            slotProps={{ secondary: { component: 'div' } }}
          />
        </ListItem>
      ))}
    </List>
  );

const Reached = ({ agent: { AgencyName, NpnNumber, SrcAgentId, Phone, Email } }: { agent: Agent }) => (
  <>
    <div>{`${AgencyName}, NPN ${NpnNumber}, number ${SrcAgentId}`}</div>
    <div style={{ overflowWrap: 'anywhere' }}>
      <PhoneLink phone={Phone} color="primary" />
      {', '}
      <Link href={`mailto:${Email}`}>{Email}</Link>
    </div>
  </>
);

interface GroupStatusSwitch {
  isOn: boolean;
  isSaving: boolean;
  set: (on: boolean) => void;
}

/** One of the two statuses: switches immediately, and back if the server refuses. */
function useGroupStatus({ Id, Version, ...group }: GroupResponse, flag: GroupStatusFlag): GroupStatusSwitch {
  const words = GROUP_STATUS_FLAG_WORDS[flag];
  const { queryKey } = query(GROUPS.find, { id: Id });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (on: boolean) =>
      flag === 'IsRenewOLFO'
        ? call(GROUPS.setOlfo, { body: { Id, Version, IsRenewOLFO: on } })
        : call(GROUPS.setRollover, { body: { Id, Version, IsRolloverToLargeGroup: on } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      notifySuccess(words.updated);
    },
    onError: async (error) => {
      if (!(error instanceof ApiError && error.reported)) {
        notifyError({ text: words.failed, fields: {} });
      }
      await queryClient.invalidateQueries({ queryKey });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['timeline'] }),
  });
  return {
    isOn: isPending ? variables : group[flag],
    isSaving: isPending,
    set: (on) => {
      if (!isPending) {
        mutate(on);
      }
    },
  };
}
