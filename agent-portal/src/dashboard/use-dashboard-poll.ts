import { useEffect } from 'react';
import { queryClient } from '../app/query-client.ts';
import { dashboardPoll } from './dashboard.api.ts';

/** What someone else deletes, signs or decides shows after so long at the latest; at once when the window gets the focus. */
const ASK_AGAIN_MS = 60_000;

/** Reads the dashboard again while it is looked at. What cannot be read now is read the next time. */
export function useDashboardPoll(): void {
  useEffect(() => {
    const poll = () => document.hidden || void queryClient.fetchQuery(dashboardPoll).catch(() => undefined);
    const timer = setInterval(poll, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
}
