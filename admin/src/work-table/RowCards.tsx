import { Checkbox, FormControlLabel, List, ListItem, Stack, Typography } from '@mui/material';
import { type Identifier, type RaRecord, useListContext } from 'react-admin';
import type { WorkColumn, WorkTableProps } from './work-column.ts';

interface RowCardsProps<Row extends RaRecord> {
  table: WorkTableProps<Row>;
  hidden: readonly string[];
}

/**
 * A list's rows as stacked cards on a phone, instead of a table that overflows the screen. react-admin's `SimpleList` puts what is below
 * the name into a paragraph, which can hold neither buttons nor labels of values.
 */
export function RowCards<Row extends RaRecord>({ table, hidden }: RowCardsProps<Row>) {
  const { data = [] } = useListContext<Row>();
  const { label, columns, actions, selection, nameOf } = table;
  const [name, ...facts] = columns;
  return (
    <List disablePadding aria-label={label}>
      {data.map((row) => (
        <ListItem key={row.id} data-row-card divider sx={{ display: 'block', py: 1.5 }}>
          <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
            {name!.render(row)}
          </Typography>
          {facts
            .filter(({ source }) => !hidden.includes(source))
            .map((column) => (
              <Fact key={column.source} column={column} row={row} />
            ))}
          <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            {selection && (selection.isSelectable?.(row) ?? true) && <SelectRow id={row.id} name={nameOf(row)} />}
            {actions?.render(row)}
          </Stack>
        </ListItem>
      ))}
    </List>
  );
}

/** Name and value; omitted when empty. */
function Fact<Row>({ column, row }: { column: WorkColumn<Row>; row: Row }) {
  const value = column.render(row);
  return (
    value !== null &&
    value !== undefined &&
    value !== '' && (
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        <Typography component="span" variant="inherit" color="textSecondary">
          {column.label}:{' '}
        </Typography>
        {value}
      </Typography>
    )
  );
}

/** The checkbox that selects a card's row. */
function SelectRow({ id, name }: { id: Identifier; name: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <FormControlLabel
      label="Select"
      control={
        <Checkbox
          size="small"
          checked={selectedIds.includes(id)}
          onChange={() => onToggleItem(id)}
          slotProps={{ input: { 'aria-label': `Select ${name}` } }}
        />
      }
    />
  );
}
