import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Pagination,
  Stack,
} from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Agent } from '#shared/people/agent.record';
import { EmptyState } from '#web/shell/EmptyState';
import type { Page } from '#web/http/pages';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { SearchField } from '../SearchField.tsx';
import { SectionFailure } from '../SectionFailure.tsx';
import { AGENTS_PER_PAGE, agentsForUserQuery, foundAgentsQuery } from './agents-queries.ts';
import { useCan } from '../../app/session/use-user.ts';
import { agentCriteria, agentsMatching } from './agents-matching.ts';

interface AgentSearchDialogProps {
  assigned: readonly Agent[];
  onChoose: (agent: Agent) => void;
  onClose: () => void;
}

/** Finds an agent by name or number, five per page. */
export const AgentSearchDialog = ({ onClose, ...props }: AgentSearchDialogProps) => (
  <Dialog open onClose={onClose} aria-labelledby="agent-search-title">
    <DialogTitle id="agent-search-title">Assign an agent</DialogTitle>
    <DialogContent>
      <AgentSearch {...props} />
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Cancel</Button>
    </DialogActions>
  </Dialog>
);

function AgentSearch({ assigned, onChoose }: Omit<AgentSearchDialogProps, 'onClose'>) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const { found, error, retry } = useFoundAgents(useDeferredValue(text), page);
  return (
    <Stack spacing={2}>
      <Box sx={{ pt: 1 }}>
        <SearchField
          autoFocus
          label="Last name, full name or agent number"
          value={text}
          onChange={(next) => {
            setText(next);
            setPage(1);
          }}
        />
      </Box>
      {!found && (error ? <SectionFailure error={error} onRetry={retry} /> : <RowsSkeleton label="Loading agents" />)}
      {found?.total === 0 && (
        <EmptyState title="No agent found">Try the last name only, or another spelling.</EmptyState>
      )}
      {found && found.total > 0 && <FoundAgents agents={found.rows} assigned={assigned} onChoose={onChoose} />}
      {found && found.total > AGENTS_PER_PAGE && (
        <Pagination
          count={Math.ceil(found.total / AGENTS_PER_PAGE)}
          page={page}
          onChange={(_event, next) => setPage(next)}
          aria-label="Pages of agents"
          sx={{ alignSelf: 'center' }}
        />
      )}
    </Stack>
  );
}

interface FoundAgentsProps {
  agents: readonly Agent[];
  /** Already assigned, so they cannot be selected again. */
  assigned: readonly Agent[];
  onChoose: (agent: Agent) => void;
}

/** One page of the agents found; a click assigns one. */
const FoundAgents = ({ agents, assigned, onChoose }: FoundAgentsProps) => (
  <List disablePadding aria-label="Agents found">
    {agents.map((agent) => {
      const isAssigned = assigned.some(({ Id }) => Id === agent.Id);
      return (
        <ListItem key={agent.Id} disablePadding>
          <ListItemButton disabled={isAssigned} onClick={() => onChoose(agent)} sx={{ borderRadius: 1 }}>
            <ListItemText
              primary={`${agent.Name.First} ${agent.Name.Last}${isAssigned ? ', assigned already' : ''}`}
              secondary={`${agent.AgencyName}, number ${agent.SrcAgentId}, NPN ${agent.NpnNumber}`}
            />
          </ListItemButton>
        </ListItem>
      );
    })}
  </List>
);

interface FoundAgents {
  /** Undefined until the first answer. */
  found: Page<Agent> | undefined;
  error: unknown;
  retry: () => void;
}

/** One page of the agents matching the text. Agents pick from their own list; internal staff search all agents. */
function useFoundAgents(text: string, page: number): FoundAgents {
  const isInternal = useCan('internal');
  const own = useQuery({ ...agentsForUserQuery, enabled: !isInternal });
  const searched = useQuery({
    ...foundAgentsQuery(agentCriteria(text), page),
    enabled: isInternal,
    placeholderData: keepPreviousData,
  });
  const { error, refetch } = isInternal ? searched : own;
  const retry = () => void refetch();
  return { found: isInternal ? searched.data : own.data && pageOf(agentsMatching(own.data, text), page), error, retry };
}

const pageOf = (agents: readonly Agent[], page: number): Page<Agent> => ({
  rows: agents.slice((page - 1) * AGENTS_PER_PAGE, page * AGENTS_PER_PAGE),
  total: agents.length,
});
