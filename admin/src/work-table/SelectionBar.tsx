import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, type Identifier } from 'react-admin';
import { useChange } from '../providers/use-change.ts';

interface SelectionBarProps {
  /** "Selected quotes". */
  label: string;
  /** The maximum per action: of a longer list the first ones are selected. */
  most?: number;
  /** All rows that match the filters and can be selected; if absent, those the list itself provides. */
  listAll?: (filter: object) => Promise<Identifier[]>;
  /** How many rows "Select all" takes, and which, where these are not all that the list shows. */
  all?: { count: number; of: string };
  /** The actions for the selected rows. */
  children: ReactNode;
}

/** The number of selected rows, select all and clear, and the actions: above the rows, so that none of them moves. */
export function SelectionBar({ label, most = Infinity, listAll, all, children }: SelectionBarProps) {
  const { selectedIds, onSelect, onSelectAll, onUnselectItems, filterValues, total = 0 } = useListContext();
  const count = all?.count ?? total;
  const { mutate: selectAll, isPending } = useChange({
    mutationFn: async () => (listAll ? onSelect(await listAll(filterValues as object)) : onSelectAll({ limit: most })),
  });
  return (
    <Box role="group" aria-label={label} sx={ROW}>
      <Typography variant="subtitle2" role="status">
        {selectedIds.length.toLocaleString('en-US')} selected
      </Typography>
      {count > 0 && (
        <Button size="small" loading={isPending} onClick={() => selectAll()}>
          {count <= most ? 'Select all' : `Select the first ${most.toLocaleString('en-US')} of`}{' '}
          {count.toLocaleString('en-US')} {all?.of}
        </Button>
      )}
      {selectedIds.length > 0 && (
        <Button size="small" onClick={() => onUnselectItems()}>
          Clear
        </Button>
      )}
      {/* On a phone the rows come first. */}
      <Box sx={{ display: selectedIds.length > 0 ? 'contents' : { xs: 'none', sm: 'contents' } }}>{children}</Box>
    </Box>
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 } as const;
