import type { AnswerEffects } from '#web/http/answer-effects';
import { notifyError } from './notify.ts';
import { queryClient } from './query-client.ts';
import type { PortalRouter } from './router.tsx';
import { sessionQuery } from './session/session-query.ts';
import { forgetUser } from './session/sign-out.ts';
import { signInAddress } from './startup/start-address.ts';

/** Leaves without asking about unsaved work: it stays in memory until the user comes back. */
const FORCED = { state: { forced: true } };

/** The portal opens the sign-in page by client-side routing, so that drafts stay in memory. */
export const answerEffects = (router: () => Pick<PortalRouter, 'state' | 'navigate'>): AnswerEffects => ({
  notify: notifyError,
  signIn: () => {
    // Parallel requests are refused together: the first refusal is enough.
    if (queryClient.getQueryData(sessionQuery.queryKey) === null) {
      return;
    }
    const { pathname, search } = router().state.location;
    forgetUser();
    // Several requests may find the session expired; the first one has recorded the way back.
    if (pathname !== '/login') {
      void router().navigate(signInAddress(pathname + search), FORCED);
    }
  },
  unauthorized: () => void router().navigate('/unauthorized', FORCED),
});
