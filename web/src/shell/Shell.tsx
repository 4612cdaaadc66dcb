import { Box } from '@mui/material';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from './lazy-part.tsx';
import { DowntimeBanner } from './DowntimeBanner.tsx';
import { FailedPartNotice } from './FailedPartNotice.tsx';
import { Header } from './Header.tsx';
import type { Navigation } from './NavigationList.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { PrintStyles } from './PrintStyles.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';

const PhoneDrawer = lazyPart(async () => (await import('./PhoneDrawer.tsx')).PhoneDrawer);

interface ShellProps {
  brand: ReactNode;
  /** Where the logo links. */
  home: string;
  /** On the right side of the header. */
  tools: ReactNode;
  navigation: Navigation;
  downtimeMessage: string | undefined;
  /** The next screen is loading. */
  isBusy?: boolean;
  children: ReactNode;
}

/** The frame of every screen for signed-in users: header, sidebar, banners. Dialogs and menus are loaded on demand. */
export function Shell({ brand, home, tools, navigation, downtimeMessage, isBusy, children }: ShellProps) {
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <PrintStyles />
      <FailedPartNotice />
      <SkipLink targets={['#main']}>Skip to content</SkipLink>
      <Header brand={brand} home={home} onOpenMenu={() => setDrawer('open')}>
        {tools}
      </Header>
      <Box sx={{ display: 'flex', flexGrow: 1, minWidth: 0 }}>
        <Sidebar {...navigation} />
        <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <OfflineBanner />
          <DowntimeBanner message={downtimeMessage} />
          <Box
            component="main"
            id="main"
            tabIndex={-1}
            aria-busy={isBusy}
            sx={{ flexGrow: 1, minWidth: 0, p: { xs: 2, sm: 3 } }}
          >
            <PartBoundary
              resetKey={useLocation().pathname}
              failure={(error, retry) => <ScreenFailure error={error} retry={retry} />}
            >
              {() => children}
            </PartBoundary>
          </Box>
        </Box>
      </Box>
      <Suspense>
        {drawer !== 'never' && (
          <PhoneDrawer
            open={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            brand={brand}
            navigation={navigation}
          />
        )}
      </Suspense>
    </Box>
  );
}
