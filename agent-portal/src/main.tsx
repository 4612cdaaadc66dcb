import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { connectAnswerEffects } from './app/http/answer-effects.ts';
import { notifyError } from './app/notifications/notify.ts';
import { queryClient } from './app/query-client.ts';
import { startRouter } from './app/router.tsx';
import { sessionQuery } from './app/session/session.api.ts';
import { forgetUser } from './app/session/sign-out.ts';
import { signInAddress } from './app/startup/start-address.ts';

const root = document.getElementById('root');
if (!root) {
  throw new Error('index.html has no element with the id "root".');
}

/** Leaves without asking about unsaved work: it waits in memory for the user to come back. */
const FORCED = { state: { forced: true } };

connectAnswerEffects({
  notify: notifyError,
  signIn: () => {
    // Requests that were under way together are refused together: the first refusal has said it all.
    if (queryClient.getQueryData(sessionQuery.queryKey) === null) {
      return;
    }
    const { pathname, search } = router.state.location;
    forgetUser();
    // Several requests may find the session gone; the first one has noted the way back.
    if (pathname !== '/login') {
      void router.navigate(signInAddress(pathname + search), FORCED);
    }
  },
  unauthorized: () => void router.navigate('/unauthorized', FORCED),
});

const router = startRouter();

// The skeleton of index.html stays until the first screen is ready, so nothing blinks.
function render(): void {
  createRoot(root as HTMLElement).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}

if (router.state.initialized) {
  render();
} else {
  const stop = router.subscribe(({ initialized }) => {
    if (initialized) {
      stop();
      render();
    }
  });
}
