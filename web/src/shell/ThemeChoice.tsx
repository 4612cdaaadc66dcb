import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import CheckIcon from '@mui/icons-material/Check';
import SettingsBrightnessIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { useColorScheme } from '@mui/material/styles';

const CHOICES = [
  { mode: 'light', label: 'Light', Icon: LightModeIcon },
  { mode: 'dark', label: 'Dark', Icon: DarkModeIcon },
  { mode: 'system', label: 'As the system', Icon: SettingsBrightnessIcon },
] as const;

/** Light, dark, or as the system says; kept in this browser, for both apps. */
export function ThemeChoice() {
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
