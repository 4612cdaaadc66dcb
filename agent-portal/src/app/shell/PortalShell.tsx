import { useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate, useNavigation } from 'react-router';
import { BrandMark } from '#web/shell/BrandMark';
import { Shell } from '#web/shell/Shell';
import { UserMenu } from '#web/shell/UserMenu';
import { rulesQuery } from '../rules/rules.api.ts';
import { SessionGuard } from '../session/SessionGuard.tsx';
import { signOutByChoice } from '../session/sign-out.ts';
import { useUser } from '../session/use-user.ts';
import { BackToQueue } from './BackToQueue.tsx';
import { RouteProgress } from './RouteProgress.tsx';
import { useSidebar } from './use-sidebar.ts';

/** The frame of every screen of the portal behind the sign-in. */
export function PortalShell() {
  const user = useUser();
  const navigate = useNavigate();
  const isMoving = useNavigation().state !== 'idle';
  const signOut = async () => {
    await signOutByChoice();
    void navigate('/login');
  };
  return (
    <>
      <RouteProgress active={isMoving} />
      <Shell
        brand={<BrandMark />}
        home="/dashboard"
        tools={<UserMenu user={user} onSignOut={() => void signOut()} />}
        navigation={useSidebar()}
        downtimeMessage={useQuery(rulesQuery).data?.['DownTimeBannerMessage']}
        isBusy={isMoving}
      >
        <BackToQueue />
        <Outlet />
      </Shell>
      <SessionGuard />
    </>
  );
}
