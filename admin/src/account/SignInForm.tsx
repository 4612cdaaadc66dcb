import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import { SERVER_ERROR } from '#shared/answers/answer-outcome';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { ApiError, hasCode } from '#web/http/api-error';
import { signIn } from '#web/session/session';
import { MissingPartError } from '#web/shell/load-part';

const ENTER_BOTH = 'Enter your user name and your password.';

export interface SignInEntry {
  userName: string;
  password: string;
}

interface SignInFormProps {
  entry: SignInEntry;
  onEntry: (entry: SignInEntry) => void;
  onSignedIn: (user: CurrentUserResponse) => Promise<void>;
  /** The password was correct; a second step follows. */
  onSecondStep: () => void;
  /** Why another sign-in method failed. */
  firstProblem: string | null;
  /** A demo account to sign in as immediately. */
  chosen: SignInEntry | null;
}

/** User name and password. Shows a refusal in the server's words and clears the password. */
export function SignInForm({ entry, onEntry, onSignedIn, onSecondStep, firstProblem, chosen }: SignInFormProps) {
  const password = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const { enter, problem, isBusy } = useEntering({
    firstProblem,
    onSignedIn,
    onSecondStep,
    onRefused: () => password.current?.select(),
  });
  const enterChosen = useEffectEvent((account: SignInEntry) => void enter(account));
  useEffect(() => {
    if (chosen) {
      enterChosen(chosen);
    }
  }, [chosen]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(entry);
  };
  // A failed single sign-on has nothing to do with the two fields.
  const described = problem && problem !== firstProblem ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <form onSubmit={submit} noValidate>
      {problem && (
        <p className="sign-in-error" id={errorId} role="alert">
          {problem}
        </p>
      )}
      <label className="sign-in-field">
        <span>User name</span>
        <input
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={entry.userName}
          onChange={(event) => onEntry({ ...entry, userName: event.target.value })}
          {...described}
        />
      </label>
      <label className="sign-in-field">
        <span>Password</span>
        <input
          ref={password}
          name="password"
          type="password"
          autoComplete="current-password"
          value={entry.password}
          onChange={(event) => onEntry({ ...entry, password: event.target.value })}
          {...described}
        />
      </label>
      <button className="sign-in-submit" type="submit" aria-disabled={isBusy}>
        {isBusy ? 'Signing in…' : 'Sign in'}
      </button>
    </form>
  );
}

interface Entering extends Pick<SignInFormProps, 'firstProblem' | 'onSignedIn' | 'onSecondStep'> {
  onRefused: () => void;
}

/** Signing in, one attempt at a time, and why the last one failed; the page's title says that it did. */
function useEntering({ firstProblem, onSignedIn, onSecondStep, onRefused }: Entering) {
  const [problem, setProblem] = useState(firstProblem);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${problem ? 'Error: ' : ''}Sign in | Priority Quote`;
  }, [problem]);
  const enter = async ({ userName, password }: SignInEntry) => {
    if (isBusy) {
      return;
    }
    if (userName.trim() === '' || password === '') {
      setProblem(ENTER_BOTH);
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await onSignedIn(await signIn({ UserName: userName.trim(), Password: password }));
    } catch (error) {
      setBusy(false);
      if (hasCode(error, 'SECOND_STEP_NEEDED')) {
        onSecondStep();
        return;
      }
      setProblem(error instanceof ApiError || error instanceof MissingPartError ? error.message : SERVER_ERROR);
      onRefused();
    }
  };
  return { enter, problem, isBusy };
}
