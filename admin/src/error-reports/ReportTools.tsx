import { Stack } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { CsvButton } from '../components/CsvButton.tsx';
import { SavedSearches } from '../components/SavedSearches.tsx';
import type { ErrorReport } from './report.ts';
import { ResubmitAllButton } from './ResubmitAllButton.tsx';
import { reportKey } from './report-keys.ts';

/** What can be done with the whole list. */
export const ReportTools = ({ report }: { report: ErrorReport<RaRecord> }) => (
  <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', ml: { md: 'auto' } }}>
    {report.repairs?.resubmit && <ResubmitAllButton report={report} />}
    <SavedSearches name={reportKey(report)} isPrivate={report.calls.isPrivate} />
    <CsvButton path={report.csv} isPrivate={report.calls.isPrivate} />
  </Stack>
);
