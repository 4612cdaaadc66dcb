import { Box, Card, CardContent, Chip, Stack, Typography } from '@mui/material';
import type { ProposalStatus } from '#shared/business-rules/rule-proposals';
import type { RuleProposalResponse } from '#shared/business-rules/rule-proposal.record';
import { formatInstant } from '#shared/formats/instant';
import { impactRequest } from '../impact/impact-request.ts';
import { RuleImpact } from '../impact/RuleImpact.tsx';
import { useRuleImpact } from '../impact/use-rule-impact.ts';
import { RuleName } from '../RuleName.tsx';
import { differences, newForm, toForm, type RuleForm } from '../rule-form.ts';
import { WhatChanges } from '../WhatChanges.tsx';
import { DecideButtons } from './DecideButtons.tsx';

const COLORS: Record<ProposalStatus, 'info' | 'success' | 'default'> = {
  Open: 'info',
  Approved: 'success',
  Declined: 'default',
};

interface ProposalCardProps {
  proposal: RuleProposalResponse;
  mayDecide: boolean;
}

/** The proposal: what, by whom and why; while open, also its effects and the buttons for those who decide. */
export function ProposalCard({ proposal, mayDecide }: ProposalCardProps) {
  const { Key, Status, Reason, DecidedBy, DecidedAt, DecisionReason, Replaces } = proposal;
  const isOpen = Status === 'Open';
  const before = Replaces ? toForm(Replaces) : newForm(Key, undefined, null);
  const changes = differences(before, proposedForm(proposal));
  return (
    <Card component="article" aria-label={`${Key}, proposed by ${proposal.ProposedBy}`}>
      <CardContent sx={{ p: 2.5, '&:last-child': { pb: 2.5 } }}>
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <RuleName of={Key} />
          </Typography>
          <Chip size="small" variant="outlined" label={Status} color={COLORS[Status]} />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          Proposed by {proposal.ProposedBy}, {formatInstant(proposal.ProposedAt)}
        </Typography>
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{Reason}</Typography>
        <WhatChanges changes={changes} ruleKey={Key} isNew={Replaces === null} />
        {isOpen && <Impact proposal={proposal} before={before} />}
        {DecidedBy && (
          <Box sx={{ mt: 2 }}>
            <Typography variant="body2" color="textSecondary">
              {Status} by {DecidedBy}, {formatInstant(DecidedAt)}
            </Typography>
            {DecisionReason && <Typography sx={{ overflowWrap: 'anywhere' }}>{DecisionReason}</Typography>}
          </Box>
        )}
        {isOpen && mayDecide && <DecideButtons proposal={proposal} />}
      </CardContent>
    </Card>
  );
}

function Impact({ proposal, before }: { proposal: RuleProposalResponse; before: RuleForm }) {
  const { ReplacesId, ConfigSource } = proposal;
  const question = impactRequest(proposedForm(proposal), {
    source: ConfigSource,
    ...(ReplacesId !== null && { id: ReplacesId }),
    start: before,
    others: [],
  });
  return <RuleImpact state={useRuleImpact(question)} idle="Only the description would change." />;
}

const proposedForm = (proposal: RuleProposalResponse): RuleForm => ({
  Key: proposal.Key,
  Value: proposal.Value,
  Description: proposal.Description,
  EffectiveDate: proposal.EffectiveDate,
  TermDate: proposal.TermDate ?? '',
  QuoteEffectiveStartDate: proposal.QuoteEffectiveStartDate ?? '',
  QuoteEffectiveEndDate: proposal.QuoteEffectiveEndDate ?? '',
});
