import { TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';

export interface Sort<Field extends string> {
  field: Field;
  direction: 'ASC' | 'DESC';
}

export interface SortColumn<Field extends string> {
  label: string;
  /** What the column is sorted by; without one it cannot be. */
  field?: Field;
}

interface SortableHeadProps<Field extends string> {
  columns: readonly SortColumn<Field>[];
  sort: Sort<Field>;
  onSort: (sort: Sort<Field>) => void;
}

/** The heads of a table that its reader sorts: a second click on a head turns the order around. */
export const SortableHead = <Field extends string>({ columns, sort, onSort }: SortableHeadProps<Field>) => (
  <TableHead>
    <TableRow>
      {columns.map(({ label, field }) => (
        <TableCell key={label} sortDirection={field === sort.field && (sort.direction === 'ASC' ? 'asc' : 'desc')}>
          {field === undefined ? (
            label
          ) : (
            <TableSortLabel
              active={field === sort.field}
              direction={field === sort.field && sort.direction === 'DESC' ? 'desc' : 'asc'}
              onClick={() => onSort(turned(sort, field))}
            >
              {label}
            </TableSortLabel>
          )}
        </TableCell>
      ))}
    </TableRow>
  </TableHead>
);

const turned = <Field extends string>(sort: Sort<Field>, field: Field): Sort<Field> => ({
  field,
  direction: sort.field === field && sort.direction === 'ASC' ? 'DESC' : 'ASC',
});
