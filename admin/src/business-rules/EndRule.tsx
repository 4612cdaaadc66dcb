import { Alert, Button, Stack } from '@mui/material';
import type { RuleWindow } from '#shared/business-rules/rule-windows';
import { today } from '../components/today.ts';
import { afterTheEnd, endedDays } from './end-rule.ts';
import type { RuleForm } from './rule-form.ts';

interface EndRuleProps {
  values: RuleForm;
  others: readonly RuleWindow[];
  /** Fills in the days; null where there is nothing to end: a new rule, or one that is over. */
  onEnd: ((days: Partial<RuleForm>) => void) | null;
}

/** A rule is never deleted: it ends. Fills in the days for that, and says what holds afterwards. */
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
