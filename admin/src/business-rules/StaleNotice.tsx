import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import type { BusinessRuleResponse } from '#shared/contract/business-rules';
import { formatInstant } from '#shared/formats/instant';
import { differences, FIELD_LABELS, toForm, type RuleForm } from './rule-form.ts';

interface StaleNoticeProps {
  /** As the rule was when it was opened. */
  before: RuleForm;
  theirs: BusinessRuleResponse;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved first: says who and what, and lets the user choose; nothing is overwritten silently. */
export const StaleNotice = ({ before, theirs, onKeepMine, onTakeTheirs }: StaleNoticeProps) => (
  <Alert severity="warning" role="alert" sx={{ mb: 3 }}>
    <AlertTitle>
      {theirs.ChangedBy} changed this rule on {formatInstant(theirs.ChangedAt)}
    </AlertTitle>
    {differences(before, toForm(theirs)).map(({ field, before: old, after }) => (
      <div key={field}>
        {FIELD_LABELS[field]}: {old} → <strong>{after}</strong>
      </div>
    ))}
    <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" color="inherit" size="small" onClick={onKeepMine}>
        Keep my changes on top
      </Button>
      <Button variant="outlined" color="inherit" size="small" onClick={onTakeTheirs}>
        Use theirs
      </Button>
    </Stack>
  </Alert>
);
