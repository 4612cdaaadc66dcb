import { routeFailureOutcome } from '#shared/answers/answer-outcome';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { ApiError } from '#web/http/api-error';
import { notifyError } from '../notifications/notify.ts';
import { queryClient } from '../query-client.ts';
import { rulesQuery } from '../rules/rules-queries.ts';
import { sessionQuery } from '../session/session-query.ts';

/**
 * Loads the business rules and the session, which every route needs; once, in parallel.
 *
 * @returns the user, or null if signed out
 * @throws ApiError after the user has been notified (spec 000 section 8, "Route resolution errors")
 */
export async function loadStart(pathname: string): Promise<CurrentUserResponse | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [user] = await Promise.all([
        queryClient.ensureQueryData(sessionQuery),
        queryClient.ensureQueryData(rulesQuery),
      ]);
      return user;
    } catch (error) {
      if (!(error instanceof ApiError)) {
        throw error;
      }
      const { next, text } = routeFailureOutcome({
        status: error.status,
        onLoginRoute: pathname === '/login',
        attempt,
      });
      if (text) {
        notifyError({ text, fields: {} });
      }
      if (next !== 'retry') {
        throw error;
      }
    }
  }
}
