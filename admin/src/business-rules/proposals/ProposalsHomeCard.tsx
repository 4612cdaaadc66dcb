import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { HomeCard } from '../../components/HomeCard.tsx';
import { Instant } from '../../components/Instant.tsx';
import { can } from '../../providers/current-user.ts';
import { RuleName } from '../RuleName.tsx';
import { openProposals, PROPOSALS_PATH, proposalsQuery } from './proposals-queries.ts';

const MOST = 5;

/** For super users: proposals waiting for a decision. Empty for everyone else, who follow their proposals on the proposals screen. */
export function ProposalsHomeCard() {
  const mayDecide = can('superuser');
  const { data = [] } = useQuery({ ...proposalsQuery, enabled: mayDecide });
  const open = openProposals(data);
  if (!mayDecide || open.length === 0) {
    return null;
  }
  return (
    <HomeCard title={`${open.length} proposed ${open.length === 1 ? 'rule' : 'rules'} to decide`}>
      {open.slice(0, MOST).map(({ Id, Key, ProposedBy, ProposedAt }) => (
        <Typography key={Id} variant="body2" sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
          <b>
            <RuleName of={Key} />
          </b>
          , {ProposedBy}, <Instant at={ProposedAt} />
        </Typography>
      ))}
      <Button component={Link} to={PROPOSALS_PATH} sx={{ mt: 1 }}>
        Review
      </Button>
    </HomeCard>
  );
}
