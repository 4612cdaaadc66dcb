import { type FormEvent, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { SERVER_ERROR } from '#shared/answers/answer-outcome';
import type { SiteDownResponse } from '#shared/business-rules/business-rule.record';
import {
  type CurrentUserResponse,
  type DemoAccount,
  type SignInOptionsResponse,
  singleSignOnAddress,
  singleSignOnMessage,
} from '#shared/session/account.record';
import { ApiError, errorMessage, hasCode } from '#web/http/api-error';
import { signIn } from '#web/session/session';
import { NO_OPTIONS, readSignInOptions, readSiteDown, SITE_IS_UP } from '#web/session/sign-in-options';
import { lazyPart } from '#web/shell/lazy-part';
import { MissingPartError } from '#web/shell/load-part';
import { addressAfterSignIn, PORTAL_HOME } from '../providers/addresses.ts';
import { signInColours } from './sign-in-colours.ts';
import './sign-in.css';

/** Needs the component library, which few sign-ins wait for. */
const ConsoleSecondStep = lazyPart(
  async () => (await import('./ConsoleSecondStep.tsx')).ConsoleSecondStep,
  (error, retry) => (
    <>
      <p className="sign-in-error" role="alert">
        {errorMessage(error)}
      </p>
      <button className="sign-in-other" type="button" onClick={retry}>
        Try again
      </button>
    </>
  ),
);

const NO_ENTRY = { userName: '', password: '' };

interface SignInPageProps {
  /** Renders the console; the form stays busy until then. */
  onSignedIn: (user: CurrentUserResponse) => Promise<void>;
}

/** /sales/login. Plain React only, so it appears immediately while the console's code loads. */
export function SignInPage({ onSignedIn }: SignInPageProps) {
  const [signIn, setSignIn] = useState(PLAIN_FORM);
  const [entry, setEntry] = useState(NO_ENTRY);
  const [isSecondStep, setSecondStep] = useState(false);
  const [chosen, setChosen] = useState<SignInEntry | null>(null);
  useEffect(() => void readSignInState().then(setSignIn), []);
  const { siteDown, DemoAccounts: accounts, DemoPassword: password } = signIn;
  const { search } = window.location;
  const signOn = singleSignOnAddress(signIn.SingleSignOnUrl, addressAfterSignIn(search));
  const signOnProblem = singleSignOnMessage(new URLSearchParams(search).get('error'));
  const choose = (account: SignInEntry) => {
    setEntry(account);
    setChosen(account);
  };
  const leaveSecondStep = () => {
    setEntry(NO_ENTRY);
    setChosen(null);
    setSecondStep(false);
  };
  const staff = accounts.filter(({ IsInternal }) => IsInternal);
  return (
    <div className="sign-in" style={signInColours(document.documentElement.classList.contains('dark'))}>
      <Head />
      {siteDown.IsSiteDown && (
        <p className="sign-in-notice" role="status">
          {siteDown.Message}
        </p>
      )}
      <main className="sign-in-card">
        <h1>{isSecondStep ? 'Second step' : 'Sign in'}</h1>
        {isSecondStep ? (
          <Suspense>
            <ConsoleSecondStep onSignedIn={(user) => void onSignedIn(user)} onLeave={leaveSecondStep} />
          </Suspense>
        ) : (
          <SignInForm
            entry={entry}
            onEntry={setEntry}
            onSignedIn={onSignedIn}
            onSecondStep={() => setSecondStep(true)}
            firstProblem={signOnProblem}
            chosen={chosen}
          />
        )}
        {signOn && !isSecondStep && (
          <a className="sign-in-other" href={signOn}>
            Sign in with single sign-on
          </a>
        )}
      </main>
      {password !== null && staff.length > 0 && !isSecondStep && (
        <DemoAccounts accounts={staff} onChoose={(userName) => choose({ userName, password })} />
      )}
      <Foot />
    </div>
  );
}

const Head = () => (
  <header className="sign-in-head">
    <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" />
    <p>
      Priority Quote
      <small>Sales console</small>
    </p>
  </header>
);

const Foot = () => (
  <footer className="sign-in-foot">
    Are you an agent? <a href={PORTAL_HOME}>Go to the agent portal</a>
  </footer>
);

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onChoose: (userName: string) => void;
}

/** In demo mode: one click signs in with the chosen account. */
const DemoAccounts = ({ accounts, onChoose }: DemoAccountsProps) => (
  <section className="sign-in-card" aria-labelledby="demo-accounts">
    <h2 id="demo-accounts">Demo accounts</h2>
    <p>Choose one to sign in. All data is made up.</p>
    <ul className="sign-in-accounts">
      {accounts.map(({ UserName, FullName, Description }) => (
        <li key={UserName}>
          <button type="button" onClick={() => onChoose(UserName)}>
            <strong>{UserName}</strong>
            <span>
              {FullName}, {Description}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);

const ENTER_BOTH = 'Enter your user name and your password.';

interface SignInEntry {
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
function SignInForm({ entry, onEntry, onSignedIn, onSecondStep, firstProblem, chosen }: SignInFormProps) {
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

interface SignInState extends SignInOptionsResponse {
  siteDown: SiteDownResponse;
}

const PLAIN_FORM: SignInState = { ...NO_OPTIONS, siteDown: SITE_IS_UP };

/** Optional extras around the form; it works without them. */
async function readSignInState(): Promise<SignInState> {
  const [options, siteDown] = await Promise.all([readSignInOptions(), readSiteDown()]);
  return { ...options, siteDown };
}
