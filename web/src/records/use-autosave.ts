import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { errorMessage, isStale } from '../http/api-error.ts';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import type { Difference } from './StaleDialog.tsx';
import type { DraftPlace } from './stored-draft.ts';
import { useRetryWhenBack } from './use-retry-when-back.ts';
import { useSaveState, type SaveState } from './use-save-state.ts';
import { useStaleQuestion, type StaleQuestion } from './use-stale-question.tsx';

/** Delay after the last change; including the request, work is unsaved for at most two seconds. */
const SAVE_AFTER_MS = 1_200;

export interface AutosaveOptions<Form extends FieldValues, Answers, Stored> {
  /** What users call the record: "application". */
  noun: string;
  loaded: Stored;
  draft: DraftPlace;
  toForm: (stored: Stored) => Form;
  /** The part that is compared and sent. */
  toAnswers: (form: Form) => Answers;
  isEqual: (one: Answers, other: Answers) => boolean;
  /** False while what is unsaved cannot be sent yet: it is only kept as a draft. If absent, everything can be. */
  isSendable?: (answers: Answers) => boolean;
  differences: (mine: Answers, theirs: Answers) => readonly Difference[];
  save: (answers: Answers, version: number) => Promise<Stored>;
  reload: () => Promise<Stored>;
  /** @returns the answers now considered stored: `sent`, except those that the server shows in another form */
  onSaved: (stored: Stored, sent: Answers) => Answers;
}

export interface Autosave<Stored> {
  state: SaveState;
  /** As last answered by the server. */
  saved: Stored;
  failure: string | null;
  isUnsaved: boolean;
  /** Saves the form's current values; `always` even if they are already stored. False on failure. */
  save: (always?: boolean) => Promise<boolean>;
  staleDialog: ReactNode;
}

/** Autosaves a form while it is filled in. If someone else has saved in between, shows their version and the user decides. */
export function useAutosave<Form extends FieldValues, Answers, Stored extends { Version: number }>(
  form: UseFormReturn<Form>,
  options: AutosaveOptions<Form, Answers, Stored>,
): Autosave<Stored> {
  const { draft } = options;
  const stale = useStaleQuestion(options.noun);
  const turns = useTurns();
  const { base, isUnsaved, differs, canSend, compare, restart } = useStoredAnswers(form, options);
  const writes = useWrites(form, options, {
    base,
    stale,
    retry: () => void save(),
    takeTheirs: restart,
    keepMine: (theirs) => {
      base.current.version = theirs.Version;
      void save(true);
    },
  });
  const attempt = async (always: boolean): Promise<boolean> => {
    if (!always && !canSend()) {
      return !differs();
    }
    const isDone = await writes.send();
    if (!compare()) {
      dropDraft(draft);
    } else if (isDone && canSend()) {
      turns.later(() => void save());
    }
    return isDone;
  };
  const save = (always = false): Promise<boolean> => turns.next(() => attempt(always));
  const changed = () => {
    const isNow = compare();
    turns.notLater();
    if (isNow && !stale.isAsked) {
      keepDraft(draft, { version: base.current.version, values: form.getValues() } satisfies Draft<Form>);
      if (canSend()) {
        turns.later(() => void save());
      }
    }
  };
  useWatchedForm(form, {
    begin: () => {
      const kept = draftOf<Draft<Form>>(draft);
      if (kept) {
        base.current.version = kept.version;
        form.reset(kept.values, { keepDefaultValues: true });
        changed();
      }
    },
    changed,
    leave: () => void (canSend() && !stale.isAsked && save()),
  });
  const { state, saved, failure } = writes;
  return { state, saved, failure, isUnsaved, save, staleDialog: stale.dialog };
}

/** What counts as stored, and whether the form holds something else. */
function useStoredAnswers<Form extends FieldValues, Answers, Stored extends { Version: number }>(
  form: UseFormReturn<Form>,
  { loaded, draft, toForm, toAnswers, isEqual, isSendable = () => true }: AutosaveOptions<Form, Answers, Stored>,
) {
  const [isUnsaved, setIsUnsaved] = useState(false);
  const baseOf = (stored: Stored) => ({ version: stored.Version, answers: toAnswers(toForm(stored)) });
  const base = useRef(baseOf(loaded));
  const differs = () => !isEqual(base.current.answers, toAnswers(form.getValues()));
  return {
    base,
    isUnsaved,
    differs,
    canSend: () => differs() && isSendable(toAnswers(form.getValues())),
    compare: (): boolean => {
      const isNow = differs();
      setIsUnsaved(isNow);
      return isNow;
    },
    /** Restarts with the stored values. */
    restart: (stored: Stored) => {
      base.current = baseOf(stored);
      form.reset(toForm(stored));
      setIsUnsaved(false);
      dropDraft(draft);
    },
  };
}

interface Draft<Form> {
  version: number;
  values: Form;
}

interface Writing<Answers, Stored> {
  base: { current: { version: number; answers: Answers } };
  stale: StaleQuestion;
  retry: () => void;
  takeTheirs: (theirs: Stored) => void;
  keepMine: (theirs: Stored) => void;
}

/** One write, and the handling of its result. */
function useWrites<Form extends FieldValues, Answers, Stored extends { Version: number }>(
  form: UseFormReturn<Form>,
  options: AutosaveOptions<Form, Answers, Stored>,
  { base, stale, retry, takeTheirs, keepMine }: Writing<Answers, Stored>,
) {
  const { state, track } = useSaveState();
  useRetryWhenBack(state);
  const [saved, setSaved] = useState(options.loaded);
  const [failure, setFailure] = useState<string | null>(null);
  /** A copy: the form mutates its own values. */
  const answers = () => structuredClone(options.toAnswers(form.getValues()));
  const settle = (stored: Stored, sent: Answers) => {
    base.current = { version: stored.Version, answers: options.onSaved(stored, sent) };
    setSaved(stored);
    setFailure(null);
  };
  const refuse = async (error: unknown, sent: Answers): Promise<void> => {
    if (!isStale(error)) {
      setFailure(errorMessage(error));
      return;
    }
    const theirs = await options.reload();
    const theirAnswers = options.toAnswers(options.toForm(theirs));
    if (options.isEqual(theirAnswers, sent)) {
      settle(theirs, sent);
      return;
    }
    stale.ask({
      rows: options.differences(answers(), theirAnswers),
      takeTheirs: () => {
        setSaved(theirs);
        takeTheirs(theirs);
      },
      keepMine: () => keepMine(theirs),
    });
  };
  const send = async (): Promise<boolean> => {
    const sent = answers();
    try {
      settle(await track(() => options.save(sent, base.current.version), retry), sent);
      return true;
    } catch (error) {
      await refuse(error, sent).catch(() => setFailure(errorMessage(error)));
      return false;
    }
  };
  return { state, saved, failure, send };
}

/** One at a time: each write names the version that the previous one created. */
function useTurns() {
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const notLater = () => clearTimeout(timer.current);
  return {
    next: <T>(work: () => Promise<T>): Promise<T> => {
      const turn = queue.current.then(() => {
        notLater();
        return work();
      });
      queue.current = turn;
      return turn;
    },
    later: (work: () => void) => {
      notLater();
      timer.current = setTimeout(work, SAVE_AFTER_MS);
    },
    notLater,
  };
}

interface FormEvents {
  begin: () => void;
  changed: () => void;
  leave: () => void;
}

function useWatchedForm<Form extends FieldValues>(form: UseFormReturn<Form>, events: FormEvents): void {
  const begin = useEffectEvent(events.begin);
  const changed = useEffectEvent(events.changed);
  const leave = useEffectEvent(events.leave);
  useEffect(() => {
    begin();
    const stop = form.subscribe({ formState: { values: true }, callback: () => changed() });
    return () => {
      stop();
      leave();
    };
  }, [form]);
}
