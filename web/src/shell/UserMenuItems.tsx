import CheckIcon from '@mui/icons-material/Check';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsBrightnessIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import { Box, Divider, ListItemIcon, ListItemText, MenuItem, MenuList, Popover, Typography } from '@mui/material';
import { useColorScheme } from '@mui/material/styles';
import { Link } from 'react-router';
import { roleNames } from '#shared/roles/role-names';
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
        <MenuItem component={Link} to="/sign-in-security" onClick={onClose}>
          <ListItemIcon>
            <KeyIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Sign-in security</ListItemText>
        </MenuItem>
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

const CHOICES = [
  { mode: 'light', label: 'Light', Icon: LightModeIcon },
  { mode: 'dark', label: 'Dark', Icon: DarkModeIcon },
  { mode: 'system', label: 'System setting', Icon: SettingsBrightnessIcon },
] as const;

/** Light, dark, or the system's setting; stored in this browser, for both apps. */
function ThemeChoice() {
  const { mode = 'system', setMode } = useColorScheme();
  return CHOICES.map(({ mode: choice, label, Icon }) => (
    <MenuItem key={choice} role="menuitemradio" aria-checked={mode === choice} onClick={() => setMode(choice)}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
      {mode === choice && <CheckIcon fontSize="small" color="primary" sx={{ ml: 2 }} />}
    </MenuItem>
  ));
}
