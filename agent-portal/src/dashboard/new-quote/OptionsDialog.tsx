import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
} from '@mui/material';
import { type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

export interface NewOption {
  icon: ReactNode;
  title: string;
  /** What happens next; if blocked, why. */
  text: string;
  to: string;
  isBlocked?: boolean;
}

interface OptionsDialogProps {
  title: string;
  options: readonly NewOption[];
  onClose: () => void;
}

/** Ways to start, of which the user chooses one. */
export function OptionsDialog({ title, options, onClose }: OptionsDialogProps) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent sx={{ px: 1, py: 0 }}>
        <List disablePadding>
          {options.map((option, index) => (
            <ListItem key={option.title} disablePadding>
              <Choice option={option} autoFocus={index === 0} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}

/** A blocked option stays focusable, so that screen readers announce the reason. */
function Choice({ option, autoFocus }: { option: NewOption; autoFocus: boolean }) {
  const { icon, title, text, to, isBlocked = false } = option;
  const target = isBlocked ? {} : { component: RouterLink, to };
  return (
    <ListItemButton
      {...target}
      autoFocus={autoFocus}
      aria-disabled={isBlocked}
      sx={{ borderRadius: 1, '&[aria-disabled=true]': { cursor: 'not-allowed' } }}
    >
      <ListItemIcon sx={{ minWidth: 48, color: isBlocked ? 'text.disabled' : 'primary.main' }}>{icon}</ListItemIcon>
      <ListItemText
        primary={title}
        secondary={text}
        slotProps={{
          primary: { variant: 'subtitle2', component: 'span', color: isBlocked ? 'textSecondary' : 'textPrimary' },
          secondary: { variant: 'body2' },
        }}
      />
      {!isBlocked && <ChevronRightIcon fontSize="small" color="action" aria-hidden sx={{ ml: 1 }} />}
    </ListItemButton>
  );
}
