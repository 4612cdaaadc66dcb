import { Stack } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { ColumnChooser } from '../components/ColumnChooser.tsx';
import { CsvButton } from '../components/CsvButton.tsx';
import { SavedSearches } from '../components/SavedSearches.tsx';
import type { ErrorReport } from './report.ts';
import { ResubmitAllButton } from './ResubmitAllButton.tsx';
import { reportKey, tableKey } from './report-keys.ts';

interface ReportToolsProps {
  report: ErrorReport<RaRecord>;
  isPhone: boolean;
}

/** What can be done with the whole list. */
export const ReportTools = ({ report, isPhone }: ReportToolsProps) => (
  <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', ml: { md: 'auto' } }}>
    {report.repairs?.resubmit && <ResubmitAllButton report={report} />}
    <SavedSearches name={reportKey(report)} isPrivate={report.calls.isPrivate} />
    {!isPhone && (
      <ColumnChooser
        storeKey={tableKey(report)}
        columns={report.columns.map(({ source, label }) => [source, label] as const)}
      />
    )}
    <CsvButton path={report.csv} isPrivate={report.calls.isPrivate} />
  </Stack>
);
