import type { RaRecord } from 'react-admin';
import { RowCards } from '../components/RowCards.tsx';
import { NoErrors } from './NoErrors.tsx';
import type { ErrorReport } from './report.ts';
import { RowActions } from './RowActions.tsx';

/** The rows of a report on a phone. */
export const ReportCards = ({ report }: { report: ErrorReport<RaRecord> }) => (
  <RowCards
    label={report.title}
    title={report.heading.render}
    facts={(row) => report.columns.map(({ label, render }) => [label, render(row)] as const)}
    actions={(row) => <RowActions report={report} row={row} />}
    empty={<NoErrors report={report} />}
  />
);
