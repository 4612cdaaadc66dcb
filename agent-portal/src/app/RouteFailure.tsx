import { useRouteError } from 'react-router';
import { ApiError } from '#web/http/api-error';
import { ScreenFailure } from '#web/shell/ScreenFailure';

const reload = () => window.location.reload();

/** Instead of everything, when the shell, the session or the rules could not be loaded. */
export const RouteFailure = () => (
  <main>
    <ScreenFailure error={useRouteError()} retry={reload} />
  </main>
);

/** Instead of a screen that broke, inside the shell. Without session or rules there is none: that is RouteFailure's. */
export function ScreenRouteFailure() {
  const error = useRouteError();
  if (error instanceof ApiError) {
    throw error;
  }
  return <ScreenFailure error={error} retry={reload} />;
}
