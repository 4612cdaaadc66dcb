import { Alert, Button, Stack } from '@mui/material';
import type { RuleWindow } from '#shared/business-rules/rule-windows';
import { today } from '#web/inputs/today';
import { afterTheEnd, beforeTheStart, endedDays } from './end-rule.ts';
import type { RuleForm } from './rule-form.ts';

interface EndRuleProps {
  values: RuleForm;
  /** As it is stored; null for a new rule. */
  stored: RuleForm | null;
  others: readonly RuleWindow[];
  /** Fills in the end date; null when it is not ended here, as a new rule. */
  onEnd: ((days: Partial<RuleForm>) => void) | null;
}

/** Rules are never deleted, only ended. Fills in the dates for that and says what applies afterwards. */
export function EndRule({ values, stored, others, onEnd }: EndRuleProps) {
  const notes = [afterTheEnd(values, others), stored && beforeTheStart(values, stored, others, today())];
  const isEnded = (values.TermDate ?? '') !== '' && (values.TermDate ?? '') < today();
  const hasBegun = (values.EffectiveDate ?? '') < today();
  return (
    <Stack spacing={1} sx={{ mt: 1, alignItems: 'flex-start' }}>
      {onEnd && !isEnded && (
        <Button size="small" onClick={() => onEnd(endedDays(values, others, today()))} sx={{ ml: -0.5 }}>
          {hasBegun ? 'End this rule today' : 'End this rule before it begins'}
        </Button>
      )}
      {notes.filter(Boolean).map((note) => (
        <Alert key={note} severity="info" sx={{ width: '100%' }}>
          {note}
        </Alert>
      ))}
    </Stack>
  );
}
