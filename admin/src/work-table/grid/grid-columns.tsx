import SomeIcon from '@mui/icons-material/IndeterminateCheckBox';
import { Box } from '@mui/material';
import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
  type GridColumnHeaderParams,
  GridHeaderCheckbox,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { KeyboardEvent, ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import type { WorkActions, WorkColumn } from '../work-column.ts';
import { SHORTENED } from '../shortened.ts';

/** Not a row's field. */
const ACTION = 'action';
const WIDTH_REM = 7;

export const selectionColumn = (rem: number): GridColDef => ({
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  width: Math.max(48, 2.5 * rem),
  hideable: false,
  renderHeader: (params) => <PageCheckbox {...params} />,
});

interface DataColumnOptions {
  /** One rem, in pixels. */
  rem: number;
  /** The user's width, in rem. */
  width: number | undefined;
  /** For the column that names the row: the full name, in case two lines are too short. */
  nameOf: ((row: RaRecord) => string) | undefined;
}

export function dataColumn(column: WorkColumn<RaRecord>, { rem, width, nameOf }: DataColumnOptions): GridColDef {
  const { source, label, render, isSortable = false, isRight = false, width: least = WIDTH_REM } = column;
  return {
    field: source,
    headerName: label,
    sortable: isSortable,
    hideable: !nameOf,
    rowHeader: nameOf !== undefined,
    align: isRight ? 'right' : 'left',
    headerAlign: isRight ? 'right' : 'left',
    // In proportion to its minimum, unless the user has resized it.
    ...(width === undefined ? { minWidth: least * rem, flex: least } : { minWidth: 3 * rem, width: width * rem }),
    renderCell: ({ row }) => {
      const content = render(row as RaRecord);
      return (
        <Cell className={nameOf && 'name'} title={nameOf?.(row as RaRecord)}>
          {typeof content === 'string' ? (
            <Box sx={SHORTENED} title={content}>
              {content}
            </Box>
          ) : (
            content
          )}
        </Cell>
      );
    },
  };
}

export const actionColumn = (
  { render, width, wideWidth = width }: WorkActions<RaRecord>,
  { rem, isWide }: { rem: number; isWide: boolean },
): GridColDef => ({
  field: ACTION,
  headerName: 'Action',
  sortable: false,
  hideable: false,
  resizable: false,
  width: (isWide ? wideWidth : width) * rem,
  renderCell: ({ row }) => <Cell className="buttons">{render(row as RaRecord)}</Cell>,
});

/** Space and the arrow keys belong to the control: the grid would move the focus instead of pressing the button. */
const keepKeys = (event: KeyboardEvent) => {
  if (event.target !== event.currentTarget && !event.key.startsWith('Arrow')) {
    event.stopPropagation();
  }
};

interface CellProps {
  className: string | undefined;
  title?: string | undefined;
  children: ReactNode;
}

const Cell = ({ className, title, children }: CellProps) => (
  <div role="presentation" className={`work-cell ${className ?? ''}`} title={title} onKeyDown={keepKeys}>
    {children}
  </div>
);

/**
 * Selects the page's rows; disabled when none can be selected. A partial selection is only drawn: a native box that is
 * "indeterminate" but not checked gives screen readers contradictory states.
 */
function PageCheckbox(params: GridColumnHeaderParams) {
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
