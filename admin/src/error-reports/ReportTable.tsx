import { DataTable, useListContext, type RaRecord } from 'react-admin';
import { ChoosePage, ChooseRow } from '../components/ChooseRow.tsx';
import { NoErrors } from './NoErrors.tsx';
import type { ErrorReport, ReportColumn } from './report.ts';
import { RowActions } from './RowActions.tsx';
import { tableKey } from './report-keys.ts';
import { useSentRows } from './sent-rows.ts';

const Column = DataTable.Col<RaRecord>;
const NO_COLUMNS: string[] = [];
/** No field of a row. */
const CHOOSE = 'choose';

/** The rows of a report with the columns of its definition; what can be repaired in bulk can be ticked. */
export function ReportTable({ report }: { report: ErrorReport<RaRecord> }) {
  const { isFetching } = useListContext();
  const { isSending } = useSentRows();
  return (
    <DataTable
      bulkActionButtons={false}
      storeKey={tableKey(report)}
      hiddenColumns={NO_COLUMNS}
      rowClick={false}
      empty={<NoErrors report={report} />}
      aria-label={report.title}
      aria-busy={isFetching}
      sx={LOOK}
    >
      {report.repairs && (
        <Column
          source={CHOOSE}
          label={<ChoosePage isChoosable={(row) => !isSending(row)} />}
          disableSort
          render={(row) => <ChooseRow id={row.id} name={report.nameOf(row)} disabled={isSending(row)} />}
          headerClassName="choose"
          cellClassName="choose"
        />
      )}
      {[report.heading, ...report.columns].map((column) => (
        <Column key={column.source} {...columnProps(column)} />
      ))}
      <Column
        label="Action"
        disableSort
        cellClassName="action"
        render={(row) => <RowActions report={report} row={row} />}
      />
    </DataTable>
  );
}

const columnProps = ({ source, label, render, isSortable = false, isRight = false }: ReportColumn<RaRecord>) => ({
  ...{ source, label, render },
  disableSort: !isSortable,
  cellClassName: CELLS[source] ?? (source.endsWith('Date') ? 'date' : ''),
  ...(isRight && { align: 'right' as const }),
});

const CELLS: Partial<Record<string, string>> = {
  Message: 'message',
  GroupName: 'name',
  LastName: 'name',
  PayerName: 'name',
};

const LOOK = {
  '& .MuiTableCell-root': { verticalAlign: 'top', px: 1.5 },
  '& .MuiTableCell-body': { py: 1.25, fontVariantNumeric: 'tabular-nums' },
  '& .choose.MuiTableCell-root': { width: '1px', py: 0.25, pl: 1, pr: 0, verticalAlign: 'top' },
  '& .message': { width: '28%', minWidth: 220, overflowWrap: 'anywhere' },
  '& .name': { minWidth: 180, overflowWrap: 'anywhere' },
  '& .date': { minWidth: 104 },
  '& .action .MuiButton-root': { whiteSpace: 'nowrap' },
} as const;
