import { Link, List, ListItem, ListItemText, Typography } from '@mui/material';
import type { Agent } from '#shared/people/agent.record';
import { formatPhone, phoneHref } from '#shared/formats/phone';

export const AgentFacts = ({ agents }: { agents: readonly Agent[] }) =>
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
      <Link href={phoneHref(Phone)}>{formatPhone(Phone)}</Link>
      {', '}
      <Link href={`mailto:${Email}`}>{Email}</Link>
    </div>
  </>
);
