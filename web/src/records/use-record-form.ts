import { type ReactNode, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { FieldErrors } from '#shared/answers/errors';
import { errorMessage, fieldErrorsOf, isNotFound, isStale, staleVersion } from '../http/api-error.ts';
import { showFieldErrors } from '../inputs/show-field-errors.ts';
import { mergedForm, showMerged } from './merged-form.ts';
import type { Difference } from './StaleDialog.tsx';
import type { DraftPlace } from './stored-draft.ts';
import { useFormDraft, type FormDraftState } from './use-form-draft.ts';
import { useStaleQuestion } from './use-stale-question.tsx';

export interface RecordFormOptions<Form extends FieldValues, Stored extends { Version: number }> {
  /** What users call the record: "group", "member". */
  noun: string;
  start: Form;
  /** The version on which `start` is based; null for a new record. */
  version: number | null;
  save: (form: Form, version: number | null) => Promise<Stored>;
  onSaved?: (stored: Stored) => unknown;
  /** For a record that others can change while it is edited. */
  others?: OtherEditors<Form, Stored>;
  /** Validation before anything is sent. */
  check?: (form: Form, version: number | null) => { fields: FieldErrors; others: readonly string[] };
  /** Where input is kept until it is saved or discarded. */
  draft?: DraftPlace;
  /** False if there is no ErrorSummary to focus: then the first invalid field is focused. */
  hasSummary?: boolean;
}

interface OtherEditors<Form, Stored> {
  /** The stored record; null when someone else removed it. */
  reload: () => Promise<Stored | null>;
  toForm: (stored: Stored) => Form;
  /** @param stored theirs, as `reload` read it */
  differences: (mine: Form, theirs: Form, stored: Stored) => readonly Difference[];
  /** Called instead of showing their values in the form. */
  onTakeTheirs?: () => void;
  /** A note shown before a removed record is added again; if absent, that is not possible. */
  addAgain?: string;
}

export interface RecordEditing<Form extends FieldValues, Stored> {
  form: UseFormReturn<Form>;
  /**
   * Resolves with the saved record; null when something must be corrected or decided first. A second call during a save returns
   * the first one's result.
   */
  submit: (next?: (stored: Stored) => unknown) => Promise<Stored | null>;
  /** Errors of the record as a whole. */
  messages: readonly string[];
  refusals: number;
  draft: FormDraftState;
  /** Input was discarded. */
  dropDraft: () => void;
  /** Restored input was discarded: the form starts again. */
  startAgain: () => void;
  staleDialog: ReactNode;
}

/** Edits a record: keeps a draft, saves it over the version on which it is based, and shows refusals at their fields. */
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
  const kept = useFormDraft({ form, version, place: draft, onOutdated: () => void stale.askAfterRestoring() });
  const { refuse, correct, clear, ...refused } = useRefusals(form, !hasSummary);
  const oneRun = useOneRun<Stored | null>();
  const { drop } = kept;
  const stale = useStaleRecord(form, options, { version, drop, save: () => void submit() });
  const store = async (values: Form): Promise<Stored | null> => {
    const found = options.check?.(values, version.current);
    if (found && Object.keys(found.fields).length + found.others.length > 0) {
      correct(found.fields, found.others);
      return null;
    }
    try {
      const saved = await options.save(values, version.current);
      version.current = saved.Version;
      form.reset(form.getValues());
      // Afterwards, because the reset is a change too.
      drop();
      return saved;
    } catch (error) {
      const failure = version.current === null ? error : await stale.askAfter(error, kept.restored !== null);
      if (failure === MERGED) {
        return store(form.getValues());
      }
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
  const submit = (next = options.onSaved) => oneRun(() => attempt(next));
  const startAgain = () => {
    version.current = options.version;
    form.reset(start);
    drop();
  };
  return { form, submit, ...refused, draft: kept, dropDraft: drop, startAgain, staleDialog: stale.dialog };
}

/** A second call while one runs gets the first one's answer. */
function useOneRun<Answer>() {
  const running = useRef<Promise<Answer>>(null);
  return (work: () => Promise<Answer>): Promise<Answer> =>
    (running.current ??= work().finally(() => {
      running.current = null;
    }));
}

/** Someone else has changed other fields than those that were changed here. */
const MERGED = Symbol('merged');
const mergedOver = <Form extends FieldValues>(form: UseFormReturn<Form>, theirs: Form): Form | null =>
  mergedForm(form.formState.defaultValues as Form, form.getValues(), theirs);

interface StaleRecord {
  /** The version that the form is saved over. */
  version: { current: number | null };
  drop: () => void;
  save: () => void;
}

/** Fetches what someone else saved: changes of other fields are kept beside one's own, otherwise the user is asked whose to keep. */
function useStaleRecord<Form extends FieldValues, Stored extends { Version: number }>(
  form: UseFormReturn<Form>,
  { noun, others }: Pick<RecordFormOptions<Form, Stored>, 'noun' | 'others'>,
  { version, drop, save }: StaleRecord,
) {
  const { ask, dialog } = useStaleQuestion(noun);
  /** @param isRestored what was typed is from a draft, which does not say what it was typed over */
  const askWhose = async (error: unknown, isRestored: boolean): Promise<unknown> => {
    if (!others || !(isStale(error) || isNotFound(error))) {
      return error;
    }
    const theirs = await others.reload();
    if (theirs && !isStale(error)) {
      return error;
    }
    const theirForm = theirs && others.toForm(theirs);
    const takeTheirs = () => {
      if (theirs && theirForm) {
        version.current = theirs.Version;
        form.reset(theirForm);
        drop();
      }
    };
    const rows = theirs && theirForm && others.differences(form.getValues(), theirForm, theirs);
    if (isRestored && rows?.length === 0) {
      takeTheirs();
      return null;
    }
    const merged = theirForm && !isRestored && mergedOver(form, theirForm);
    if (merged) {
      version.current = theirs.Version;
      form.reset(theirForm);
      showMerged(form, merged);
      return MERGED;
    }
    ask({
      rows,
      addAgain: others.addAgain,
      takeTheirs: others.onTakeTheirs ?? takeTheirs,
      keepMine: () => {
        version.current = theirs && theirs.Version;
        save();
      },
    });
    return null;
  };
  return {
    dialog,
    /** Resolves with null when the user was asked, MERGED when both changes are in the form now, otherwise with the error to show. */
    askAfter: (error: unknown, isRestored: boolean): Promise<unknown> =>
      askWhose(error, isRestored).catch((failure: unknown) => failure),
    /** Of input that is based on an outdated version. Without an answer, saving it asks. */
    askAfterRestoring: (): Promise<unknown> => askWhose(staleVersion(), true).catch(() => null),
  };
}

/** The errors of a record that could not be saved: at its fields, and above the form those without a field. */
function useRefusals<Form extends FieldValues>(form: UseFormReturn<Form>, focusFirst: boolean) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  return {
    messages,
    /** Increments with each refused attempt. */
    refusals,
    clear: () => setMessages([]),
    /** @param summary shown only if no field of the form shows a message */
    refuse: (fields: FieldErrors, summary: string) => {
      const unplaced = showFieldErrors(form, fields, focusFirst);
      const isPlaced = Object.keys(fields).length > unplaced.length;
      setMessages(isPlaced ? unplaced : [...new Set([summary, ...unplaced])]);
      setRefusals((count) => count + 1);
    },
    /** For rules that ran before anything was sent. */
    correct: (fields: FieldErrors, others: readonly string[]) => {
      setMessages([...showFieldErrors(form, fields, focusFirst), ...others]);
      setRefusals((count) => count + 1);
    },
  };
}
