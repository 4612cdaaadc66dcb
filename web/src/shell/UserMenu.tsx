import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { initials } from '#shared/roles/role-names';
import { lazyPart } from './lazy-part.tsx';

const UserMenuItems = lazyPart(async () => (await import('./UserMenuItems.tsx')).UserMenuItems);

export interface UserMenuProps {
  user: Pick<CurrentUserResponse, 'FullName' | 'Permissions'>;
  onSignOut: () => void;
}

/** The signed-in user; opens the theme choice and sign-out. */
export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const { FullName } = user;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={`Your account: ${FullName}`}
        onClick={({ currentTarget }) => {
          setWasOpened(true);
          setAnchor(currentTarget);
        }}
        endIcon={<ExpandMoreIcon />}
      >
        <Box component="span" sx={AVATAR}>
          {initials(FullName)}
        </Box>
        <Box component="span" sx={{ ml: 1, display: { xs: 'none', sm: 'inline' } }}>
          {FullName}
        </Box>
      </Button>
      {wasOpened && (
        <Suspense>
          <UserMenuItems user={user} onSignOut={onSignOut} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

const AVATAR = {
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: 12,
} as const;
