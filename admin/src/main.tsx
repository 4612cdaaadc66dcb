import { createRoot } from 'react-dom/client';
import { SERVER_ERROR } from '#shared/answers/answer-outcome';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { connectAnswerEffects } from '#web/http/answer-effects';
import { ApiError } from '#web/http/api-error';
import { watchConnection } from '#web/http/connection';
import { readSession } from '#web/session/session';
import { loadPart, MissingPartError } from '#web/shell/load-part';
import { rememberSignedIn, wasSignedIn } from './account/signed-in-before.ts';
import { SignInPage } from './account/SignInPage.tsx';
import { StartFailure } from './account/StartFailure.tsx';
import { addressAfterSignIn, isSignInAddress, signInAddress, UNAUTHORIZED } from './providers/addresses.ts';
import { answerEffects } from './providers/answer-effects.ts';
import { rememberUser } from './providers/current-user.ts';
import { loadPreferences } from './providers/preferences.ts';

const IDLE_WAIT_MS = 1_500;

const root = createRoot(document.getElementById('root')!);
const { location, history } = window;

/** react-admin and everything behind the sign-in. Repeated imports are cached and cost nothing. */
const loadConsole = () => loadPart(() => import('./App.tsx'));

/** Shows the console to internal staff and the sign-in page to signed-out users, and redirects everyone else. */
async function start(): Promise<void> {
  if (wasSignedIn()) {
    void loadAhead();
  }
  const user = await readSession();
  if (user) {
    await enter(user);
  } else {
    askToSignIn();
  }
}

async function enter(user: CurrentUserResponse): Promise<void> {
  if (!user.IsInternal) {
    location.assign(UNAUTHORIZED);
    return;
  }
  rememberUser(user);
  rememberSignedIn(true);
  const [{ App }] = await Promise.all([loadConsole(), loadPreferences()]);
  if (isSignInAddress(location.pathname)) {
    history.replaceState(null, '', addressAfterSignIn(location.search));
  }
  root.render(<App />);
}

function askToSignIn(): void {
  rememberSignedIn(false);
  if (!isSignInAddress(location.pathname)) {
    history.replaceState(null, '', signInAddress(location.pathname + location.search));
  }
  root.render(<SignInPage onSignedIn={enter} />);
  // Preload the console while the password is being typed.
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, IDLE_WAIT_MS));
  whenIdle(() => void loadAhead());
}

async function loadAhead(): Promise<void> {
  try {
    await loadConsole();
  } catch {
    // It is requested again when needed, and a failure is shown then.
  }
}

async function open(): Promise<void> {
  try {
    await start();
  } catch (error) {
    const message = error instanceof ApiError || error instanceof MissingPartError ? error.message : SERVER_ERROR;
    root.render(<StartFailure message={message} onRetry={() => location.reload()} />);
  }
}

connectAnswerEffects(answerEffects);
watchConnection();
void open();
