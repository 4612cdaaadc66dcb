import { Box } from '@mui/material';
import { GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';
import type { KeyboardEvent, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { WorkActions, WorkColumn } from '../work-column.ts';
import { SHORTENED } from '../shortened.ts';
import { PageCheckbox } from './PageCheckbox.tsx';

/** No field of a row. */
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
  /** As the user has set it, in rem. */
  width: number | undefined;
  /** Of the column that names the row: the whole name, should two lines be too few. */
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
    // In proportion to what it needs, unless the user has resized it.
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

/** Space and the keys that scroll are a control's own: the grid would move the focus instead of pressing the button. */
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
