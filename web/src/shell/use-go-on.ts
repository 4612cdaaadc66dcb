import { use, useCallback, useLayoutEffect, useRef } from 'react';
import {
  type NavigateOptions,
  resolvePath,
  type To,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router';

/**
 * Navigates without a click: after an answer of the server, or to write into the address what the page shows. It would end the navigation
 * that is under way, so it does nothing while the user is on the way elsewhere, nor afterwards. It asks the router itself: React hears
 * later where somebody is going.
 */
export function useGoOn(): (to: To, options?: NavigateOptions) => Promise<void> {
  const router = use(DataRouterContext)?.router;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const here = useRef(pathname);
  useLayoutEffect(() => {
    here.current = pathname;
  }, [pathname]);
  const before = useRef(Promise.resolve());
  return useCallback(
    (to, options) => {
      const turn = before.current.then(async () => {
        const state = router?.state;
        if (state && (state.navigation.state !== 'idle' || state.location.pathname !== here.current)) {
          return;
        }
        const target = resolvePath(to, here.current).pathname;
        await navigate(to, options);
        // A new record gets an address of its own, and its page goes on from there.
        if (router?.state.location.pathname === target) {
          here.current = target;
        }
      });
      before.current = turn.catch(() => {});
      return turn;
    },
    [router, navigate],
  );
}
