import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import LogoutIcon from '@mui/icons-material/Logout';
import {
  Avatar,
  Box,
  Button,
  Divider,
  ListItemIcon,
  ListItemText,
  MenuItem,
  MenuList,
  Popover,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useLogout } from 'react-admin';
import { initials, roleNames } from '#shared/roles/role-names';
import { currentUser } from '../providers/current-user.ts';
import { ThemeChoice } from './ThemeChoice.tsx';

/** Who is signed in, how the screen looks, and the way out. */
export function UserMenu() {
  const { FullName, Permissions } = currentUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const logout = useLogout();
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={`Your account: ${FullName}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        startIcon={<Avatar sx={AVATAR}>{initials(FullName)}</Avatar>}
        endIcon={<ExpandMoreIcon />}
        sx={{ '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {FullName}
        </Box>
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Your account', sx: { width: 240, mt: 0.5 } } }}
      >
        <Box sx={{ px: 2, py: 1.5 }}>
          <Typography variant="subtitle2">{FullName}</Typography>
          <Typography variant="body2" color="textSecondary">
            {roleNames(Permissions)}
          </Typography>
        </Box>
        <Divider />
        <MenuList aria-label="Your account" autoFocusItem>
          <ThemeChoice />
          <Divider component="li" role="separator" />
          <MenuItem onClick={() => void logout()}>
            <ListItemIcon>
              <LogoutIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText>Sign out</ListItemText>
          </MenuItem>
        </MenuList>
      </Popover>
    </>
  );
}

const AVATAR = {
  width: 28,
  height: 28,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&&': { fontSize: 12 },
  fontWeight: 600,
} as const;
