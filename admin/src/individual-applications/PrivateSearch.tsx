import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { SEARCH_FIELD } from '../components/quote-queue/QueueToolbar.tsx';

/** Debounce between keystrokes. */
const PAUSE_MS = 400;

interface PrivateSearchProps {
  text: string;
  onSearch: (text: string) => void;
}

/** A search by names of people: kept in memory alone, unlike the other filters, which are in the URL. */
export function PrivateSearch({ text, onSearch }: PrivateSearchProps) {
  const [typed, setTyped] = useState(text);
  const { setPage } = useListContext();
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === text) {
      return undefined;
    }
    const timer = setTimeout(() => {
      onSearch(wanted);
      setPage(1);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onSearch, setPage]);
  return (
    <TextField
      type="search"
      size="small"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      placeholder="Name, number or date"
      slotProps={{
        htmlInput: { 'aria-label': 'Search the quotes', autoComplete: 'off' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <SearchIcon color="action" fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={SEARCH_FIELD}
    />
  );
}
