import SomeIcon from '@mui/icons-material/IndeterminateCheckBox';
import { GridHeaderCheckbox, useGridApiContext, type GridColumnHeaderParams } from '@mui/x-data-grid';
import { useListContext, type RaRecord } from 'react-admin';

/**
 * Selects the rows of the page; out of order where none of them can be selected. That some are selected is a picture: a box that is
 * "mixed" for the browser and not checked for its own state says two things to screen readers.
 */
export function PageCheckbox(params: GridColumnHeaderParams) {
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const grid = useGridApiContext().current;
  const selectable = data.filter(({ id }) => grid.getRow(id) && grid.isRowSelectable(id));
  const isSome = selectable.some(({ id }) => selectedIds.includes(id));
  const isAll = selectable.every(({ id }) => selectedIds.includes(id));
  return (
    <GridHeaderCheckbox
      {...params}
      {...(selectable.length === 0 && { disabled: true })}
      {...(isSome && !isAll && { indeterminate: false, material: { icon: <SomeIcon fontSize="small" /> } })}
    />
  );
}
