import { Box } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DowntimeBanner } from './DowntimeBanner.tsx';
import { FocusKeeper } from './focus/FocusKeeper.tsx';
import { Header } from './Header.tsx';
import { SessionGuard } from './SessionGuard.tsx';
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';

/** What stands around every screen of the console: the portal's shell with the console's own menu. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Header onOpenMenu={() => setDrawerOpen(true)} />
      <Box sx={{ display: 'flex', flexGrow: 1, minWidth: 0 }}>
        <Sidebar drawerOpen={drawerOpen} onCloseDrawer={() => setDrawerOpen(false)} />
        <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <DowntimeBanner />
          <Box component="main" id="main" tabIndex={-1} sx={{ flexGrow: 1, minWidth: 0, p: { xs: 2, sm: 3 } }}>
            <ScreenErrorBoundary pathname={pathname}>{children}</ScreenErrorBoundary>
          </Box>
        </Box>
      </Box>
      <FocusKeeper rootId="main" />
      <SessionGuard />
    </Box>
  );
}
