import type { DataGridProps } from '@mui/x-data-grid';
import { SHORTENED } from '../shortened.ts';
import { GridTools } from './GridTools.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';

declare module '@mui/x-data-grid' {
  interface PanelPropsOverrides {
    role: string;
  }
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
  '& .heading, & .heading:hover': { bgcolor: 'action.hover', cursor: 'default' },
  '&:not(.MuiDataGrid-root--densityCompact) .heading .MuiDataGrid-cell': { minHeight: '3rem' },
  '& .MuiDataGrid-cellCheckbox': { px: 0 },
  '& .work-cell': { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal', lineHeight: 1.43 },
  '& .work-cell.name': { fontWeight: 'medium' },
  '& .work-cell.name > a, & .work-cell.name > span': SHORTENED,
  '& .work-cell.name a:focus-visible': { outlineOffset: -2 },
  '& .work-cell.buttons': { display: 'flex', flexWrap: 'wrap', gap: 0.5 },
  '& .work-cell.buttons .MuiButton-root': { whiteSpace: 'nowrap' },
} as const;
