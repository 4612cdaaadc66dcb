import { Checkbox, FormControlLabel, List, ListItem, ListSubheader, Stack, Typography } from '@mui/material';
import { Fragment } from 'react';
import { type Identifier, type RaRecord, useListContext } from 'react-admin';
import { startsGroup } from './row-groups.ts';
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
  const { label, columns, actions, selection, nameOf, groups } = table;
  const [name, ...facts] = columns;
  return (
    <List disablePadding aria-label={label}>
      {data.map((row, index) => (
        <Fragment key={row.id}>
          {groups && startsGroup(groups, data, index) && (
            <ListSubheader disableSticky sx={GROUP}>
              {groups.heading(groups.of(row))}
            </ListSubheader>
          )}
          <ListItem data-row-card divider sx={{ display: 'block', py: 1.5 }}>
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
        </Fragment>
      ))}
    </List>
  );
}

const GROUP = { lineHeight: 1.43, py: 1.5, bgcolor: 'action.hover', color: 'text.primary' } as const;

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
