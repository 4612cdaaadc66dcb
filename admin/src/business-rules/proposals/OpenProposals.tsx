import { Box, Button, Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { ruleName } from '#shared/business-rules/rule-names';
import type { RuleProposalResponse } from '#shared/business-rules/rule-proposal.record';
import { counted } from '#shared/formats/text';
import { Instant } from '../../components/Instant.tsx';
import { can } from '../../providers/current-user.ts';
import { impactSentence } from '../impact/impact-words.ts';
import { useRuleImpact } from '../impact/use-rule-impact.ts';
import { DecideButtons } from './DecideButtons.tsx';
import { openProposals, PROPOSALS_PATH, proposalsQuery } from './proposals-queries.ts';
import { impactQuestion, proposedChanges } from './proposed-changes.ts';

const MOST = 3;

/** Above the rules: what waits for a decision, with the buttons for those who decide. Nothing while nothing waits. */
export function OpenProposals() {
  const id = useId();
  const { data = [] } = useQuery(proposalsQuery);
  const open = openProposals(data);
  if (open.length === 0) {
    return null;
  }
  return (
    <Card component="section" aria-labelledby={id} className="no-print" sx={LOOK}>
      <Typography variant="h2" id={id}>
        {counted(open.length, 'proposal')} to decide
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {open.slice(0, MOST).map((proposal) => (
          <Proposal key={proposal.Id} proposal={proposal} />
        ))}
      </Box>
      <Button component={Link} to={PROPOSALS_PATH} size="small" sx={{ mt: 1 }}>
        {open.length > MOST ? `All ${open.length} proposals` : 'Reasons and affected quotes'}
      </Button>
    </Card>
  );
}

function Proposal({ proposal }: { proposal: RuleProposalResponse }) {
  const { Key, ProposedBy, ProposedAt } = proposal;
  const { impact, isOutdated } = useRuleImpact(impactQuestion(proposal));
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={PROPOSALS_PATH} variant="subtitle2" underline="hover">
          {ruleName(Key)}
        </MuiLink>
        {proposedChanges(proposal).map(({ field, label, before, after }) => (
          <Typography key={field} variant="body2">
            {label}: {before} → <strong>{after}</strong>
          </Typography>
        ))}
        <Typography variant="caption" color="textSecondary" component="p">
          {ProposedBy}, <Instant at={ProposedAt} />
          {impact && !isOutdated && `. ${impactSentence(impact)}`}
        </Typography>
      </Box>
      {can('superuser') && (
        <Stack sx={{ '& > *': { mt: '0 !important' } }}>
          <DecideButtons proposal={proposal} />
        </Stack>
      )}
    </Box>
  );
}

const LOOK = { mt: 2, p: 2, borderLeft: 4, borderLeftColor: 'info.main' } as const;
const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
