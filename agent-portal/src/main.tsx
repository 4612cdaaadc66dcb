import { createTheme, CssBaseline, ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { RETIREMENT_HEADER } from '#shared/book-of-business/individuals/retirement';
import { themeOptions } from '#shared/theme/theme-options';
import { connectAnswerEffects } from '#web/http/answer-effects';
import { watchConnection } from '#web/http/connection';
import { sendFromTab } from '#web/http/request';
import { lazyPart } from '#web/shell/lazy-part';
import { answerEffects } from './app/answer-effects.ts';
import { queryClient } from './app/query-client.ts';
import { retirementOverride } from './app/retirement-override.ts';
import { type PortalRouter, startRouter } from './app/router.tsx';

const root = document.getElementById('root');
if (!root) {
  throw new Error('index.html has no element with the id "root".');
}

watchConnection();
sendFromTab(RETIREMENT_HEADER, retirementOverride);
// Lazily: the router is created below, and its first requests start immediately.
connectAnswerEffects(answerEffects(() => router));

const router = startRouter();

// index.html's skeleton stays until the first screen is ready, to avoid flicker.
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

const theme = createTheme(themeOptions);

const NotificationHost = lazyPart(async () => (await import('./app/NotificationHost.tsx')).NotificationHost);

const App = ({ router }: { router: PortalRouter }) => (
  <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
    <CssBaseline enableColorScheme />
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Suspense>
        <NotificationHost />
      </Suspense>
    </QueryClientProvider>
  </ThemeProvider>
);
