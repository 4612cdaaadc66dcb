import AddIcon from '@mui/icons-material/Add';
import { Button, Stack } from '@mui/material';
import type { IndividualBookOf } from '../book-search.ts';
import type { Criterion } from './criterion.ts';
import { CriterionFields } from './CriterionFields.tsx';
import { SearchChips } from './SearchChips.tsx';
import { useCriterionDraft } from './use-criterion-draft.ts';

interface BookSearchProps {
  book: IndividualBookOf;
  criteria: readonly Criterion[];
  onChange: (criteria: readonly Criterion[]) => void;
  /** Why the server refused the search; null when it did not. */
  refusal: string | null;
}

/** Search by field: each criterion is a chip, and a contract must meet all. Source: spec 000 section 2, "Individual BOB screen". */
export function BookSearch({ refusal, ...search }: BookSearchProps) {
  const { criteria } = search;
  const { draft, problem, edited, focus, field, ...work } = useCriterionDraft(search);
  return (
    <Stack spacing={1.5} role="search" aria-label="Find contracts">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          work.submit();
        }}
        onKeyDown={({ key }) => key === 'Escape' && work.cancel()}
      >
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <CriterionFields criterion={draft} onChange={work.change} problem={problem ?? refusal} inputRef={field} />
          <Stack direction="row" spacing={1} sx={{ minHeight: 40, alignItems: 'center' }}>
            <Button type="submit" variant="contained" startIcon={edited === null ? <AddIcon /> : undefined}>
              {edited === null ? 'Add' : 'Update'}
            </Button>
            {edited !== null && (
              <>
                <Button onClick={() => work.remove(edited)}>Remove</Button>
                <Button onClick={work.cancel}>Cancel</Button>
              </>
            )}
          </Stack>
        </Stack>
      </form>
      {criteria.length > 0 && (
        <SearchChips criteria={criteria} onEdit={work.edit} onRemove={work.remove} focus={focus} />
      )}
    </Stack>
  );
}
