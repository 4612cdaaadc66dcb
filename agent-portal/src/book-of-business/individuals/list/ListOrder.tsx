import { Stack, Typography } from '@mui/material';
import { SORT_DIRECTIONS, type SortField } from '#shared/book-of-business/individuals/search-fields';
import { PlainSelect } from '../../../components/PlainSelect.tsx';
import type { Sort } from '../../../components/RecordTable.tsx';
import { useIsPhone } from '../../../components/use-is-narrow.ts';
import { SORT_CHOICES } from './contract-columns.tsx';
import type { BookList } from '../individual-book.api.ts';

interface ListOrderProps {
  list: BookList;
  sort: Sort<SortField>;
  onSort: (sort: Sort<SortField>) => void;
}

const DIRECTIONS = SORT_DIRECTIONS.map((value) => ({ value, label: value === 'ASC' ? 'Ascending' : 'Descending' }));

/** The order of the list, where it is not chosen by column headings. */
export function ListOrder({ list, sort, onSort }: ListOrderProps) {
  const isPhone = useIsPhone();
  if (list === 'void') {
    return (
      <Typography variant="body2" color="textSecondary">
        Sorted by name. To find one of them, use “Find one contract”.
      </Typography>
    );
  }
  return (
    list === 'active' &&
    isPhone && (
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <PlainSelect
          label="Sorted by"
          value={sort.field}
          onChange={(field) => onSort({ field, direction: 'ASC' })}
          options={SORT_CHOICES}
        />
        <PlainSelect
          label="Order"
          value={sort.direction}
          onChange={(direction) => onSort({ ...sort, direction })}
          options={DIRECTIONS}
        />
      </Stack>
    )
  );
}
