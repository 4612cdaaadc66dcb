import { Box } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { SessionGuard } from '../session/SessionGuard.tsx';
import { BackToQueue } from './BackToQueue.tsx';
import { DowntimeBanner } from './DowntimeBanner.tsx';
import { Header } from './Header.tsx';
import { RouteProgress } from './RouteProgress.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from '../../components/SkipLink.tsx';

const PhoneDrawer = lazy(async () => ({ default: (await import('./PhoneDrawer.tsx')).PhoneDrawer }));

/** What stands around every screen of a signed-in user. What opens on demand is loaded on demand. */
export function Shell() {
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const isMoving = useNavigation().state !== 'idle';
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink targets={['main']}>Skip to content</SkipLink>
      <RouteProgress active={isMoving} />
      <Header onOpenMenu={() => setDrawer('open')} />
      <Box sx={{ display: 'flex', flexGrow: 1, minWidth: 0 }}>
        <Sidebar />
        <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <DowntimeBanner />
          <Box component="main" id="main" tabIndex={-1} aria-busy={isMoving} sx={{ flexGrow: 1, p: { xs: 2, sm: 3 } }}>
            <BackToQueue />
            <Outlet />
          </Box>
        </Box>
      </Box>
      <Suspense>
        {drawer !== 'never' && <PhoneDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />}
      </Suspense>
      <SessionGuard />
    </Box>
  );
}
