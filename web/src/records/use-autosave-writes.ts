import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { errorMessage, isStale, staleVersion } from '../http/api-error.ts';
import { mergedForm, showMerged } from './merged-form.ts';
import type { Difference } from './StaleDialog.tsx';
import { useRetryWhenBack } from './use-retry-when-back.ts';
import { useSaveState } from './use-save-state.ts';
import type { StaleQuestion } from './use-stale-question.tsx';

/** A record that a form saves over and over. */
export interface AutosavedRecord<Form, Answers, Stored> {
  loaded: Stored;
  toForm: (stored: Stored) => Form;
  /** The part that is compared and sent. */
  toAnswers: (form: Form) => Answers;
  isEqual: (one: Answers, other: Answers) => boolean;
  differences: (mine: Answers, theirs: Answers) => readonly Difference[];
  save: (answers: Answers, version: number) => Promise<Stored>;
  reload: () => Promise<Stored>;
  /** @returns the answers now considered stored: `sent`, except those that the server shows in another form */
  onSaved: (stored: Stored, sent: Answers) => Answers;
}

/** What the form is based on. */
export interface Base<Form, Answers> {
  version: number;
  answers: Answers;
  /** The whole form with these answers. */
  form: Form;
  /** What was restored is based on another version than the one that was loaded: the first save asks whose to keep. */
  isOutdated: boolean;
}

interface Writing<Form, Answers, Stored> {
  base: { current: Base<Form, Answers> };
  stale: StaleQuestion;
  retry: () => void;
  takeTheirs: (theirs: Stored) => void;
  keepMine: (theirs: Stored) => void;
}

interface Sent<Form> {
  sent: Form;
  wasRestored: boolean;
}

/** One write, and the handling of its result. */
export function useAutosaveWrites<Form extends FieldValues, Answers, Stored extends { Version: number }>(
  form: UseFormReturn<Form>,
  options: AutosavedRecord<Form, Answers, Stored>,
  writing: Writing<Form, Answers, Stored>,
) {
  const { base } = writing;
  const { state, track } = useSaveState();
  useRetryWhenBack(state);
  const [saved, setSaved] = useState(options.loaded);
  const [failure, setFailure] = useState<string | null>(null);
  const settle = (stored: Stored, sent: Form) => {
    const answers = options.onSaved(stored, options.toAnswers(sent));
    base.current = { version: stored.Version, answers, form: sent, isOutdated: false };
    setSaved(stored);
    setFailure(null);
  };
  const afterOthers = othersFirst(form, options, { ...writing, settle, setSaved });
  const write = async (sent: Form): Promise<Stored> => {
    if (base.current.isOutdated) {
      base.current.isOutdated = false;
      throw staleVersion();
    }
    return options.save(options.toAnswers(sent), base.current.version);
  };
  const refuse = async (error: unknown, sent: Sent<Form>): Promise<boolean> => {
    if (isStale(error)) {
      return afterOthers(await options.reload(), sent);
    }
    setFailure(errorMessage(error));
    return false;
  };
  const send = async (): Promise<boolean> => {
    // A copy: the form mutates its own values.
    const [sent, wasRestored] = [structuredClone(form.getValues()), base.current.isOutdated];
    try {
      settle(await track(() => write(sent), writing.retry), sent);
      return true;
    } catch (error) {
      const mayAgain = await refuse(error, { sent, wasRestored }).catch((failed: unknown) => {
        setFailure(errorMessage(failed));
        return false;
      });
      return mayAgain && send();
    }
  };
  return { state, saved, failure, send };
}

interface AfterOthers<Form, Answers, Stored> extends Omit<Writing<Form, Answers, Stored>, 'retry'> {
  settle: (stored: Stored, sent: Form) => void;
  setSaved: (stored: Stored) => void;
}

/** Someone else has saved first. True when both changes are in the form now, and can be sent. */
function othersFirst<Form extends FieldValues, Answers, Stored extends { Version: number }>(
  form: UseFormReturn<Form>,
  { toForm, toAnswers, isEqual, differences }: AutosavedRecord<Form, Answers, Stored>,
  { base, stale, settle, setSaved, takeTheirs, keepMine }: AfterOthers<Form, Answers, Stored>,
) {
  return (theirs: Stored, { sent, wasRestored }: Sent<Form>): boolean => {
    const theirForm = toForm(theirs);
    const answers = toAnswers(theirForm);
    if (isEqual(answers, toAnswers(sent))) {
      settle(theirs, sent);
      return false;
    }
    // What was restored says nothing about what it was typed over.
    const merged = wasRestored ? null : mergedForm(base.current.form, form.getValues(), theirForm);
    if (merged) {
      base.current = { version: theirs.Version, answers, form: theirForm, isOutdated: false };
      setSaved(theirs);
      showMerged(form, merged);
      return true;
    }
    stale.ask({
      rows: differences(structuredClone(toAnswers(form.getValues())), answers),
      takeTheirs: () => {
        setSaved(theirs);
        takeTheirs(theirs);
      },
      keepMine: () => keepMine(theirs),
    });
    return false;
  };
}
