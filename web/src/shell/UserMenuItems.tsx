import LogoutIcon from '@mui/icons-material/Logout';
import { Box, Divider, ListItemIcon, ListItemText, MenuItem, MenuList, Popover, Typography } from '@mui/material';
import { roleNames } from '#shared/roles/role-names';
import { ThemeChoice } from './ThemeChoice.tsx';
import type { UserMenuProps } from './UserMenu.tsx';

interface UserMenuItemsProps extends UserMenuProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

export function UserMenuItems({ user: { FullName, Permissions }, onSignOut, anchor, onClose }: UserMenuItemsProps) {
  const leave = () => {
    onClose();
    onSignOut();
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
        <MenuItem onClick={leave}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Sign out</ListItemText>
        </MenuItem>
      </MenuList>
    </Popover>
  );
}
