import type { AnswerEffects } from '#web/http/answer-effects';
import { notifyError } from './notifications/notify.ts';
import { queryClient } from './query-client.ts';
import type { PortalRouter } from './router.tsx';
import { sessionQuery } from './session/session.api.ts';
import { forgetUser } from './session/sign-out.ts';
import { signInAddress } from './startup/start-address.ts';

/** Leaves without asking about unsaved work: it waits in memory for the user to come back. */
const FORCED = { state: { forced: true } };

/** The portal goes to the sign-in page without loading another page, so that drafts stay in its memory. */
export const answerEffects = (router: () => Pick<PortalRouter, 'state' | 'navigate'>): AnswerEffects => ({
  notify: notifyError,
  signIn: () => {
    // Requests that were under way together are refused together: the first refusal has said it all.
    if (queryClient.getQueryData(sessionQuery.queryKey) === null) {
      return;
    }
    const { pathname, search } = router().state.location;
    forgetUser();
    // Several requests may find the session gone; the first one has noted the way back.
    if (pathname !== '/login') {
      void router().navigate(signInAddress(pathname + search), FORCED);
    }
  },
  unauthorized: () => void router().navigate('/unauthorized', FORCED),
});
