import InboxIcon from '@mui/icons-material/InboxOutlined';
import { Alert, Button, Card, Skeleton, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '#web/shell/EmptyState';
import { Screen } from '#web/shell/Screen';
import { can } from '../../providers/current-user.ts';
import { openProposals, PROPOSALS_PATH, proposalsQuery, RULES } from '../rule-queries.ts';
import { RuleTabs } from '../RuleListScreen.tsx';
import { ProposalCard } from './ProposalCard.tsx';

/** /sales/configuration/proposals: staff proposals, for super users to decide and everyone else to follow; the open ones first. */
export function ProposalsScreen() {
  const { data, error, refetch } = useQuery(proposalsQuery);
  const mayDecide = can('superuser');
  return (
    <Screen
      title="Proposed rules"
      subtitle={
        mayDecide
          ? 'Sales and operations propose changes. An approved one is saved in your name.'
          : 'A super user approves or declines each proposal.'
      }
      actions={
        !mayDecide && (
          <Button variant="contained" component={Link} to={`/${RULES}.add`}>
            Propose a rule
          </Button>
        )
      }
    >
      <RuleTabs active={PROPOSALS_PATH} />
      {error && (
        <Alert severity="error" sx={{ mt: 2 }} action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={180} role="status" aria-label="Loading" sx={{ mt: 2 }} />}
      {data?.length === 0 && (
        <Card sx={{ mt: 2 }}>
          <EmptyState icon={<InboxIcon />} title="No proposals">
            Proposed changes to rules appear here.
          </EmptyState>
        </Card>
      )}
      <Stack component="ul" spacing={2} aria-label="Proposals" sx={{ listStyle: 'none', p: 0, mt: 2 }}>
        {data &&
          [...openProposals(data), ...data.filter(({ Status }) => Status !== 'Open')].map((proposal) => (
            <li key={proposal.Id}>
              <ProposalCard proposal={proposal} mayDecide={mayDecide} />
            </li>
          ))}
      </Stack>
    </Screen>
  );
}
