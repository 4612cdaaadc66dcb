import DeclinedIcon from '@mui/icons-material/BlockOutlined';
import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { BusinessRuleRequest } from '#shared/business-rules/business-rule.record';
import type { ProposalStatus, RuleProposalResponse } from '#shared/business-rules/rule-proposal.record';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { Instant } from '../../components/Instant.tsx';
import { impactRequest } from '../impact/impact.ts';
import { RuleImpact } from '../impact/RuleImpact.tsx';
import { useRuleImpact } from '../impact/use-rule-impact.ts';
import { differences, newForm, type RuleForm, toForm } from '../rule-form.ts';
import { RuleName } from '../RuleName.tsx';
import { WhatChanges } from '../RuleNotices.tsx';
import { DecideButtons } from './DecideButtons.tsx';

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
  const [isDeciding, setDeciding] = useState(false);
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
        <WhatChanges
          changes={differences(formBefore(proposal), toForm(proposal))}
          ruleKey={Key}
          isNew={Replaces === null}
        />
        {/* What is being decided stays when a colleague was first: the reason that was typed is not lost. */}
        {(Status === 'Open' || isDeciding) && (
          <Open proposal={proposal} mayDecide={mayDecide} onDeciding={setDeciding} />
        )}
        {DecidedBy && (
          <Box sx={{ mt: 2 }}>
            <Typography variant="body2" color="textSecondary">
              {Status} by {DecidedBy}, <Instant at={DecidedAt} />
            </Typography>
            {DecisionReason && <Typography sx={{ overflowWrap: 'anywhere' }}>{DecisionReason}</Typography>}
          </Box>
        )}
      </CardContent>
    </Card>
  );
}

interface OpenProps extends ProposalCardProps {
  onDeciding: (isDeciding: boolean) => void;
}

function Open({ proposal, mayDecide, onDeciding }: OpenProps) {
  const impact = useRuleImpact(impactQuestion(proposal));
  return (
    <Box sx={{ mt: 2 }}>
      <RuleImpact state={impact} idle="Only the description would change." />
      {mayDecide && <DecideButtons proposal={proposal} impact={impact} onDeciding={onDeciding} />}
    </Box>
  );
}

/** The preview request for a proposal; null when it changes only the description. */
const impactQuestion = (proposal: RuleProposalResponse): BusinessRuleRequest | null =>
  impactRequest(toForm(proposal), {
    source: proposal.ConfigSource,
    ...(proposal.ReplacesId !== null && { id: proposal.ReplacesId }),
    start: formBefore(proposal),
    others: [],
  });

const formBefore = ({ Key, Replaces }: RuleProposalResponse): RuleForm =>
  Replaces ? toForm(Replaces) : newForm(Key, undefined, null);
