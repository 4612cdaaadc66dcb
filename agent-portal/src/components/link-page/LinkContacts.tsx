import { Link, Typography } from '@mui/material';
import type { SharedProposal } from '#shared/proposals/proposal.record';
import { PhoneLink } from '#web/shell/PhoneLink';

/** Whom to ask. */
export const LinkContacts = ({ agents }: { agents: SharedProposal['Agents'] }) => (
  <Typography variant="body2" component="div" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
    {agents.map(({ Name, AgencyName, Phone, Email }) => (
      <div key={Email}>
        Your agent: {Name}, {AgencyName}, <PhoneLink phone={Phone} />,{' '}
        <Link href={`mailto:${Email}`} color="inherit">
          {Email}
        </Link>
      </div>
    ))}
  </Typography>
);
