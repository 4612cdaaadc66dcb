import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { overlapProblem, type RuleWindow } from '#shared/business-rules/rule-windows';
import { parseIsoDate } from '#shared/dates/iso-date';
import { formatInstant } from '#shared/formats/instant';
import { today } from '#web/inputs/today';
import { afterTheEnd, beforeTheStart, endedDays, isDefault } from './rule-days.ts';
import { type Difference, FIELD_LABELS, type RuleForm, toWindow } from './rule-form.ts';

export const DraftNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Alert
    severity="info"
    sx={{ mb: 2 }}
    action={
      <Button onClick={onDiscard} sx={{ whiteSpace: 'nowrap' }}>
        Discard draft
      </Button>
    }
  >
    These are your changes from before; they are not saved yet.
  </Alert>
);

interface RevertNoticeProps {
  version: BusinessRuleResponse;
  onUndo: () => void;
}

/** Says that the form contains an earlier version and nothing is saved yet; takes the focus, so reading continues from here. */
export function RevertNotice({ version, onUndo }: RevertNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, [version.Id]);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      role="status"
      severity="info"
      sx={{ mb: 2 }}
      action={<Button onClick={onUndo}>Undo</Button>}
    >
      These are the values of {formatInstant(version.ChangedAt)}
      {isDefault(version) ? ', the default' : ` by ${version.ChangedBy}`}. They apply again when you save.
    </Alert>
  );
}

interface RuleDays {
  values: RuleForm;
  /** The dates of the key's other rules. */
  others: readonly RuleWindow[];
}

/** The days are those of another rule of the key, too. */
export function ClashNotice({ values, others }: RuleDays) {
  const { errors } = useFormState<RuleForm>();
  const clash = parseIsoDate(values.EffectiveDate ?? '') ? overlapProblem(values.Key, toWindow(values), others) : null;
  return clash && !errors.EffectiveDate ? (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {clash}
    </Alert>
  ) : null;
}

interface EndRuleProps extends RuleDays {
  /** As it is stored; null for a new rule. */
  stored: RuleForm | null;
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

interface WhatChangesProps {
  /** Null when there is nothing to compare the rule with. */
  changes: readonly Difference[] | null;
  ruleKey: string;
  isNew: boolean;
}

/** The difference between the value in force and the one being edited, old → new, live. */
export function WhatChanges({ changes, ruleKey, isNew }: WhatChangesProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={CHANGES}>
      <Typography variant="subtitle2" component="h3" id={id} gutterBottom>
        {isNew ? `Compared with what ${ruleKey} is now` : 'Difference'}
      </Typography>
      <div aria-live="polite">
        {changes && changes.length > 0 ? (
          <Differences changes={changes} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {changes === null ? 'Nothing is configured for this key yet.' : 'Nothing has been changed yet.'}
          </Typography>
        )}
      </div>
    </Box>
  );
}

/** "Value: 99 → 60" of each. */
export const Differences = ({ changes }: { changes: readonly Difference[] }) =>
  changes.map(({ field, before, after }) => (
    <Typography key={field} variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      {FIELD_LABELS[field]}: {before} → <strong>{after}</strong>
    </Typography>
  ));

const CHANGES = {
  mt: 3,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
