import { Button, Stack, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useNotify, type SavedQuery } from 'react-admin';
import { MAX_NAME, savingProblem, withSearch } from './saved-search.ts';

interface SaveSearchFormProps {
  searches: readonly SavedQuery[];
  current: SavedQuery['value'];
  onSave: (searches: SavedQuery[]) => void;
}

/** Saves the list's current filters and order under a name. */
export function SaveSearchForm({ searches, current, onSave }: SaveSearchFormProps) {
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
