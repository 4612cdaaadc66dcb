import { useRef, type ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { FieldErrors } from '#shared/answers/errors';
import { errorMessage, fieldErrorsOf, isNotFound, isStale } from '../http/api-error.ts';
import { dropDraft, type DraftPlace } from './drafts.ts';
import type { Difference } from './StaleDialog.tsx';
import { useFormDraft } from './use-form-draft.ts';
import { useRefusals } from './use-refusals.ts';
import { useStaleQuestion } from './use-stale-question.tsx';

export interface RecordFormOptions<Form extends FieldValues, Stored extends { Version: number }> {
  /** What users call the record: "group", "member". */
  noun: string;
  start: Form;
  /** The version that `start` was made of; null for a new record. */
  version: number | null;
  save: (form: Form, version: number | null) => Promise<Stored>;
  onSaved?: (stored: Stored) => unknown;
  /** For a record that others can change while it is edited. */
  others?: OtherEditors<Form, Stored>;
  /** What the rules say before anything is sent. */
  check?: (form: Form, version: number | null) => { fields: FieldErrors; others: readonly string[] };
  /** Where the page keeps what is typed until it is saved or given up. */
  draft?: DraftPlace;
  /** False where no ErrorSummary takes the focus: then the first wrong field does. */
  hasSummary?: boolean;
}

interface OtherEditors<Form, Stored> {
  /** What is stored now; null when someone else removed it. */
  reload: () => Promise<Stored | null>;
  toForm: (stored: Stored) => Form;
  differences: (mine: Form, theirs: Form) => readonly Difference[];
  /** In place of showing their values in the form. */
  onTakeTheirs?: () => void;
  /** What to know before a removed record is added again; without it, that cannot be done. */
  addAgain?: string;
}

export interface RecordEditing<Form extends FieldValues, Stored> {
  form: UseFormReturn<Form>;
  /** Answers what was saved; null when something has to be corrected or decided first. A second call while one runs gets the first one's answer. */
  submit: (next?: (stored: Stored) => unknown) => Promise<Stored | null>;
  /** What is wrong with the record as a whole. */
  messages: readonly string[];
  refusals: number;
  /** Something on the form is wrong and has been said. */
  hasErrors: boolean;
  /** The form shows what was typed here earlier. */
  isRestored: boolean;
  /** What was typed is given up. */
  dropDraft: () => void;
  staleDialog: ReactNode;
}

/** A record being edited: kept as a draft, saved over the version that it was made of, with refusals at their fields. */
export function useRecordForm<Form extends FieldValues, Stored extends { Version: number }>(
  options: RecordFormOptions<Form, Stored>,
): RecordEditing<Form, Stored> {
  const { start, draft, hasSummary = true } = options;
  const form = useForm<Form>({
    defaultValues: start as DefaultValues<Form>,
    mode: 'onTouched',
    shouldFocusError: !hasSummary,
  });
  const version = useRef(options.version);
  const isRestored = useFormDraft(form, version, draft);
  const { refuse, correct, clear, ...refused } = useRefusals(form, !hasSummary);
  const running = useRef<Promise<Stored | null>>(null);
  const drop = () => void (draft && dropDraft(draft));
  const stale = useStaleRecord(form, options, {
    takeTheirs: (theirs, values) => {
      version.current = theirs.Version;
      drop();
      form.reset(values);
    },
    keepMine: (theirs) => {
      version.current = theirs && theirs.Version;
      void submit();
    },
  });
  const store = async (values: Form): Promise<Stored | null> => {
    const found = options.check?.(values, version.current);
    if (found && Object.keys(found.fields).length + found.others.length > 0) {
      correct(found.fields, found.others);
      return null;
    }
    try {
      const saved = await options.save(values, version.current);
      version.current = saved.Version;
      drop();
      form.reset(form.getValues());
      return saved;
    } catch (error) {
      const failure = version.current === null ? error : await stale.askAfter(error);
      if (failure !== null) {
        refuse(fieldErrorsOf(failure), errorMessage(failure));
      }
      return null;
    }
  };
  const attempt = async (next: RecordFormOptions<Form, Stored>['onSaved']): Promise<Stored | null> => {
    let saved: Stored | null = null;
    clear();
    await form.handleSubmit(async (values) => {
      saved = await store(values);
      await (saved && next?.(saved));
    })();
    return saved;
  };
  const submit = (next = options.onSaved) =>
    (running.current ??= attempt(next).finally(() => {
      running.current = null;
    }));
  const { isValid, submitCount } = form.formState;
  const hasErrors = refused.messages.length > 0 || (submitCount > 0 && !isValid);
  return { form, submit, ...refused, hasErrors, isRestored, dropDraft: drop, staleDialog: stale.dialog };
}

interface Answers<Form, Stored> {
  takeTheirs: (theirs: Stored, form: Form) => void;
  keepMine: (theirs: Stored | null) => void;
}

/** Reads what someone else saved, and asks whose values count. */
function useStaleRecord<Form extends FieldValues, Stored>(
  form: UseFormReturn<Form>,
  { noun, others }: { noun: string; others?: OtherEditors<Form, Stored> },
  answers: Answers<Form, Stored>,
) {
  const { ask, dialog } = useStaleQuestion(noun);
  const askWhose = async (error: unknown): Promise<unknown> => {
    if (!others || !(isStale(error) || isNotFound(error))) {
      return error;
    }
    const theirs = await others.reload();
    if (theirs && !isStale(error)) {
      return error;
    }
    const theirForm = theirs && others.toForm(theirs);
    ask({
      rows: theirForm && others.differences(form.getValues(), theirForm),
      addAgain: others.addAgain,
      takeTheirs: others.onTakeTheirs ?? (() => theirs && theirForm && answers.takeTheirs(theirs, theirForm)),
      keepMine: () => answers.keepMine(theirs),
    });
    return null;
  };
  return {
    dialog,
    /** Answers null when the user was asked, else the error to be shown. */
    askAfter: (error: unknown): Promise<unknown> => askWhose(error).catch((failure: unknown) => failure),
  };
}
