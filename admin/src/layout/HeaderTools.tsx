import OpenInNewIcon from '@mui/icons-material/ArrowOutward';
import { Button } from '@mui/material';
import { useLogout } from 'react-admin';
import { UserMenu } from '#web/shell/UserMenu';
import { PORTAL_HOME } from '../providers/addresses.ts';
import { currentUser } from '../providers/current-user.ts';
import { PaletteButton } from './palette/PaletteButton.tsx';

/** At the right end of the header: the search, the way to the portal, and who is signed in. */
export function HeaderTools() {
  const logout = useLogout();
  return (
    <>
      <PaletteButton />
      <Button
        href={PORTAL_HOME}
        color="inherit"
        endIcon={<OpenInNewIcon />}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        Agent portal
      </Button>
      <UserMenu user={currentUser()} onSignOut={() => void logout()} />
    </>
  );
}
