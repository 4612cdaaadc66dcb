import SomeIcon from '@mui/icons-material/IndeterminateCheckBox';
import { Box } from '@mui/material';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
  type GridColumnHeaderParams,
  type GridColumnResizeParams,
  type GridColumnVisibilityModel,
  GridHeaderCheckbox,
  type GridRowSelectionModel,
  type GridSortModel,
  useGridApiContext,
} from '@mui/x-data-grid';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { remPixels } from '#web/theme/text-size';
import { useIsBelow } from '#web/theme/use-is-below';
import { SHORTENED } from '../shortened.ts';
import type { KeptTable } from '../use-saved-table.ts';
import type { WorkActions, WorkColumn, WorkTableProps } from '../work-column.ts';
import { GridContext, LOOK, SLOT_PROPS, SLOTS, WORDS } from './grid-slots.tsx';

interface WorkGridProps {
  table: WorkTableProps<RaRecord>;
  kept: KeptTable;
  /** The element in which the grid's buttons render. */
  tools: HTMLElement | null;
}

/** Loaded when the first table opens. The list pages, sorts and filters; the grid only displays. */
export function WorkGrid({ table, kept, tools }: WorkGridProps) {
  const { data = [], isPlaceholderData, sort, setSort, page, perPage, total } = useListContext<RaRecord>();
  const [rem] = useState(remPixels);
  const isLong = data.length > MOST_DRAWN;
  const pageSize = Math.min(perPage, LONGEST_PAGE);
  const { label, nameOf, selection, onRowClick, columns } = table;
  const visible: GridColumnVisibilityModel = Object.fromEntries(kept.hidden.map((source) => [source, false]));
  const { field, order } = sort;
  const isOfColumn = columns.some(({ source }) => source === field);
  // The same until the order changes: the grid takes a new one for a wish of the user, and an order that a link brings would be lost
  // where an earlier drawing is finished after it.
  const sortModel = useMemo(
    (): GridSortModel => (isOfColumn ? [{ field, sort: order === 'ASC' ? 'asc' : 'desc' }] : []),
    [isOfColumn, field, order],
  );
  const sortBy = ([by]: GridSortModel) => {
    if (by?.sort) {
      setSort({ field: by.field, order: by.sort === 'asc' ? 'ASC' : 'DESC' });
    }
  };
  const resize = ({ colDef, width }: GridColumnResizeParams) =>
    kept.setWidths({ ...kept.widths, [colDef.field]: Math.round((width / rem) * 100) / 100 });
  const context = useMemo(() => ({ tools, nameOf }), [tools, nameOf]);
  return (
    <GridContext value={context}>
      {/* As high as its rows, unless there are many. */}
      <div style={{ display: 'flex', flexDirection: 'column', ...(isLong && { height: '75vh' }) }}>
        <DataGrid
          rows={data}
          columns={useGridColumns(table, kept, rem)}
          label={label}
          density={kept.density}
          getRowHeight={autoHeight}
          columnHeaderHeight={2.75 * rem}
          // Of a usual page all rows and columns are in the DOM, for screen readers and in-page search.
          disableVirtualization={!isLong}
          hideFooter
          showToolbar
          disableColumnFilter
          disableColumnMenu
          paginationMode="server"
          rowCount={total ?? data.length}
          pageSizeOptions={[pageSize]}
          paginationModel={{ page: page - 1, pageSize }}
          sortingMode="server"
          sortingOrder={SORTING_ORDER}
          sortModel={sortModel}
          onSortModelChange={sortBy}
          columnVisibilityModel={visible}
          onColumnVisibilityModelChange={(model) => kept.hide(Object.keys(model).filter((key) => model[key] === false))}
          onColumnWidthChange={resize}
          loading={isPlaceholderData ?? false}
          {...(onRowClick && { onRowClick: rowClick(onRowClick) })}
          {...useSelection(selection)}
          slots={SLOTS}
          slotProps={SLOT_PROPS}
          localeText={WORDS}
          sx={onRowClick ? [LOOK, { '& .MuiDataGrid-row': { cursor: 'pointer' } }] : LOOK}
        />
      </div>
    </GridContext>
  );
}

/** Rows that are drawn at once; more of them scroll in the grid, which draws those that show. */
const MOST_DRAWN = 50;

/** The free grid throws for longer ones, although it shows all rows that it is given: the server pages. */
const LONGEST_PAGE = 100;

/** A row's own links, buttons and boxes do something else. */
const rowClick =
  (open: (row: RaRecord) => void) =>
  ({ row }: { row: RaRecord }, { target }: MouseEvent) => {
    if (!(target as Element).closest('a, button, input, label')) {
      open(row);
    }
  };

const SORTING_ORDER = ['asc', 'desc'] as const;
const autoHeight = () => 'auto' as const;

function useGridColumns(
  { columns, actions, selection, nameOf }: WorkTableProps<RaRecord>,
  { widths }: KeptTable,
  rem: number,
) {
  const isWide = !useIsBelow('lg');
  return useMemo((): GridColDef[] => {
    const [name, ...others] = columns.map((column, index) =>
      dataColumn(column, { rem, width: widths[column.source], nameOf: index === 0 ? nameOf : undefined }),
    );
    return [
      ...(selection ? [selectionColumn(rem)] : []),
      name!,
      ...(actions ? [actionColumn(actions, { rem, isWide })] : []),
      ...others,
    ];
  }, [actions, columns, isWide, nameOf, rem, selection, widths]);
}

/** The list's selection; rows on other pages stay selected. */
function useSelection(selection: WorkTableProps<RaRecord>['selection']) {
  const { selectedIds, onSelect } = useListContext<RaRecord>();
  const isSelectable = selection?.isSelectable;
  return {
    checkboxSelection: selection !== undefined,
    rowSelection: selection !== undefined,
    disableRowSelectionOnClick: true,
    disableRowSelectionExcludeModel: true,
    keepNonExistentRowsSelected: true,
    rowSelectionModel: { type: 'include' as const, ids: new Set(selectedIds) },
    onRowSelectionModelChange: ({ ids }: GridRowSelectionModel) => onSelect([...ids]),
    ...(isSelectable && { isRowSelectable: ({ row }: { row: RaRecord }) => isSelectable(row) }),
  };
}

/** Not a row's field. */
const ACTION = 'action';
const WIDTH_REM = 7;

const selectionColumn = (rem: number): GridColDef => ({
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

function dataColumn(column: WorkColumn<RaRecord>, { rem, width, nameOf }: DataColumnOptions): GridColDef {
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

const actionColumn = (
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
