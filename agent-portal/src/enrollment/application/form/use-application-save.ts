import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ApplicationAnswers, ApplicationResponse } from '#shared/contract/enrollment-application';
import { differingPaths } from '#shared/enrollment/application/answer-fields';
import { errorMessage, isStale } from '#web/http/api-error';
import { draftOf, dropDraft, keepDraft } from '../../../app/drafts/drafts.ts';
import { queryClient } from '../../../app/query-client.ts';
import { useUser } from '../../../app/session/use-user.ts';
import { useSaveState, type SaveState } from '#web/records/use-save-state';
import { refreshEnrollment } from '../../enrollment.api.ts';
import { applicationQuery, saveApplication } from '../application.api.ts';
import { toAnswers, toApplicationForm, type ApplicationForm } from './application-form.ts';

/** After the last change; with the request it stays within the two seconds that work may be unsaved. */
const SAVE_AFTER_MS = 1_200;

interface Draft {
  version: number;
  values: ApplicationForm;
}

export interface ApplicationSave {
  state: SaveState;
  /** As the server last answered it. */
  saved: ApplicationResponse;
  failure: string | null;
  /** What somebody else saved meanwhile. */
  theirs: ApplicationResponse | null;
  isUnsaved: boolean;
  /** Stores what the form holds now; `always` even when it is stored already. False when it could not. */
  save: (always?: boolean) => Promise<boolean>;
  takeTheirs: () => void;
  keepMine: () => void;
}

/** Keeps the form saved as a draft while it is filled in; somebody else's save in between is shown, and the user decides. */
export function useApplicationSave(form: UseFormReturn<ApplicationForm>, loaded: ApplicationResponse): ApplicationSave {
  const { Id: userId } = useUser();
  const { state, track } = useSaveState();
  const [saved, setSaved] = useState(loaded);
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<ApplicationResponse | null>(null);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const stored = useRef({ version: loaded.Version, answers: toAnswers(toApplicationForm(loaded)) });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const draftName = `application-${loaded.QuoteId}`;
  const query = applicationQuery(loaded.QuoteId);

  /** A copy: the form goes on changing its own values in place. */
  const answers = () => structuredClone(toAnswers(form.getValues()));
  const differs = () => differingPaths(stored.current.answers, answers()).length > 0;

  const settle = (answer: ApplicationResponse, sent: ApplicationAnswers) => {
    stored.current = { version: answer.Version, answers: sent };
    maskAccount(form, answer, stored.current.answers);
    setSaved(answer);
    setFailure(null);
    queryClient.setQueryData(query.queryKey, answer);
    void refreshEnrollment(loaded.QuoteId);
  };
  const refuse = async (error: unknown, sent: ApplicationAnswers): Promise<void> => {
    if (!isStale(error)) {
      setFailure(errorMessage(error));
      return;
    }
    const other = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    const isMine = differingPaths(toAnswers(toApplicationForm(other)), sent).length === 0;
    if (isMine) {
      settle(other, sent);
    } else {
      setTheirs(other);
    }
  };
  const send = async (): Promise<boolean> => {
    const sent = answers();
    const request = { ...sent, QuoteId: loaded.QuoteId, Version: stored.current.version };
    try {
      settle(
        await track(
          () => saveApplication(loaded.Facts.quoteType, request),
          () => void save(),
        ),
        sent,
      );
      return true;
    } catch (error) {
      await refuse(error, sent).catch(() => setFailure(errorMessage(error)));
      return false;
    }
  };
  const attempt = async (always: boolean): Promise<boolean> => {
    clearTimeout(timer.current);
    if (!always && !differs()) {
      return true;
    }
    const isDone = await send();
    const isStill = differs();
    setIsUnsaved(isStill);
    if (!isStill) {
      dropDraft(userId, draftName);
    } else if (isDone) {
      timer.current = setTimeout(() => void save(), SAVE_AFTER_MS);
    }
    return isDone;
  };
  /** One at a time: each names the version that the one before made. */
  const save = (always = false): Promise<boolean> => {
    const turn = queue.current.then(() => attempt(always));
    queue.current = turn;
    return turn;
  };
  const changed = () => {
    const isNow = differs();
    setIsUnsaved(isNow);
    clearTimeout(timer.current);
    if (isNow && !theirs) {
      keepDraft(userId, draftName, { version: stored.current.version, values: form.getValues() } satisfies Draft);
      timer.current = setTimeout(() => void save(), SAVE_AFTER_MS);
    }
  };

  const begin = useEffectEvent(() => {
    const draft = draftOf<Draft>(userId, draftName);
    if (draft) {
      stored.current.version = draft.version;
      form.reset(draft.values, { keepDefaultValues: true });
      changed();
    }
  });
  const onChange = useEffectEvent(changed);
  const leave = useEffectEvent(() => {
    if (differs() && !theirs) {
      void save();
    }
  });
  useEffect(() => {
    begin();
    const stop = form.subscribe({ formState: { values: true }, callback: () => onChange() });
    return () => {
      stop();
      leave();
    };
  }, [form]);

  return {
    state,
    saved,
    failure,
    theirs,
    isUnsaved,
    save,
    takeTheirs: () => {
      if (theirs) {
        stored.current = { version: theirs.Version, answers: toAnswers(toApplicationForm(theirs)) };
        form.reset(toApplicationForm(theirs));
        setSaved(theirs);
        setTheirs(null);
        setIsUnsaved(false);
        dropDraft(userId, draftName);
      }
    },
    keepMine: () => {
      stored.current.version = theirs?.Version ?? stored.current.version;
      setTheirs(null);
      void save(true);
    },
  };
}

/** A stored account number is shown by its last four, as long as nobody has typed another one. */
function maskAccount(
  form: UseFormReturn<ApplicationForm>,
  answer: ApplicationResponse,
  sent: ApplicationAnswers,
): void {
  const mask = answer.AccountData?.AccountNumber;
  if (
    mask &&
    sent.AccountData &&
    form.getValues('AccountData.AccountNumber').trim() === sent.AccountData.AccountNumber
  ) {
    sent.AccountData = { ...sent.AccountData, AccountNumber: mask };
    form.setValue('AccountData.AccountNumber', mask);
  }
}
