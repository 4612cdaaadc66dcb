import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Asked<Decision> {
  decision: Decision;
  /** To the next quote, once it is decided. */
  goesOn: boolean;
}

/** The decision whose dialog is open. A link may ask for one, as "approve 48" of the search does, if it is possible. */
export function useAsked<Decision extends string>(possible: readonly Decision[]) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const [asked, setAsked] = useState<Asked<Decision> | null>(() => {
    const decision = possible.find((each) => each === (state as { decision?: string } | null)?.decision);
    return decision === undefined ? null : { decision, goesOn: false };
  });
  return {
    asked,
    ask: (decision: Decision, goesOn: boolean) => setAsked({ decision, goesOn }),
    close: () => {
      setAsked(null);
      if (state !== null) {
        // Reloading the page must not ask again.
        void navigate({ pathname, search }, { replace: true });
      }
    },
  };
}
