import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ContractDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import type { PcpChangeStatus } from '#shared/book-of-business/individuals/pcp-change';
import { formatDay } from '#shared/formats/auto-date';
import { EmptyState } from '#web/shell/EmptyState';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { OverviewSection } from '../../components/OverviewSection.tsx';
import { type HistoryEntry, historyOf } from './history-entries.ts';

const SHOWN_FIRST = 10;

/** Changes of PCPs, payments and bills, newest first. */
export function ContractHistory({ contract }: { contract: ContractDetail }) {
  const [isAll, setAll] = useState(false);
  const entries = historyOf(contract);
  const shown = isAll ? entries : entries.slice(0, SHOWN_FIRST);
  return (
    <OverviewSection title="History">
      {entries.length === 0 ? (
        <EmptyState title="No activity yet">Bills, payments and PCP changes show here.</EmptyState>
      ) : (
        <Box component="ol" aria-label="History" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </Box>
      )}
      {shown.length < entries.length && (
        <Button sx={{ mt: 1, ml: -1 }} onClick={() => setAll(true)}>
          Show all {entries.length} entries
        </Button>
      )}
    </OverviewSection>
  );
}

const Entry = ({ entry: { day, title, text, status } }: { entry: HistoryEntry }) => (
  <Box
    component="li"
    sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '112px minmax(0, 1fr)' }, columnGap: 2, py: 1 }}
  >
    <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatDay(day)}
    </Typography>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}>
        <Typography variant="subtitle2" component="span">
          {title}
        </Typography>
        {status && <PcpStatus status={status} />}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
    </Box>
  </Box>
);

const LOOKS: Record<PcpChangeStatus, Look> = {
  Requested: ['info', ScheduleIcon],
  Changed: ['success', CheckCircleIcon],
  Refused: ['error', ErrorIcon],
  Unanswered: ['warning', ErrorIcon],
};

/** What became of a change of a PCP. */
const PcpStatus = ({ status }: { status: PcpChangeStatus }) => (
  <ToneChip size="small" look={LOOKS[status]} label={status} />
);
