import { Suspense, useEffect, useState } from 'react';
import {
  type CurrentUserResponse,
  type DemoAccount,
  singleSignOnAddress,
  singleSignOnMessage,
} from '#shared/session/account.record';
import { errorMessage } from '#web/http/api-error';
import { lazyPart } from '#web/shell/lazy-part';
import { addressAfterSignIn, PORTAL_HOME } from '../providers/addresses.ts';
import { PLAIN_FORM, readSignInState } from './sign-in-state.ts';
import { signInColours } from './sign-in-colours.ts';
import { type SignInEntry, SignInForm } from './SignInForm.tsx';
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
