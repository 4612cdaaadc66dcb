import LogoutIcon from '@mui/icons-material/Logout';
import { Box, Divider, ListItemIcon, ListItemText, MenuItem, MenuList, Popover, Typography } from '@mui/material';
import { useNavigate } from 'react-router';
import { roleNames } from '#shared/roles/role-names';
import { signOutByChoice } from '../session/sign-out.ts';
import { useUser } from '../session/use-user.ts';
import { ThemeChoice } from './ThemeChoice.tsx';

interface UserMenuItemsProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

export function UserMenuItems({ anchor, onClose }: UserMenuItemsProps) {
  const { FullName, Permissions } = useUser();
  const navigate = useNavigate();
  const leave = async () => {
    onClose();
    await signOutByChoice();
    void navigate('/login');
  };
  return (
    <Popover
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
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
        <MenuItem onClick={() => void leave()}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Sign out</ListItemText>
        </MenuItem>
      </MenuList>
    </Popover>
  );
}
