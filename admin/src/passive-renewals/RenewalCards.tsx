import { FormControlLabel } from '@mui/material';
import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import { isChoosable } from '#shared/renewals/renewal-state';
import { ChooseRow } from '../components/ChooseRow.tsx';
import { RowCards } from '../components/RowCards.tsx';
import { GroupCell } from './GroupCell.tsx';
import { NoRenewals } from './NoRenewals.tsx';
import type { UpcomingRecord } from './passive-renewals.api.ts';
import { RenewalAction } from './RenewalAction.tsx';
import { RenewalOutcome, SurveyText } from './RenewalStatus.tsx';
import { useRunResults } from './use-run-results.ts';

/** The same on a phone. */
export function RenewalCards({ runId, onStarted }: { runId: number | null; onStarted: (runId: number) => void }) {
  const results = useRunResults(runId);
  return (
    <RowCards<UpcomingRecord>
      label="Passive renewals"
      title={(row) => <GroupCell row={row} />}
      facts={(row) => [
        ['Renewal date', formatDayWithoutZeros(row.RenewalDate)],
        ['Status', row.QuoteStatus],
        ['ACA', row.IsAcaGroup ? 'Yes' : 'No'],
        ['Agents', row.Agents.join(', ')],
        ['Survey', row.Survey && <SurveyText key="survey" row={row} />],
        ['Passive renewal', <RenewalOutcome key="outcome" row={row} result={results.get(row.GroupId)} />],
      ]}
      actions={(row) => (
        <>
          {isChoosable(row) && (
            <FormControlLabel label="Choose" control={<ChooseRow id={row.id} name={row.GroupName} />} />
          )}
          <RenewalAction row={row} onStarted={onStarted} />
        </>
      )}
      empty={<NoRenewals />}
    />
  );
}
