import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { FieldErrors } from '#shared/contract/errors';
import { errorMessage, fieldErrorsOf, isNotFound, isStale } from '../http/api-error.ts';
import { showFieldErrors } from '../inputs/show-field-errors.ts';
import { lazyPart } from '../shell/lazy-part.tsx';
import { draftOf, dropDraft, keepDraft, type DraftPlace } from './drafts.ts';
import type { Difference } from './StaleDialog.tsx';

const StaleDialog = lazyPart(async () => (await import('./StaleDialog.tsx')).StaleDialog);

export interface Versioned {
  Version: number;
}

export interface RecordFormOptions<Form extends FieldValues, Stored extends Versioned> {
  /** What users call the record: "group", "member". */
  noun: string;
  start: Form;
  /** The version that the form was made of; null for a new record. */
  version: number | null;
  save: (form: Form, version: number | null) => Promise<Stored>;
  /** With what is stored now, when the save left the form's screen open or leads elsewhere. */
  onSaved?: (stored: Stored) => unknown;
  /** Only a record that others can change while it is edited. */
  others?: OtherEditors<Form, Stored>;
  /** What the rules say before anything is sent. */
  check?: (form: Form) => { fields: FieldErrors; others: readonly string[] };
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
  /** What it means to add a removed record again; without it, that cannot be done. */
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
  /** Asked when someone else has saved meanwhile. Draw it once. */
  staleDialog: ReactNode;
}

/** A record being edited: kept as a draft, saved over the version that it was made of, with refusals at their fields. */
export function useRecordForm<Form extends FieldValues, Stored extends Versioned>(
  options: RecordFormOptions<Form, Stored>,
): RecordEditing<Form, Stored> {
  const { start, draft, hasSummary = true } = options;
  const form = useForm<Form>({
    defaultValues: start as DefaultValues<Form>,
    mode: 'onTouched',
    shouldFocusError: !hasSummary,
  });
  const version = useRef(options.version);
  const running = useRef<Promise<Stored | null>>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [conflict, setConflict] = useState<{ theirs: Stored | null } | null>(null);
  const isRestored = useDraft(form, version, draft);
  const drop = () => draft && dropDraft(draft);

  const refuse = (fields: FieldErrors, others: readonly string[]) => {
    const unplaced = showFieldErrors(form, fields, !hasSummary);
    const isPlaced = Object.keys(fields).length > unplaced.length;
    setMessages(isPlaced ? unplaced : [...new Set([...others, ...unplaced])]);
    setRefusals((count) => count + 1);
  };
  const store = async (values: Form): Promise<Stored | null> => {
    const found = options.check?.(values);
    if (found && Object.keys(found.fields).length + found.others.length > 0) {
      setMessages([...showFieldErrors(form, found.fields, !hasSummary), ...found.others]);
      return null;
    }
    try {
      const saved = await options.save(values, version.current);
      version.current = saved.Version;
      drop();
      form.reset(form.getValues());
      return saved;
    } catch (error) {
      const { others } = options;
      if (others && version.current !== null && (isStale(error) || isNotFound(error))) {
        await others.reload().then(
          (theirs) => setConflict({ theirs }),
          (failure: unknown) => refuse({}, [errorMessage(failure)]),
        );
      } else {
        refuse(fieldErrorsOf(error), [errorMessage(error)]);
      }
      return null;
    }
  };
  const attempt = async (next: RecordFormOptions<Form, Stored>['onSaved']): Promise<Stored | null> => {
    let saved: Stored | null = null;
    setMessages([]);
    try {
      await form.handleSubmit(async (values) => {
        saved = await store(values);
        if (saved) {
          await next?.(saved);
        }
      })();
    } finally {
      running.current = null;
    }
    return saved;
  };
  const submit: RecordEditing<Form, Stored>['submit'] = (next = options.onSaved) => (running.current ??= attempt(next));

  const { isValid, submitCount } = form.formState;
  return {
    form,
    submit,
    messages,
    refusals,
    hasErrors: messages.length > 0 || (submitCount > 0 && !isValid),
    isRestored,
    dropDraft: drop,
    staleDialog: conflict && options.others && (
      <Suspense>
        <StaleDialog
          noun={options.noun}
          addAgain={options.others.addAgain}
          rows={conflict.theirs && options.others.differences(form.getValues(), options.others.toForm(conflict.theirs))}
          onTakeTheirs={() => {
            setConflict(null);
            if (options.others?.onTakeTheirs) {
              options.others.onTakeTheirs();
            } else if (conflict.theirs) {
              version.current = conflict.theirs.Version;
              drop();
              form.reset(options.others?.toForm(conflict.theirs));
            }
          }}
          onKeepMine={() => {
            setConflict(null);
            version.current = conflict.theirs?.Version ?? null;
            void submit();
          }}
        />
      </Suspense>
    ),
  };
}
