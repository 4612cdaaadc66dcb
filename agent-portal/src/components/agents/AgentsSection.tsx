import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Button, FormHelperText, IconButton, List, ListItem, ListItemText, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useController, useFormState } from 'react-hook-form';
import type { Agent } from '#shared/people/agent.record';
import { agentsProblem, maxAgents } from '#shared/groups/group-rules';
import { lazyPart } from '#web/shell/lazy-part';
import { useUser } from '../../app/session/use-user.ts';
import { FormSection } from '#web/inputs/FormSection';
import { useShownError } from '#web/shell/shown-errors';

const AgentSearchDialog = lazyPart(async () => (await import('./AgentSearchDialog.tsx')).AgentSearchDialog);

interface AgentsForm {
  AssociatedAgents: Agent[];
}

const agentName = ({ Name }: Agent): string => `${Name.First} ${Name.Last}`;

/** The agents of a group or quote: one, or two when an agent-broker assigns them. Two stored agents may stay. */
export function AgentsSection() {
  const { IsAgentBroker } = useUser();
  const stored = useFormState<AgentsForm>().defaultValues?.AssociatedAgents?.length ?? 0;
  const limit = { isAgentBroker: IsAgentBroker, assigned: stored };
  const most = maxAgents(limit);
  const [isSearching, setSearching] = useState(false);
  const { field, fieldState } = useController<AgentsForm, 'AssociatedAgents'>({
    name: 'AssociatedAgents',
    rules: { validate: (agents) => agentsProblem(agents.length, limit) ?? true },
  });
  const assigned = field.value;
  const isFull = assigned.length >= most;
  const take = (agent: Agent) => {
    field.onChange([...assigned.filter(({ Id }) => Id !== agent.Id), agent]);
    setSearching(false);
  };
  return (
    <FormSection title="Agents" help={most === 2 ? 'One or two agents.' : 'One agent.'}>
      {assigned.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          Nobody is assigned yet.
        </Typography>
      ) : (
        <List disablePadding sx={{ mb: 1 }}>
          {assigned.map((agent) => (
            <AssignedAgent
              key={agent.Id}
              agent={agent}
              onRemove={() => field.onChange(assigned.filter(({ Id }) => Id !== agent.Id))}
            />
          ))}
        </List>
      )}
      <Button
        ref={field.ref}
        startIcon={<AddIcon />}
        variant="outlined"
        disabled={isFull}
        onClick={() => setSearching(true)}
      >
        {assigned.length === 0 ? 'Assign an agent' : 'Assign another agent'}
      </Button>
      {isFull && (
        <FormHelperText>
          {most === 1 ? 'Remove the agent to assign another.' : 'Two agents is the maximum.'}
        </FormHelperText>
      )}
      {fieldState.error && <Problem text={fieldState.error.message} />}
      {isSearching && (
        <Suspense>
          <AgentSearchDialog assigned={assigned} onChoose={take} onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </FormSection>
  );
}

function Problem({ text }: { text: string | undefined }) {
  useShownError(true);
  return (
    <FormHelperText error role="alert">
      {text}
    </FormHelperText>
  );
}

const AssignedAgent = ({ agent, onRemove }: { agent: Agent; onRemove: () => void }) => (
  <ListItem
    disableGutters
    divider
    secondaryAction={
      <IconButton edge="end" aria-label={`Remove ${agentName(agent)}`} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    }
  >
    <ListItemText primary={agentName(agent)} secondary={[agent.AgencyName, `NPN ${agent.NpnNumber}`].join(', ')} />
  </ListItem>
);
