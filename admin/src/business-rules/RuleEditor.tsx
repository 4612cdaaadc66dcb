import { Alert, Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm, useFormState, useWatch } from 'react-hook-form';
import { overlapProblem, type RuleWindow } from '#shared/business-rules/rule-windows';
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
import { type RuleImpactState, useRuleImpact } from './impact/use-rule-impact.ts';
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
  /** The form's initial values, and what it may restore instead of a draft: the user's changes rebased on someone else's. */
  start: RuleForm;
  initial?: RuleForm | null;
  draft: RuleDraft;
  /** Rebuilds the form for another key; absent when the key is fixed. */
  startOf?: (key: string) => RuleForm;
  /** The value currently in force for a key: the left side of the comparison. */
  before: (key: string) => RuleForm | null;
  /** The key's other rules: their dates must not overlap with this one's. */
  others: (key: string) => readonly BusinessRuleResponse[];
  controls: RuleDialogControls;
  onSaved: () => void;
  /** Only the value and its first day: what is not shown stays. */
  isBrief?: boolean;
  /** Shown beside the form, or, when it is brief, beside its buttons; receives the key and a function that restores an earlier version. */
  aside: (key: string, revertTo: (version: BusinessRuleResponse) => void) => ReactNode;
}

/** The rule's form, what saving it would change, and the buttons. */
export function RuleEditor(props: RuleEditorProps) {
  const { source, replaces, startOf, isBrief = false } = props;
  const editing = useRuleForm(props);
  const { form, values, isDirty, fill } = editing;
  const { reverted, revertTo, takeBack } = useReverted(values, fill);
  const otherWindows = props.others(values.Key).map(toVersionWindow);
  const { impact, submit, asking, isSaving } = useRuleSaving(props, editing, otherWindows);
  const maySave = can('superuser');
  const saveLabel = maySave ? (replaces ? 'Save changes' : 'Add configuration') : 'Propose';
  const isUnchanged = replaces !== null && !isDirty;
  const fields = useFocusedFirst();
  const beside = props.aside(values.Key, revertTo);
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(submit)(event)} noValidate>
        <DialogContent dividers sx={isBrief ? undefined : LAYOUT}>
          <Box ref={fields} sx={{ minWidth: 0 }}>
            {editing.isDraft && <DraftNotice onDiscard={() => editing.restart(editing.start)} />}
            {reverted && <RevertNotice version={reverted} onUndo={takeBack} />}
            <RuleInputs
              onKey={startOf && ((key) => editing.restart(startOf(key)))}
              ruleKey={values.Key}
              source={source}
              isBrief={isBrief}
            />
            <ClashNotice values={values} others={otherWindows} />
            <EndRule
              values={values}
              stored={replaces && editing.start}
              others={otherWindows}
              onEnd={isBrief ? null : replaces && fill}
            />
            <WhatChanges
              changes={changesTo(props.before(values.Key), values)}
              ruleKey={values.Key}
              isNew={replaces === null}
            />
            {!maySave && <ProposalReason />}
            <RuleImpact state={impact} idle={isUnchanged ? UNCHANGED : INCOMPLETE} />
          </Box>
          {!isBrief && <Box sx={{ minWidth: 0 }}>{beside}</Box>}
        </DialogContent>
        <DialogActions sx={{ '& .MuiButton-root': { whiteSpace: 'nowrap' } }}>
          <Box sx={{ flexGrow: 1 }}>{isBrief ? beside : <Note maySave={maySave} state={impact} />}</Box>
          <Button onClick={props.controls.cancel}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            loading={form.formState.isSubmitting || isSaving}
            disabled={isUnchanged}
          >
            {saveLabel}
          </Button>
        </DialogActions>
      </form>
      <ConfirmImpact asking={asking} saveLabel={saveLabel} />
    </FormProvider>
  );
}

const Note = ({ maySave, state: { impact, isOutdated } }: { maySave: boolean; state: RuleImpactState }) => (
  <Typography variant="body2" color="textSecondary" sx={NOTE}>
    {maySave ? impact && !isOutdated && impactSentence(impact) : DECIDED_BY_SUPER_USERS}
  </Typography>
);

/** The first field has the focus when the form opens. */
function useFocusedFirst() {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus(), []);
  return fields;
}

/** What is typed, kept as a draft while it differs from what the form began with. */
function useRuleForm({ draft, startOf, controls, ...props }: RuleEditorProps) {
  const [initial] = useState(() => props.initial ?? draft.read());
  const [start, setStart] = useState(() => (initial && startOf ? startOf(initial.Key) : props.start));
  const form = useForm<RuleForm>({ defaultValues: initial ?? start, mode: 'onBlur', reValidateMode: 'onBlur' });
  const values = { ...start, ...useWatch({ control: form.control }) };
  const isDirty = differences(start, values).length > 0;
  const hasErrors = Object.keys(form.formState.errors).length > 0;
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
  return {
    form,
    values,
    start,
    isDirty,
    /** The form shows restored input. */
    isDraft: initial !== null && !props.initial && isDirty,
    fill: (given: Partial<RuleForm>) => form.reset({ ...values, ...given }),
    restart: (fresh: RuleForm) => {
      setStart(fresh);
      form.reset(fresh);
    },
  };
}

/** An earlier version whose values were taken up, as long as the form shows them. */
function useReverted(values: RuleForm, fill: (values: RuleForm) => void) {
  const [reverted, setReverted] = useState<{ to: BusinessRuleResponse; from: RuleForm } | null>(null);
  return {
    reverted: reverted && differences(toForm(reverted.to), values).length === 0 ? reverted.to : null,
    revertTo: (version: BusinessRuleResponse) => {
      setReverted({ to: version, from: values });
      fill(toForm(version));
    },
    takeBack: () => reverted && fill(reverted.from),
  };
}

/** What saving would change, and the saving, which asks first when quotes change with it. */
function useRuleSaving(
  { source, replaces, onSaved }: RuleEditorProps,
  { form, values, start }: ReturnType<typeof useRuleForm>,
  others: readonly RuleWindow[],
) {
  const question = impactRequest(values, { source, id: replaces?.Id, start, others });
  const impact = useRuleImpact(question);
  const save = useSaveRule({ form, source, replaces, onSaved });
  return { impact, ...useConfirmedSave(can('superuser') ? question : null, save) };
}

const changesTo = (old: RuleForm | null, values: RuleForm) =>
  old && differences(old, values).filter(({ field }) => values[field] || field !== 'EffectiveDate');

const DraftNotice = ({ onDiscard }: { onDiscard: () => void }) => (
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

/** The days are those of another rule of the key, too. */
function ClashNotice({ values, others }: { values: RuleForm; others: readonly RuleWindow[] }) {
  const { errors } = useFormState<RuleForm>();
  const clash = parseIsoDate(values.EffectiveDate ?? '') ? overlapProblem(values.Key, toWindow(values), others) : null;
  return clash && !errors.EffectiveDate ? (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {clash}
    </Alert>
  ) : null;
}

const UNCHANGED = 'Change a value, and the open quotes that change with it are listed here.';
const INCOMPLETE = 'Shown when the values can be saved and change something.';

const DECIDED_BY_SUPER_USERS = 'A super user approves or declines your proposal.';
const NOTE = { px: 1, display: { xs: 'none', sm: 'block' } } as const;

const FIRST_FIELD = 'input:checked, input:not([type="radio"]), textarea';

const LAYOUT = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
  gap: 4,
} as const;
