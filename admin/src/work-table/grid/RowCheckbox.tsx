import { useGridApiContext, useGridRootProps, type GridSlotProps } from '@mui/x-data-grid';
import type { RaRecord } from 'react-admin';
import { useGridContext } from './grid-context.ts';

/** Selects a row, labeled with its subject: the grid's own checkbox says "Select row" for every row. */
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
