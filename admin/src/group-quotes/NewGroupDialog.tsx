import AddBusinessIcon from '@mui/icons-material/AddBusinessOutlined';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import SearchIcon from '@mui/icons-material/SearchOutlined';
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
import { useHref } from 'react-router';
import { NEW_GROUP_OPTIONS, NEW_GROUP_TITLE } from '#shared/sales/new-group-options';
import { withReturn } from '#shared/answers/own-path';
import { NEW_BUSINESS_VIEW } from './queue-views.ts';

const ICONS = [AddBusinessIcon, SearchIcon];

/** Both are portal screens, with the same labels as there, and link back to the queue. */
export function NewGroupDialog({ onClose }: { onClose: () => void }) {
  const queue = useHref(NEW_BUSINESS_VIEW.path);
  return (
    <Dialog open onClose={onClose} maxWidth="xs">
      <DialogTitle>{NEW_GROUP_TITLE}</DialogTitle>
      <DialogContent sx={{ px: 1, py: 0 }}>
        <List disablePadding>
          {NEW_GROUP_OPTIONS.map(({ title, text, path }, at) => {
            const Icon = ICONS[at]!;
            return (
              <ListItem key={path} disablePadding>
                <ListItemButton
                  component="a"
                  href={withReturn(path, queue)}
                  autoFocus={at === 0}
                  sx={{ borderRadius: 1 }}
                >
                  <ListItemIcon sx={{ minWidth: 48, color: 'primary.main' }}>
                    <Icon />
                  </ListItemIcon>
                  <ListItemText
                    primary={title}
                    secondary={text}
                    slotProps={{
                      primary: { variant: 'subtitle2', component: 'span' },
                      secondary: { variant: 'body2' },
                    }}
                  />
                  <ChevronRightIcon fontSize="small" color="action" aria-hidden sx={{ ml: 1 }} />
                </ListItemButton>
              </ListItem>
            );
          })}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
