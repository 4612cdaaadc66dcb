import DeclinedIcon from '@mui/icons-material/BlockOutlined';
import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import type { ProposalStatus, RuleProposalResponse } from '#shared/business-rules/rule-proposal.record';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { Instant } from '../../components/Instant.tsx';
import { RuleImpact } from '../impact/RuleImpact.tsx';
import { useRuleImpact } from '../impact/use-rule-impact.ts';
import { RuleName } from '../RuleName.tsx';
import { WhatChanges } from '../WhatChanges.tsx';
import { DecideButtons } from './DecideButtons.tsx';
import { impactQuestion, proposedChanges } from './proposed-changes.ts';

const LOOKS: Record<ProposalStatus, Look> = {
  Open: ['info', OpenIcon],
  Approved: ['success', ApprovedIcon],
  Declined: ['secondary', DeclinedIcon],
};

interface ProposalCardProps {
  proposal: RuleProposalResponse;
  mayDecide: boolean;
}

/** The proposal: what, by whom and why; while open, also its effects and the buttons for those who decide. */
export function ProposalCard({ proposal, mayDecide }: ProposalCardProps) {
  const { Key, Status, Reason, DecidedBy, DecidedAt, DecisionReason, Replaces } = proposal;
  const isOpen = Status === 'Open';
  return (
    <Card component="article" aria-label={`${Key}, proposed by ${proposal.ProposedBy}`}>
      <CardContent sx={{ p: 2.5, '&:last-child': { pb: 2.5 } }}>
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <RuleName of={Key} />
          </Typography>
          <ToneChip look={LOOKS[Status]} label={Status} />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          Proposed by {proposal.ProposedBy}, <Instant at={proposal.ProposedAt} />
        </Typography>
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{Reason}</Typography>
        <WhatChanges changes={proposedChanges(proposal)} ruleKey={Key} isNew={Replaces === null} />
        {isOpen && <Impact proposal={proposal} />}
        {DecidedBy && (
          <Box sx={{ mt: 2 }}>
            <Typography variant="body2" color="textSecondary">
              {Status} by {DecidedBy}, <Instant at={DecidedAt} />
            </Typography>
            {DecisionReason && <Typography sx={{ overflowWrap: 'anywhere' }}>{DecisionReason}</Typography>}
          </Box>
        )}
        {isOpen && mayDecide && <DecideButtons proposal={proposal} />}
      </CardContent>
    </Card>
  );
}

const Impact = ({ proposal }: { proposal: RuleProposalResponse }) => (
  <RuleImpact state={useRuleImpact(impactQuestion(proposal))} idle="Only the description would change." />
);
