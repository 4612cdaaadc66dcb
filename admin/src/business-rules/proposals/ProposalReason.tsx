import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { MAX_PROPOSAL_REASON, proposalReasonProblem } from '#shared/business-rules/rule-proposal.record';
import { FIELD_LABELS } from '../rule-form.ts';

/** Why the rule is proposed, for the super user who decides. */
export const ProposalReason = () => (
  <Box sx={{ mt: 3, '& .MuiFormControl-root': { m: 0 } }}>
    <TextInput
      source="Reason"
      label={FIELD_LABELS.Reason}
      defaultValue=""
      isRequired
      multiline
      minRows={2}
      validate={(value: unknown) => proposalReasonProblem(String(value ?? '')) ?? undefined}
      helperText="Why the rule should change. The super user who decides will see it."
      slotProps={{ htmlInput: { maxLength: MAX_PROPOSAL_REASON } }}
    />
  </Box>
);
