import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { WorkTable } from '../work-table/WorkTable.tsx';
import { NoErrors } from './NoErrors.tsx';
import type { ErrorReport } from './report.ts';
import { tableKey } from './report-keys.ts';
import { ReportSelection } from './ReportSelection.tsx';
import { RowActions } from './RowActions.tsx';
import { useSentRows } from './sent-rows.ts';

/** The rows of a report with the columns of its definition; what can be repaired in bulk can be selected. */
export function ReportTable({ report }: { report: ErrorReport<RaRecord> }) {
  const { isSending } = useSentRows();
  const table = useMemo(
    () => ({
      columns: [report.heading, ...report.columns],
      actions: {
        width: report.repairs?.resolve || report.Actions ? 9.5 : 7.5,
        wideWidth: report.repairs?.resolve && report.repairs.resubmit ? 14 : undefined,
        render: (row: RaRecord) => <RowActions report={report} row={row} />,
      },
    }),
    [report],
  );
  const selection = useMemo(
    () => ({ bar: <ReportSelection report={report} />, isSelectable: (row: RaRecord) => !isSending(row) }),
    [report, isSending],
  );
  return (
    <WorkTable
      label={report.title}
      storeKey={tableKey(report)}
      nameOf={report.nameOf}
      {...table}
      {...(report.repairs && { selection })}
      empty={<NoErrors report={report} />}
    />
  );
}
