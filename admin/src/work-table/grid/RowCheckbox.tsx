import { useGridApiContext, useGridRootProps, type GridSlotProps } from '@mui/x-data-grid';
import type { RaRecord } from 'react-admin';
import { useGridContext } from './grid-context.ts';

/** Selects a row, named for whom it is about: the grid's own says "Select row" of every row. */
export function RowCheckbox({ rowId, ...props }: GridSlotProps['rowCheckbox']) {
  const { nameOf } = useGridContext();
  const row = useGridApiContext().current.getRow<RaRecord>(rowId);
  const { baseCheckbox: Checkbox } = useGridRootProps().slots;
  const name = row ? `Select ${nameOf(row)}` : undefined;
  return (
    <Checkbox
      {...props}
      slotProps={{ ...props.slotProps, htmlInput: { ...props.slotProps?.htmlInput, 'aria-label': name } }}
    />
  );
}
