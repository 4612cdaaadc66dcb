import type { RaRecord } from 'react-admin';
import type { ErrorReport } from './report.ts';
import { RepairButtons } from './RepairButtons.tsx';

/** The buttons of a row. */
export const RowActions = ({ report, row }: { report: ErrorReport<RaRecord>; row: RaRecord }) => (
  <>
    {report.repairs && <RepairButtons row={row} name={report.nameOf(row)} repairs={report.repairs} />}
    {report.Actions && <report.Actions row={row} />}
  </>
);
