import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { Button, Popover, Typography } from '@mui/material';
import { useState } from 'react';
import { extractValidSavedQueries, useListContext, useSavedQueries, type SavedQuery } from 'react-admin';
import { useNavigate } from 'react-router';
import { arePreferencesKept } from '../providers/preferences.ts';
import { SavedSearchList } from './SavedSearchList.tsx';
import { SaveSearchForm } from './SaveSearchForm.tsx';
import { searchOf } from './saved-search.ts';

interface SavedSearchesProps {
  name: string;
  /** The list keeps its filters out of the URL. */
  isPrivate?: boolean;
}

/**
 * Named filters and order of a list, stored with the user. react-admin's saved queries with markup that works for keyboards and
 * screen readers. Lists that share a resource but have different names are stored separately.
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
