import MenuIcon from '@mui/icons-material/Menu';
import { Box, IconButton, Link, Stack } from '@mui/material';
import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { formatTime } from '#shared/formats/instant';
import { connection, onConnectionChange } from '../http/connection.ts';
import { FailedPartNotice } from './FailedPartNotice.tsx';
import { lazyPart } from './lazy-part.tsx';
import { type Navigation, NavigationList } from './NavigationList.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { PrintStyles } from './PrintStyles.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';
import { SkipLink } from './SkipLink.tsx';

const HEADER_HEIGHT = 56;
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

interface HeaderProps {
  brand: ReactNode;
  /** Where the logo links. */
  home: string;
  onOpenMenu: () => void;
  /** On the right side. */
  children: ReactNode;
}

const Header = ({ brand, home, onOpenMenu, children }: HeaderProps) => (
  <Stack
    component="header"
    direction="row"
    spacing={1}
    sx={{
      position: 'sticky',
      top: 0,
      zIndex: 'appBar',
      height: HEADER_HEIGHT,
      px: { xs: 1, sm: 3 },
      alignItems: 'center',
      bgcolor: 'background.paper',
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <IconButton aria-label="Open the menu" onClick={onOpenMenu} sx={{ display: { sm: 'none' } }}>
      <MenuIcon />
    </IconButton>
    <Link component={RouterLink} to={home} underline="none" color="inherit" sx={{ minWidth: 0 }}>
      {brand}
    </Link>
    <Box sx={{ flexGrow: 1 }} />
    {children}
  </Stack>
);

/** Below this width, the sidebar is a rail of icons with short labels. Source: spec 000 section 9. */
const COLLAPSE_BELOW_PX = 1461;
const WIDE = `@media (min-width: ${COLLAPSE_BELOW_PX}px)`;
/** In rem: the labels fit at 200 % text too (WCAG 1.4.4). */
const RAIL_WIDTH = '6.5rem';
const FULL_WIDTH = '14.5rem';

/** Full on wide screens, a rail below 1461 px; phones have a drawer instead. */
const Sidebar = (navigation: Navigation) => (
  <Box
    className="no-print"
    sx={{
      display: { xs: 'none', sm: 'block' },
      position: 'sticky',
      top: HEADER_HEIGHT,
      alignSelf: 'flex-start',
      height: `calc(100dvh - ${HEADER_HEIGHT}px)`,
      overflowY: 'auto',
      flexShrink: 0,
      width: RAIL_WIDTH,
      [WIDE]: { width: FULL_WIDTH },
      bgcolor: 'background.paper',
      borderRight: 1,
      borderColor: 'divider',
    }}
  >
    <NavigationList {...navigation} wide={WIDE} />
  </Box>
);

/** Both apps use the same key: a banner dismissed in one stays dismissed in the other. */
const KEY = 'pq.dismissed-banner';

const BannerAlert = lazyPart(async () => (await import('./BannerAlert.tsx')).BannerAlert);

/** Announces upcoming downtime until dismissed; a new text shows again. Source: spec 002 section 2, "Header". */
function DowntimeBanner({ message: text = '' }: { message: string | undefined }) {
  const message = text.trim();
  const [dismissed, setDismissed] = useState(readDismissed);
  const dismiss = () => {
    setDismissed(message);
    try {
      sessionStorage.setItem(KEY, message);
    } catch {
      // Storage may be disabled: the banner then returns after a reload.
    }
  };
  return message === '' || message === dismissed ? null : (
    <Suspense>
      <BannerAlert message={message} onDismiss={dismiss} />
    </Suspense>
  );
}

function readDismissed(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

const WORDS = { offline: "You're offline.", unreachable: 'The server could not be reached.' } as const;

/** While there is no connection: says so, and how old the page's data is. */
export function OfflineBanner() {
  const state = useSyncExternalStore(onConnectionChange, connection);
  const readAt = useOldestOnPage(state !== 'online');
  return (
    <Box role="status" sx={state === 'online' ? undefined : LOOK}>
      {state !== 'online' && [WORDS[state], readAt && `Showing data from ${readAt}.`].filter(Boolean).join(' ')}
    </Box>
  );
}

/** The age follows the page: another screen has other data, and a late response renews it. */
function useOldestOnPage(isShown: boolean): string | null {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => (isShown ? oldestOnPage(queryClient) : null));
}

/** When the page's oldest data was fetched; data that never becomes stale is ignored. */
function oldestOnPage(queryClient: QueryClient): string | null {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ observers }) => observers.some(({ options }) => options.staleTime !== Infinity))
    .map(({ state }) => state.dataUpdatedAt)
    .filter((time) => time > 0);
  return times.length === 0 ? null : formatTime(new Date(Math.min(...times)).toISOString());
}

const LOOK = {
  position: 'sticky',
  top: HEADER_HEIGHT,
  zIndex: 1,
  px: { xs: 2, sm: 3 },
  py: 1,
  typography: 'body2',
  fontWeight: 'medium',
  bgcolor: 'text.primary',
  color: 'background.paper',
} as const;
