import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Pagination, Stack } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import type { Agent } from '#shared/people/agent.record';
import { EmptyState } from '#web/shell/EmptyState';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { FoundAgents } from './FoundAgents.tsx';
import { AGENTS_PER_PAGE } from './groups.api.ts';
import { useFoundAgents } from './use-found-agents.ts';

interface AgentSearchDialogProps {
  assigned: readonly Agent[];
  onChoose: (agent: Agent) => void;
  onClose: () => void;
}

/** Finds an agent by name or number, five to a page. */
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
