import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, IconButton, List, ListItem, ListItemButton, ListItemText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { SavedQuery } from 'react-admin';
import { isSameSearch } from './saved-search.ts';

interface SavedSearchListProps {
  searches: readonly SavedQuery[];
  /** The list's current search. */
  current: SavedQuery['value'];
  onOpen: (search: SavedQuery) => void;
  onRemove: (search: SavedQuery) => void;
}

/** Click a name to open it; Remove asks for confirmation inline. */
export function SavedSearchList({ searches, current, onOpen, onRemove }: SavedSearchListProps) {
  const [leaving, setLeaving] = useState<string | null>(null);
  return (
    <List dense disablePadding aria-label="Your saved searches" sx={{ mb: 2, mx: -1 }}>
      {searches.map((search) =>
        search.label === leaving ? (
          <ListItem key={search.label} sx={{ display: 'block', px: 1 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              Remove “{search.label}”?
            </Typography>
            <Stack direction="row" spacing={1}>
              <Button size="small" color="error" onClick={() => onRemove(search)}>
                Remove
              </Button>
              <Button size="small" autoFocus onClick={() => setLeaving(null)}>
                Keep
              </Button>
            </Stack>
          </ListItem>
        ) : (
          <ListItem
            key={search.label}
            disablePadding
            secondaryAction={
              <IconButton
                edge="end"
                size="small"
                aria-label={`Remove the saved search ${search.label}`}
                onClick={() => setLeaving(search.label)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            }
          >
            <ListItemButton
              selected={isSameSearch(search.value, current)}
              aria-current={isSameSearch(search.value, current) ? 'true' : undefined}
              onClick={() => onOpen(search)}
              sx={{ borderRadius: 1, px: 1 }}
            >
              <ListItemText primary={search.label} sx={{ overflowWrap: 'anywhere' }} />
            </ListItemButton>
          </ListItem>
        ),
      )}
    </List>
  );
}
