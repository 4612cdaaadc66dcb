import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ElementType, ReactNode } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { useLocation } from 'react-router';
import type { KeyHint } from '#web/palette/palette-option';
import { PaletteButton } from '#web/palette/PaletteButton';
import { BrandMark } from '#web/shell/BrandMark';
import type { Navigation } from '#web/shell/NavigationList';
import { Shell } from '#web/shell/Shell';
import { NewScreen } from '#web/shell/use-heading-focus';
import { UserMenu } from '#web/shell/UserMenu';
import { IdleGuard } from '#web/idle/IdleGuard';
import { parametersQuery } from '../providers/parameters-query.ts';
import { currentUser } from '../providers/current-user.ts';
import { currentAddress, leaveToSignIn, refreshSession, signOut } from '../providers/session.ts';
import { FocusKeeper } from './FocusKeeper.tsx';
import { activeItem, navigationGroups, type NavigationIcon } from './navigation-items.ts';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { palettePages, paletteRules } from './palette-pages.ts';

const BRAND = (
  <BrandMark>
    <Chip label="Console" variant="outlined" sx={{ display: { xs: 'none', sm: 'inline-flex' }, borderRadius: 1 }} />
  </BrandMark>
);

/** The frame of every screen of the console. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <NewScreen value="arrival">
      <Shell
        brand={BRAND}
        home="/"
        tools={<HeaderTools />}
        navigation={useSidebar()}
        downtimeMessage={useQuery(parametersQuery).data?.['DownTimeBannerMessage']}
      >
        {children}
      </Shell>
      <FocusKeeper rootId="main" />
      <SessionGuard />
    </NewScreen>
  );
}

const KEYS: readonly KeyHint[] = [
  ['j', 'Review desk: next quote'],
  ['k', 'Review desk: previous quote'],
  ['a', 'Review desk: approve'],
  ['p', 'Review desk: pend'],
  ['r', 'Review desk: return to the agent; resubmit an individual'],
  ['m', 'Review desk: manual; mark an individual resolved'],
  ['c', 'Review desk: claim, release or take over'],
  ['n', 'Review desk: write a note'],
  ['Ctrl Enter', 'Confirm a decision, or add a note'],
  ['Ctrl Z', 'Undo the last claim, release or repair while it is offered. Decisions cannot be undone'],
];

/** The right side of the header: search, notifications, and the signed-in user. */
function HeaderTools() {
  const logout = useLogout();
  const notify = useNotify();
  const user = currentUser();
  const signOut = () => void logout();
  return (
    <>
      <PaletteButton
        app={{
          name: 'console',
          permissions: user.Permissions,
          pages: palettePages(user.Permissions),
          places: paletteRules(user.Permissions),
          keys: KEYS,
          signOut,
          notify: (message, isError) => notify(message, { type: isError ? 'error' : 'success' }),
        }}
      />
      <NotificationBell />
      <UserMenu user={user} onSignOut={signOut} />
    </>
  );
}

/** The console's idle guard: signing out reloads the page, so nothing stays in memory. */
function SessionGuard() {
  const notify = useNotify();
  return (
    <IdleGuard
      refresh={refreshSession}
      onEnded={() => void leaveToSignIn()}
      signOut={() => signOut(currentAddress())}
      onFailure={(message) => notify(message, { type: 'error' })}
    />
  );
}

const ICONS: Record<NavigationIcon, ElementType> = {
  home: HomeIcon,
  queue: InboxIcon,
  individuals: PersonIcon,
  renewals: AutorenewIcon,
  error: ErrorIcon,
  portal: RequestQuoteIcon,
  quote: TuneIcon,
  shop: StorefrontIcon,
  expired: EventBusyIcon,
  users: GroupIcon,
  agents: BadgeIcon,
  agencies: BusinessIcon,
  audit: HistoryIcon,
};

function useSidebar(): Navigation {
  const groups = navigationGroups(currentUser().Permissions);
  return { groups, active: activeItem(groups, useLocation().pathname), icons: ICONS };
}
