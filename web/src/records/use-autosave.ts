import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftPlace } from './stored-draft.ts';
import { type FormDraft, useAutosaveDraft } from './use-autosave-draft.ts';
import type { FormDraftState } from './use-form-draft.ts';
import { type AutosavedRecord, type Base, useAutosaveWrites } from './use-autosave-writes.ts';
import type { SaveState } from './use-save-state.ts';
import { useStaleQuestion } from './use-stale-question.tsx';

/** Delay after the last change; including the request, work is unsaved for at most two seconds. */
const SAVE_AFTER_MS = 1_200;

export interface AutosaveOptions<Form extends FieldValues, Answers, Stored> extends AutosavedRecord<
  Form,
  Answers,
  Stored
> {
  /** What users call the record: "application". */
  noun: string;
  draft: DraftPlace;
  /** The record cannot be changed any more: it shows what is stored, whatever was typed before. */
  isLocked?: boolean;
  /** False while what is unsaved cannot be sent yet: it is only kept as a draft. If absent, everything can be. */
  isSendable?: (answers: Answers) => boolean;
}

export interface Autosave<Stored> {
  /** Of the record; of the draft while something cannot be saved yet. */
  state: SaveState;
  /** As last answered by the server. */
  saved: Stored;
  failure: string | null;
  isUnsaved: boolean;
  /** What is unsaved is not on the server as a draft either. */
  isLostByReload: boolean;
  draft: Pick<FormDraftState, 'restored' | 'elsewhere'>;
  /** The form shows what is stored again. */
  discard: () => void;
  /** Saves the form's current values; `always` even if they are already stored. False on failure. */
  save: (always?: boolean) => Promise<boolean>;
  staleDialog: ReactNode;
}

/**
 * Autosaves a form while it is filled in. If someone else has saved other fields in between, both changes are kept; if the same, shows
 * their version and the user decides.
 */
export function useAutosave<Form extends FieldValues, Answers, Stored extends { Version: number }>(
  form: UseFormReturn<Form>,
  options: AutosaveOptions<Form, Answers, Stored>,
): Autosave<Stored> {
  const stale = useStaleQuestion(options.noun);
  const turns = useTurns();
  const known = useStoredAnswers(form, options);
  const { base, isUnsaved, canSend } = known;
  const draft = useAutosaveDraft<Form>(options.draft, (kept) => {
    known.show(kept, saved.Version);
    changed();
    return known.differs() && !canSend();
  });
  const restart = (stored: Stored) => {
    known.restart(stored);
    draft.drop();
  };
  const writes = useAutosaveWrites(form, options, {
    base,
    stale,
    retry: () => void save(),
    takeTheirs: restart,
    keepMine: (theirs) => {
      base.current.version = theirs.Version;
      void save(true);
    },
  });
  const { state, saved, failure } = writes;
  const { save, changed } = attempts({
    ...{ known, turns, send: writes.send, isAsking: () => stale.isAsked },
    draft: {
      ...draft,
      keep: (isSoonSaved) => draft.keep({ version: base.current.version, values: form.getValues() }, isSoonSaved),
    },
  });
  useWatchedForm(form, {
    begin: () => void (options.isLocked || draft.restore()),
    changed,
    leave: () => void (canSend() && !stale.isAsked && save()),
  });
  return {
    ...shownState(state, draft.save, isUnsaved),
    ...{ saved, failure, isUnsaved, draft, save },
    discard: () => restart(saved),
    staleDialog: stale.dialog,
  };
}

interface Attempts {
  known: { differs: () => boolean; canSend: () => boolean; compare: () => boolean };
  turns: ReturnType<typeof useTurns>;
  send: () => Promise<boolean>;
  isAsking: () => boolean;
  draft: { keep: (isSoonSaved: boolean) => void; mayKeep: () => boolean; drop: () => void };
}

/** When the form is saved, and what becomes of the draft. */
function attempts({ known: { differs, canSend, compare }, turns, send, isAsking, draft }: Attempts) {
  const attempt = async (always: boolean): Promise<boolean> => {
    if (!always && !canSend()) {
      return !differs();
    }
    const isDone = await send();
    if (!compare()) {
      draft.drop();
    } else if (isDone && canSend()) {
      turns.later(() => void save());
    } else if (draft.mayKeep()) {
      draft.keep(false);
    }
    return isDone;
  };
  const save = (always = false): Promise<boolean> => turns.next(() => attempt(always));
  const changed = () => {
    turns.notLater();
    if (!compare()) {
      draft.drop();
    } else if (!isAsking()) {
      draft.keep(canSend());
      if (canSend()) {
        turns.later(() => void save());
      }
    }
  };
  return { save, changed };
}

/** The record's own state, unless a draft keeps what the record does not have yet. */
function shownState(record: SaveState, draft: SaveState, isUnsaved: boolean) {
  const isDraft = isUnsaved && draft.kind !== 'nothing' && record.kind !== 'saving' && record.kind !== 'failed';
  return { state: isDraft ? draft : record, isLostByReload: isUnsaved && draft.kind !== 'saved' };
}

/** What counts as stored, and whether the form holds something else. */
function useStoredAnswers<Form extends FieldValues, Answers, Stored extends { Version: number }>(
  form: UseFormReturn<Form>,
  { loaded, toForm, toAnswers, isEqual, isSendable = () => true }: AutosaveOptions<Form, Answers, Stored>,
) {
  const [isUnsaved, setIsUnsaved] = useState(false);
  const baseOf = (stored: Stored): Base<Form, Answers> => {
    const values = toForm(stored);
    return { version: stored.Version, answers: toAnswers(values), form: values, isOutdated: false };
  };
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
    /** Shows what was typed before, over the stored record of this version. */
    show: ({ version, values }: FormDraft<Form>, storedVersion: number) => {
      form.reset(values, { keepDefaultValues: true });
      if (differs()) {
        base.current.version = version;
        base.current.isOutdated = version !== storedVersion;
      }
    },
    /** Restarts with the stored values. */
    restart: (stored: Stored) => {
      base.current = baseOf(stored);
      form.reset(toForm(stored));
      setIsUnsaved(false);
    },
  };
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
