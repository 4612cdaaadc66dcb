import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Button,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Popover,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { extractValidSavedQueries, useListContext, useNotify, useSavedQueries, type SavedQuery } from 'react-admin';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { arePreferencesKept } from '../providers/preferences.ts';
import { isSameSearch, MAX_NAME, savingProblem, searchOf, withSearch } from './saved-search.ts';

interface SavedSearchesProps {
  name: string;
  /** The list keeps its filters out of the URL. */
  isPrivate?: boolean;
}

/**
 * Named filters and order of a list, stored with the user: react-admin's saved queries. Its own `SavedQueriesList` restores no order, has
 * buttons without a name, saves a search without a name silently nowhere, and knows one list for each resource.
 */
export function SavedSearches({ name, isPrivate }: SavedSearchesProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [stored, setStored] = useSavedQueries(name);
  const { filterValues, sort, perPage, setFilters, setSort } = useListContext();
  const navigate = useNavigate();
  const searches = extractValidSavedQueries(stored);
  const current: SavedQuery['value'] = { filter: filterValues as object, displayedFilters: [], sort, perPage };
  const open = ({ value }: SavedQuery) => {
    setAnchor(null);
    if (!isPrivate) {
      void navigate({ search: searchOf(value) });
      return;
    }
    setFilters((value.filter ?? {}) as object, {});
    if (value.sort) {
      setSort(value.sort);
    }
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<BookmarkIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Saved searches
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Saved searches', sx: { width: 320, maxWidth: '100%', p: 2 } },
        }}
      >
        {searches.length === 0 ? (
          NOTHING_SAVED
        ) : (
          <SavedSearchList
            searches={searches}
            current={current}
            onOpen={open}
            onRemove={(removed) => setStored(searches.filter((search) => search !== removed))}
          />
        )}
        <SaveSearchForm searches={searches} current={current} onSave={setStored} />
        {!arePreferencesKept() && (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
            Your settings could not be loaded. What you save now lasts until you leave the console.
          </Typography>
        )}
      </Popover>
    </>
  );
}

const NOTHING_SAVED = (
  <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
    Nothing is saved yet.
  </Typography>
);

interface SavedSearchListProps {
  searches: readonly SavedQuery[];
  /** The list's current search. */
  current: SavedQuery['value'];
  onOpen: (search: SavedQuery) => void;
  onRemove: (search: SavedQuery) => void;
}

/** Click a name to open it; Remove asks once more. */
function SavedSearchList({ searches, current, onOpen, onRemove }: SavedSearchListProps) {
  const [leaving, setLeaving] = useState<SavedQuery | null>(null);
  return (
    <List dense disablePadding aria-label="Your saved searches" sx={{ mb: 2, mx: -1 }}>
      {searches.map((search) => (
        <ListItem
          key={search.label}
          disablePadding
          secondaryAction={
            <IconButton
              edge="end"
              size="small"
              aria-label={`Remove the saved search ${search.label}`}
              onClick={() => setLeaving(search)}
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
      ))}
      {leaving && (
        <ConfirmDialog
          open
          title={`Remove “${leaving.label}”?`}
          confirmLabel="Remove"
          destructive
          onConfirm={() => {
            setLeaving(null);
            onRemove(leaving);
          }}
          onCancel={() => setLeaving(null)}
        >
          Its filters and order are forgotten.
        </ConfirmDialog>
      )}
    </List>
  );
}

interface SaveSearchFormProps {
  searches: readonly SavedQuery[];
  current: SavedQuery['value'];
  onSave: (searches: SavedQuery[]) => void;
}

/** Saves the list's current filters and order under a name. */
function SaveSearchForm({ searches, current, onSave }: SaveSearchFormProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const notify = useNotify();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const label = name.trim();
    const next = withSearch(searches, { label, value: current });
    const found = savingProblem(next, label);
    setProblem(found);
    if (found === null) {
      onSave(next);
      setName('');
      notify(`The search “${label}” is saved.`, { type: 'success' });
    }
  };
  return (
    <form noValidate onSubmit={save}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label="Name of this search"
          autoFocus
          autoComplete="off"
          fullWidth
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(null);
          }}
          error={problem !== null}
          helperText={problem ?? 'Saves the filters and the sort order of the list.'}
          slotProps={{ htmlInput: { maxLength: MAX_NAME } }}
        />
        <Button type="submit" variant="outlined" sx={{ height: 40, flexShrink: 0 }}>
          Save
        </Button>
      </Stack>
    </form>
  );
}
