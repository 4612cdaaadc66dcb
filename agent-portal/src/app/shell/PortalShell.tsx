import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import MedicalServicesIcon from '@mui/icons-material/MedicalServicesOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import { Box, keyframes, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ElementType, useState } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router';
import { returnOf } from '#shared/answers/own-path';
import { IdleGuard } from '#web/idle/IdleGuard';
import { PaletteButton } from '#web/palette/PaletteButton';
import type { KeyHint } from '#web/palette/palette-option';
import { BrandMark } from '#web/shell/BrandMark';
import type { Navigation } from '#web/shell/NavigationList';
import { Shell } from '#web/shell/Shell';
import { UserMenu } from '#web/shell/UserMenu';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import { notifyError, notifySuccess } from '../notify.ts';
import { rulesQuery } from '../rules-queries.ts';
import { refreshSession } from '../session/session-query.ts';
import { forgetUser, signOut, signOutByChoice } from '../session/sign-out.ts';
import { useUser } from '../session/use-user.ts';
import { DASHBOARD, signInAddress } from '../startup/start-address.ts';
import { navigationGroups, type NavigationIcon } from './navigation-items.ts';
import { palettePages } from './palette-pages.ts';

/** The frame of all portal screens behind the sign-in. */
export function PortalShell() {
  const { data: rules } = useQuery(rulesQuery);
  const isMoving = useNavigation().state !== 'idle';
  return (
    <>
      <RouteProgress active={isMoving} />
      <Shell
        brand={<BrandMark />}
        home={DASHBOARD}
        tools={<HeaderTools />}
        navigation={useSidebar()}
        downtimeMessage={rules?.['DownTimeBannerMessage']}
        isBusy={isMoving}
      >
        <BackToQueue />
        <Outlet />
      </Shell>
      <SessionGuard />
    </>
  );
}

const KEYS: readonly KeyHint[] = [
  ['Enter', 'Edit the census row that has the focus'],
  ['Shift Enter', 'Save a new member and add another'],
  ['F2', 'Edit the search criterion that has the focus'],
];

/** The right side of the header: search, and the signed-in user. */
function HeaderTools() {
  const user = useUser();
  const navigate = useNavigate();
  const hasIndividualBooks = useHasIndividualBooks();
  const leave = async () => {
    await signOutByChoice();
    void navigate('/login');
  };
  const signOut = () => void leave();
  return (
    <>
      <PaletteButton
        app={{
          name: 'portal',
          permissions: user.Permissions,
          pages: palettePages(user.Permissions, { hasIndividualBooks }),
          keys: KEYS,
          signOut,
          notify: (text, isError) => (isError ? notifyError({ text, fields: {} }) : notifySuccess(text)),
        }}
      />
      <UserMenu user={user} onSignOut={signOut} />
    </>
  );
}

const FORCED = { state: { forced: true } };

/** The portal's idle guard: leaves without reloading the page, so that drafts stay in memory. */
function SessionGuard() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leave = () => void navigate(signInAddress(pathname + search), FORCED);
  return (
    <IdleGuard
      refresh={refreshSession}
      onEnded={() => {
        forgetUser();
        leave();
      }}
      signOut={() => signOut().then(leave)}
      onFailure={(text) => notifyError({ text, fields: {} })}
    />
  );
}

/**
 * For internal staff who opened a quote from a console list: links back to the same page, filter and row. Stays visible across the
 * portal's screens. Stored only in memory: a filter may contain a name.
 */
function BackToQueue() {
  const { IsInternal } = useUser();
  const carried = returnOf(useLocation().search);
  const [back, setBack] = useState(carried);
  if (carried !== null && carried !== back) {
    setBack(carried);
  }
  return IsInternal && back !== null ? (
    <Link
      href={back}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24, mb: 1.5 }}
    >
      <ArrowBackIcon fontSize="small" aria-hidden />
      Back to the queue
    </Link>
  ) : null;
}

const ICONS: Record<NavigationIcon, ElementType> = {
  today: TodayIcon,
  followUps: FactCheckIcon,
  quotes: RequestQuoteIcon,
  search: SearchIcon,
  sales: InsightsIcon,
  group: GroupsIcon,
  individual: PersonIcon,
  medicare: MedicalServicesIcon,
  agency: BusinessIcon,
  quoteRules: TuneIcon,
  shopRules: StorefrontIcon,
};

const useHasIndividualBooks = (): boolean => useQuery(rulesQuery).data?.['EnableIndividualBookOfBusiness'] === 'true';

function useSidebar(): Navigation {
  const { Permissions } = useUser();
  const { pathname } = useLocation();
  const groups = navigationGroups(Permissions, { hasIndividualBooks: useHasIndividualBooks() });
  const active = groups.flatMap(({ items }) => items).find(({ to }) => to === pathname) ?? null;
  return { groups, active, icons: ICONS };
}

const APPEAR = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const TURN = keyframes({ to: { transform: 'rotate(360deg)' } });

/**
 * The loading overlay of spec 000 section 2: covers the previous screen while the next one loads. Short waits show nothing, and the
 * content below stays usable.
 */
const RouteProgress = ({ active }: { active: boolean }) => (
  <Box role="status" sx={{ position: 'fixed', inset: 0, zIndex: 'tooltip', pointerEvents: 'none' }}>
    {active && (
      <Box sx={OVERLAY}>
        <Box sx={SPINNER} />
        <Box component="span" sx={HIDDEN_TEXT}>
          Loading the next screen
        </Box>
      </Box>
    )}
  </Box>
);

const OVERLAY = {
  height: 1,
  display: 'grid',
  placeItems: 'center',
  opacity: 0,
  bgcolor: 'rgba(128, 128, 128, 0.16)',
  animation: `${APPEAR} 100ms 150ms forwards`,
} as const;

const SPINNER = {
  width: 40,
  height: 40,
  borderRadius: '50%',
  border: 4,
  borderColor: 'divider',
  borderTopColor: 'primary.main',
  animation: `${TURN} 1s linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;
