import { Alert, Button, Stack } from '@mui/material';
import type { RuleWindow } from '#shared/business-rules/rule-windows';
import { today } from '#web/inputs/today';
import { afterTheEnd, endedDays } from './end-rule.ts';
import type { RuleForm } from './rule-form.ts';

interface EndRuleProps {
  values: RuleForm;
  others: readonly RuleWindow[];
  /** Fills in the end date; null when there is nothing to end: a new rule, or an expired one. */
  onEnd: ((days: Partial<RuleForm>) => void) | null;
}

/** Rules are never deleted, only ended. Fills in the dates for that and says what applies afterwards. */
export function EndRule({ values, others, onEnd }: EndRuleProps) {
  const note = afterTheEnd(values, others);
  const isEnded = (values.TermDate ?? '') !== '' && (values.TermDate ?? '') < today();
  const hasBegun = (values.EffectiveDate ?? '') < today();
  return (
    <Stack spacing={1} sx={{ mt: 1, alignItems: 'flex-start' }}>
      {onEnd && !isEnded && (
        <Button size="small" onClick={() => onEnd(endedDays(values, others, today()))} sx={{ ml: -0.5 }}>
          {hasBegun ? 'End this rule today' : 'End this rule before it begins'}
        </Button>
      )}
      {note && (
        <Alert severity="info" sx={{ width: '100%' }}>
          {note}
        </Alert>
      )}
    </Stack>
  );
}
