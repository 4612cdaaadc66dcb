import { Alert, Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { overlapProblem } from '#shared/business-rules/rule-windows';
import type { BusinessRuleResponse, ConfigSource } from '#shared/business-rules/business-rule.record';
import { parseIsoDate } from '#shared/dates/iso-date';
import { can } from '../providers/current-user.ts';
import { EndRule } from './EndRule.tsx';
import { ProposalReason } from './proposals/ProposalReason.tsx';
import { RevertNotice } from './history/RevertNotice.tsx';
import { ConfirmImpact } from './impact/ConfirmImpact.tsx';
import { impactRequest } from './impact/impact-request.ts';
import { impactSentence } from './impact/impact-words.ts';
import { RuleImpact } from './impact/RuleImpact.tsx';
import { useConfirmedSave } from './impact/use-confirmed-save.ts';
import { useRuleImpact } from './impact/use-rule-impact.ts';
import type { RuleDraft } from './rule-draft.ts';
import { differences, toForm, toWindow, type RuleForm } from './rule-form.ts';
import type { RuleDialogControls } from './RuleDialog.tsx';
import { RuleInputs } from './RuleInputs.tsx';
import { toVersionWindow } from './rule-versions.ts';
import { useSaveRule } from './use-save-rule.ts';
import { WhatChanges } from './WhatChanges.tsx';

interface RuleEditorProps {
  source: ConfigSource;
  /** The version to replace; null for a new rule. */
  replaces: BusinessRuleResponse | null;
  /** What the form starts with, and what it may begin with instead of a draft: own changes on top of someone else's. */
  start: RuleForm;
  initial?: RuleForm | null;
  draft: RuleDraft;
  /** The form for another key; absent where the key is fixed. */
  startOf?: (key: string) => RuleForm;
  /** What counts now for a key: the left side of the comparison. */
  before: (key: string) => RuleForm | null;
  /** The other rules of a key: their dates must not overlap with this one's. */
  others: (key: string) => readonly BusinessRuleResponse[];
  controls: RuleDialogControls;
  onSaved: () => void;
  /** What is shown beside the form; gets the key and a way to take up an earlier version. */
  aside: (key: string, revertTo: (version: BusinessRuleResponse) => void) => ReactNode;
}

/** The form of a rule, what saving it would change, and the buttons. */
export function RuleEditor(props: RuleEditorProps) {
  const { source, replaces, draft, before, others, controls, onSaved } = props;
  const { startOf } = props;
  const [initial] = useState(() => props.initial ?? draft.read());
  const [start, setStart] = useState(() => (initial && startOf ? startOf(initial.Key) : props.start));
  const form = useForm<RuleForm>({ defaultValues: initial ?? start, mode: 'onBlur', reValidateMode: 'onBlur' });
  const values = { ...start, ...useWatch({ control: form.control }) };
  const { errors, isSubmitting } = form.formState;
  const isDirty = differences(start, values).length > 0;
  const hasErrors = Object.keys(errors).length > 0;
  const { setDirty, setHasErrors } = controls;

  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  useEffect(() => setHasErrors(hasErrors), [hasErrors, setHasErrors]);
  const kept = JSON.stringify(values);
  useEffect(() => {
    if (isDirty) {
      draft.write(JSON.parse(kept) as RuleForm);
    } else {
      draft.forget();
    }
  }, [draft, isDirty, kept]);

  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus(), []);

  const fill = (given: Partial<RuleForm>) => form.reset({ ...values, ...given });
  const [reverted, setReverted] = useState<{ to: BusinessRuleResponse; from: RuleForm } | null>(null);
  const revertTo = (version: BusinessRuleResponse) => {
    setReverted({ to: version, from: values });
    fill(toForm(version));
  };
  const startAfresh = (fresh: RuleForm) => {
    setStart(fresh);
    form.reset(fresh);
  };
  const old = before(values.Key);
  const changes = old
    ? differences(old, values).filter(({ field }) => values[field] || field !== 'EffectiveDate')
    : null;
  const otherWindows = others(values.Key).map(toVersionWindow);
  const clash = parseIsoDate(values.EffectiveDate ?? '')
    ? overlapProblem(values.Key, toWindow(values), otherWindows)
    : null;
  const maySave = can('superuser');
  const question = impactRequest(values, { source, id: replaces?.Id, start, others: otherWindows });
  const impact = useRuleImpact(question);
  const save = useSaveRule({ form, source, replaces, onSaved });
  const { submit, asking, isSaving } = useConfirmedSave(maySave ? question : null, save);
  const saveLabel = maySave ? (replaces ? 'Save changes' : 'Add configuration') : 'Propose';
  const isUnchanged = replaces !== null && !isDirty;
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(submit)(event)} noValidate>
        <DialogContent dividers sx={LAYOUT}>
          <Box ref={fields} sx={{ minWidth: 0 }}>
            {initial && !props.initial && isDirty && (
              <Alert
                severity="info"
                sx={{ mb: 2 }}
                action={
                  <Button onClick={() => startAfresh(start)} sx={{ whiteSpace: 'nowrap' }}>
                    Discard draft
                  </Button>
                }
              >
                These are your changes from before; they are not saved yet.
              </Alert>
            )}
            {reverted && differences(toForm(reverted.to), values).length === 0 && (
              <RevertNotice version={reverted.to} onUndo={() => fill(reverted.from)} />
            )}
            <RuleInputs onKey={startOf && ((key) => startAfresh(startOf(key)))} ruleKey={values.Key} source={source} />
            {clash && !errors.EffectiveDate && (
              <Alert severity="warning" sx={{ mt: 2 }}>
                {clash}
              </Alert>
            )}
            <EndRule values={values} others={otherWindows} onEnd={replaces && fill} />
            <WhatChanges changes={changes} ruleKey={values.Key} isNew={replaces === null} />
            {!maySave && <ProposalReason />}
            <RuleImpact state={impact} idle={isUnchanged ? UNCHANGED : INCOMPLETE} />
          </Box>
          <Box sx={{ minWidth: 0 }}>{props.aside(values.Key, revertTo)}</Box>
        </DialogContent>
        <DialogActions>
          <Typography variant="body2" color="textSecondary" sx={NOTE}>
            {maySave ? impact.impact && !impact.isOutdated && impactSentence(impact.impact) : DECIDED_BY_SUPER_USERS}
          </Typography>
          <Button onClick={controls.cancel}>Cancel</Button>
          <Button type="submit" variant="contained" loading={isSubmitting || isSaving} disabled={isUnchanged}>
            {saveLabel}
          </Button>
        </DialogActions>
      </form>
      <ConfirmImpact asking={asking} saveLabel={saveLabel} />
    </FormProvider>
  );
}

const UNCHANGED = 'Change a value, and the open quotes that change with it are listed here.';
const INCOMPLETE = 'Shown when the values can be saved and change something.';

const DECIDED_BY_SUPER_USERS = 'A super user approves or declines your proposal.';
const NOTE = { flexGrow: 1, px: 1, display: { xs: 'none', sm: 'block' } } as const;

const FIRST_FIELD = 'input:checked, input:not([type="radio"]), textarea';

const LAYOUT = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
  gap: 4,
} as const;
