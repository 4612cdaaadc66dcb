import { ScreenFailure } from '#web/shell/ScreenFailure';

/** When even the shell breaks: words and a way on, never a stack trace. */
export const CrashScreen = ({ error }: { error: Error }) => (
  <main>
    <ScreenFailure error={error} retry={() => window.location.reload()} />
  </main>
);
