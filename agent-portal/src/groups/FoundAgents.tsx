import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import type { Agent } from '#shared/people/agent.record';

interface FoundAgentsProps {
  agents: readonly Agent[];
  /** These are on the list, too, and cannot be chosen again. */
  assigned: readonly Agent[];
  onChoose: (agent: Agent) => void;
}

/** One page of the agents that were found; a click assigns one. */
export const FoundAgents = ({ agents, assigned, onChoose }: FoundAgentsProps) => (
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
