import { createTheme, CssBaseline, ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { RouterProvider } from 'react-router/dom';
import { themeOptions } from '#shared/theme/theme-options';
import { lazyPart } from '#web/shell/lazy-part';
import { queryClient } from './query-client.ts';
import type { PortalRouter } from './router.tsx';

const theme = createTheme(themeOptions);

const NotificationHost = lazyPart(async () => (await import('./notifications/NotificationHost.tsx')).NotificationHost);

export const App = ({ router }: { router: PortalRouter }) => (
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
