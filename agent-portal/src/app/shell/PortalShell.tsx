import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router';
import { returnOf } from '#shared/answers/own-path';
import { IdleGuard } from '#web/idle/IdleGuard';
import { today } from '#web/inputs/today';
import { PaletteButton } from '#web/palette/PaletteButton';
import type { KeyHint } from '#web/palette/palette-option';
import { BrandMark } from '#web/shell/BrandMark';
import { Shell } from '#web/shell/Shell';
import { UserMenu } from '#web/shell/UserMenu';
import { rulesQuery } from '../rules/rules-queries.ts';
import { forgetUser, signOut, signOutByChoice } from '../session/sign-out.ts';
import { useUser } from '../session/use-user.ts';
import { notifyError, notifySuccess } from '../notifications/notify.ts';
import { homePath } from '../startup/home-path.ts';
import { signInAddress } from '../startup/start-address.ts';
import { refreshSession } from '../session/session-query.ts';
import { palettePages } from './palette-pages.ts';
import { RouteProgress } from './RouteProgress.tsx';
import { useHasIndividualBooks, useSidebar } from './use-sidebar.ts';

/** The frame of all portal screens behind the sign-in. */
export function PortalShell() {
  const user = useUser();
  const { data: rules } = useQuery(rulesQuery);
  const isMoving = useNavigation().state !== 'idle';
  return (
    <>
      <RouteProgress active={isMoving} />
      <Shell
        brand={<BrandMark />}
        home={homePath(user.Permissions, rules ?? {}, today())}
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
