import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import { Button } from '@mui/material';
import {
  ColumnsPanelTrigger,
  type DataGridProps,
  type GridSlotProps,
  useGridApiContext,
  useGridRootProps,
} from '@mui/x-data-grid';
import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';
import type { RaRecord } from 'react-admin';
import { SHORTENED } from '../shortened.ts';

declare module '@mui/x-data-grid' {
  interface PanelPropsOverrides {
    role: string;
  }
}

interface GridContextValue {
  /** The element in which the grid's own buttons render. */
  tools: HTMLElement | null;
  nameOf(row: RaRecord): string;
}

/** For the grid's slots, which accept no custom props. */
export const GridContext = createContext<GridContextValue>({ tools: null, nameOf: () => '' });

/** The grid's toolbar, rendered in the line above the grid. */
function GridTools() {
  const { tools } = useContext(GridContext);
  return (
    tools &&
    createPortal(
      <ColumnsPanelTrigger
        aria-haspopup="dialog"
        render={
          <Button size="small" startIcon={<ColumnsIcon />}>
            Columns
          </Button>
        }
      />,
      tools,
    )
  );
}

/** Selects a row, labeled with its subject: the grid's own checkbox says "Select row" for every row. */
function RowCheckbox({ rowId, ...props }: GridSlotProps['rowCheckbox']) {
  const { nameOf } = useContext(GridContext);
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

export const SLOTS: NonNullable<DataGridProps['slots']> = { toolbar: GridTools, rowCheckbox: RowCheckbox };

export const SLOT_PROPS: NonNullable<DataGridProps['slotProps']> = {
  panel: { role: 'dialog' },
  columnsManagement: {
    // With hidden columns, axe reports contradictory states of the checkbox.
    disableShowHideToggle: true,
    getTogglableColumns: (columns) => columns.filter(({ hideable }) => hideable).map(({ field }) => field),
  },
  loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
};

export const WORDS: NonNullable<DataGridProps['localeText']> = {
  checkboxSelectionHeaderName: 'Select',
  checkboxSelectionSelectAllRows: 'Select all rows on this page',
  checkboxSelectionUnselectAllRows: 'Clear all rows on this page',
  columnsManagementSearchTitle: 'Search columns',
};

/** Rows grow with their content; names take up to two lines. */
export const LOOK = {
  border: 0,
  borderRadius: 0,
  fontVariantNumeric: 'tabular-nums',
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 'medium', whiteSpace: 'normal', lineHeight: 1.2 },
  '& .MuiDataGrid-columnHeader': { px: 1.25, color: 'text.secondary' },
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', px: 1.25, py: 1, minHeight: '3.5rem' },
  '&.MuiDataGrid-root--densityCompact .MuiDataGrid-cell': { py: 0.25, minHeight: '2.5rem' },
  '& .MuiDataGrid-cellCheckbox': { px: 0 },
  '& .work-cell': { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal', lineHeight: 1.43 },
  '& .work-cell.name': { fontWeight: 'medium' },
  '& .work-cell.name > a, & .work-cell.name > span': SHORTENED,
  '& .work-cell.name a:focus-visible': { outlineOffset: -2 },
  '& .work-cell.buttons': { display: 'flex', flexWrap: 'wrap', gap: 0.5 },
  '& .work-cell.buttons .MuiButton-root': { whiteSpace: 'nowrap' },
} as const;
