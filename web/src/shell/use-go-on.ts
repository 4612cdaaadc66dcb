import { use, useCallback, useLayoutEffect, useRef } from 'react';
import {
  type Location,
  type NavigateOptions,
  resolvePath,
  type To,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router';

/** Where to; or that, from the address as it is at that moment, null: nowhere. */
type Onward = To | ((here: Pick<Location, 'search'>) => To | null);

/**
 * Navigates without a click: after an answer of the server, or to write into the address what the page shows. It would end the navigation
 * that is under way, so it does nothing while the user is on the way elsewhere, nor afterwards. It asks the router itself: React hears
 * later where somebody is going.
 */
export function useGoOn(): (onward: Onward, options?: NavigateOptions) => Promise<void> {
  const router = use(DataRouterContext)?.router;
  const location = useLocation();
  const navigate = useNavigate();
  const here = useRef(location);
  useLayoutEffect(() => {
    here.current = location;
  }, [location]);
  const before = useRef(Promise.resolve());
  return useCallback(
    (onward, options) => {
      const turn = before.current.then(async () => {
        const state = router?.state;
        if (state && (state.navigation.state !== 'idle' || state.location.pathname !== here.current.pathname)) {
          return;
        }
        const to = typeof onward === 'function' ? onward(state?.location ?? here.current) : onward;
        if (to === null) {
          return;
        }
        const target = resolvePath(to, here.current.pathname).pathname;
        await navigate(to, options);
        // A new record gets an address of its own, and its page goes on from there.
        if (router?.state.location.pathname === target) {
          here.current = router.state.location;
        }
      });
      before.current = turn.catch(() => {});
      return turn;
    },
    [router, navigate],
  );
}
