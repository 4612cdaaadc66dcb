import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCreate, useNotify, useUpdate } from 'react-admin';
import { FormProvider, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import {
  type BusinessRuleResponse,
  type ConfigSource,
  REFRESH_RULES,
  RULE_ADDED,
  RULE_UPDATED,
} from '#shared/business-rules/business-rule.record';
import type { RuleWindow } from '#shared/business-rules/rule-windows';
import { ApiError, isStale } from '#web/http/api-error';
import { today } from '#web/inputs/today';
import { can } from '../providers/current-user.ts';
import { ConfirmImpact } from './impact/ConfirmImpact.tsx';
import { impactRequest, IMPACTS } from './impact/impact.ts';
import { RuleImpact } from './impact/RuleImpact.tsx';
import { useRuleImpact } from './impact/use-rule-impact.ts';
import { firstFreeDay, presentRule } from './rule-days.ts';
import {
  differences,
  isFormField,
  keepDraft,
  newForm,
  readDraft,
  type RuleForm,
  toForm,
  toRequest,
  toWindow,
} from './rule-form.ts';
import { proposalsQuery, ruleHistoryQuery, RULES, useProposalActions } from './rule-queries.ts';
import type { RuleDialogControls } from './RuleDialog.tsx';
import { ProposalReason, RuleFields } from './RuleFields.tsx';
import { ClashNotice, DraftNotice, EndRule, RevertNotice, WhatChanges } from './RuleNotices.tsx';

interface RuleEditorProps {
  source: ConfigSource;
  ruleKey: string;
  /** The version to replace; null for a new rule, whose key can be chosen. */
  replaces: BusinessRuleResponse | null;
  /** What the form shows instead of a draft: the user's changes on top of someone else's. */
  merged?: RuleForm | null;
  /** The current rules except this one: those of the key must not overlap with it. */
  others: readonly BusinessRuleResponse[];
  controls: RuleDialogControls;
  onSaved: () => void;
  /** Only the value and its first day: what is not shown stays. */
  isBrief?: boolean;
  /** Shown beside the form, or, when it is brief, beside its buttons; receives the key and a function that restores an earlier version. */
  aside: (key: string, revertTo: (version: BusinessRuleResponse) => void) => ReactNode;
}

export const draftName = (source: ConfigSource, replaces: BusinessRuleResponse | null): string =>
  replaces ? String(replaces.Id) : `add-${source}`;

/** The rule's form, what saving it would change, and the buttons. */
export function RuleEditor(props: RuleEditorProps) {
  const { source, replaces, isBrief = false } = props;
  const editing = useRuleForm(props);
  const { form, values, start, fill, restart } = editing;
  const { reverted, revertTo, takeBack } = useReverted(values, fill);
  const sameKey = ofKey(props, values.Key);
  const others = sameKey.map((rule) => toWindow(toForm(rule)));
  const { impact, submit, ...saving } = useSaving(props, editing, others);
  const isUnchanged = replaces !== null && !editing.isDirty;
  const fields = useRef<HTMLDivElement>(null);
  // The first field has the focus when the form opens.
  useEffect(() => fields.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus(), []);
  const beside = props.aside(values.Key, revertTo);
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogContent dividers sx={isBrief ? undefined : LAYOUT}>
          <Box ref={fields} sx={{ minWidth: 0 }}>
            {editing.isDraft && <DraftNotice onDiscard={() => restart(start)} />}
            {reverted && <RevertNotice version={reverted} onUndo={takeBack} />}
            <RuleFields
              onKey={replaces ? null : (key) => restart(startOf(props, key))}
              ruleKey={values.Key}
              source={source}
              isBrief={isBrief}
            />
            <ClashNotice values={values} others={others} />
            <EndRule
              values={values}
              stored={replaces && start}
              others={others}
              onEnd={isBrief || !replaces ? null : fill}
            />
            <WhatChanges
              changes={changesTo(replaces ?? presentRule(sameKey, today()), values)}
              ruleKey={values.Key}
              isNew={replaces === null}
            />
            {!can('superuser') && <ProposalReason />}
          </Box>
          <Box sx={{ minWidth: 0, display: 'grid', gap: 3, mt: isBrief ? 2 : 0 }}>
            <RuleImpact state={impact} idle={isUnchanged ? UNCHANGED : INCOMPLETE} />
            {!isBrief && beside}
          </Box>
        </DialogContent>
        <DialogActions sx={{ '& .MuiButton-root': { whiteSpace: 'nowrap' } }}>
          <Box sx={{ flexGrow: 1 }}>{isBrief ? beside : <Decision />}</Box>
          <Button onClick={props.controls.cancel}>Cancel</Button>
          <Button type="submit" variant="contained" loading={saving.isBusy} disabled={isUnchanged}>
            {saveLabel(replaces)}
          </Button>
        </DialogActions>
      </form>
      {saving.question}
    </FormProvider>
  );
}

const saveLabel = (replaces: BusinessRuleResponse | null): string =>
  can('superuser') ? (replaces ? 'Save changes' : 'Add rule') : 'Propose';

const Decision = () =>
  can('superuser') ? null : (
    <Typography variant="body2" color="textSecondary" sx={{ px: 1, display: { xs: 'none', sm: 'block' } }}>
      A super user approves or declines your proposal.
    </Typography>
  );

/** What saving would change, and the saving, which asks first if open quotes change with it, or may. */
function useSaving(
  { source, replaces, onSaved }: RuleEditorProps,
  { form, values, start }: ReturnType<typeof useRuleForm>,
  others: readonly RuleWindow[],
) {
  const request = impactRequest(values, { source, id: replaces?.Id, start, others });
  const impact = useRuleImpact(request);
  const save = useSaveRule({ form, source, replaces, onSaved });
  const [isAsking, setAsking] = useState(false);
  const asks = can('superuser') && request !== null;
  return {
    impact,
    isBusy: form.formState.isSubmitting || isAsking,
    submit: form.handleSubmit((valid) => (asks ? setAsking(true) : save(valid))),
    question: isAsking && (
      <ConfirmImpact
        state={impact}
        confirmLabel={saveLabel(replaces)}
        anywayLabel="Save anyway"
        cancelLabel="Keep editing"
        onConfirm={() => {
          setAsking(false);
          void form.handleSubmit(save)();
        }}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}

const ofKey = ({ others, source }: RuleEditorProps, key: string): BusinessRuleResponse[] =>
  others.filter(({ Key, ConfigSource }) => Key === key && ConfigSource === source);

/** As the rule is, or as a new one begins: with the key's value, from its first free day on. */
function startOf(props: RuleEditorProps, key: string): RuleForm {
  const own = ofKey(props, key);
  return props.replaces ? toForm(props.replaces) : newForm(key, presentRule(own, today()), firstFreeDay(own, today()));
}

/** What is typed, kept as a draft while it differs from what the form began with. */
function useRuleForm(props: RuleEditorProps) {
  const { merged, ruleKey, controls } = props;
  const draft = draftName(props.source, props.replaces);
  const [initial] = useState(() => merged ?? readDraft(draft));
  const [start, setStart] = useState(() => startOf(props, initial?.Key ?? ruleKey));
  const form = useForm<RuleForm>({ defaultValues: initial ?? start, mode: 'onBlur', reValidateMode: 'onBlur' });
  const values = { ...start, ...useWatch({ control: form.control }) };
  const isDirty = differences(start, values).length > 0;
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  const { setDirty, setHasErrors } = controls;
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  useEffect(() => setHasErrors(hasErrors), [hasErrors, setHasErrors]);
  const kept = isDirty ? JSON.stringify(values) : null;
  useEffect(() => void keepDraft(draft, kept === null ? null : (JSON.parse(kept) as RuleForm)), [draft, kept]);
  return {
    form,
    values,
    start,
    isDirty,
    /** The form shows restored input. */
    isDraft: initial !== null && !merged && isDirty,
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

const changesTo = (old: BusinessRuleResponse | undefined, values: RuleForm) =>
  old ? differences(toForm(old), values).filter(({ field }) => values[field] || field !== 'EffectiveDate') : null;

const UNCHANGED = 'Change a value, and the open quotes that change with it are listed here.';
const INCOMPLETE = 'Shown when the values can be saved and change something.';

const FIRST_FIELD = 'input:checked, input:not([type="radio"]), textarea';

const LAYOUT = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 4,
} as const;

interface SaveRule {
  form: UseFormReturn<RuleForm>;
  source: ConfigSource;
  /** The version to replace; null for a new rule. */
  replaces: BusinessRuleResponse | null;
  onSaved: () => void;
}

/**
 * Saves the form, or proposes it for users who cannot save, and waits for the server: field errors go to their fields, others to a
 * notification.
 */
function useSaveRule({ form, source, replaces, onSaved }: SaveRule): (values: RuleForm) => Promise<void> {
  const [update] = useUpdate();
  const [create] = useCreate();
  const { proposeRule } = useProposalActions();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const store = async (values: RuleForm): Promise<string> => {
    const data = toRequest(values, source, replaces?.Id);
    if (!can('superuser')) {
      await proposeRule({ ...data, Reason: values.Reason ?? '' });
      await queryClient.invalidateQueries({ queryKey: proposalsQuery.queryKey });
      onSaved();
      return 'Proposed. A super user approves or declines it.';
    }
    const isAwaited = { returnPromise: true } as const;
    await (replaces
      ? update(RULES, { id: replaces.Id, data, previousData: { ...replaces, id: replaces.Id } }, isAwaited)
      : create(RULES, { data }, isAwaited));
    onSaved();
    void queryClient.invalidateQueries({ queryKey: [IMPACTS], refetchType: 'none' });
    const done = replaces ? RULE_UPDATED : RULE_ADDED;
    return queryClient.invalidateQueries({ queryKey: [RULES] }, { throwOnError: true }).then(
      () => done,
      () => `${done} ${REFRESH_RULES}`,
    );
  };
  return async (values) => {
    try {
      notify(await store(values), { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) {
        throw error;
      }
      if (replaces && isStale(error)) {
        // The history then shows the newer version, and the form asks how to resolve the conflict.
        await queryClient.invalidateQueries({ queryKey: ruleHistoryQuery(replaces.Id).queryKey });
        return;
      }
      notify(error.message, { type: 'error' });
      Object.entries(error.body.errors ?? {})
        .filter(([field]) => isFormField(field))
        .forEach(([field, message], index) =>
          form.setError(field as keyof RuleForm, { type: 'server', message }, { shouldFocus: index === 0 }),
        );
    }
  };
}
