import CheckIcon from '@mui/icons-material/Check';
import { Box, Button, ListItem, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { detroitDay } from '#shared/dates/iso-date';
import type { ErrorReportFilter } from '#shared/error-reports/error-reports.record';
import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/text';
import { GroupRepairDialog, type GroupRepair } from './GroupRepairDialog.tsx';
import type { MessageGroup } from './message-groups.ts';
import { marked, type ErrorReport } from './report.ts';
import { useReportRuns } from './report-runs.ts';

interface MessageRowProps {
  report: ErrorReport<RaRecord>;
  group: MessageGroup;
  /** The list's filter with this message. */
  filter: ErrorReportFilter & { IsShowOpenErrors?: boolean };
  isChosen: boolean;
  onPress: () => void;
}

/** The errors with one message: pressing it narrows the list to them; the buttons repair all of them, after a preview. */
export function MessageRow({
  report,
  group: { Message, Count, FirstSeen, LastSeen },
  filter,
  ...row
}: MessageRowProps) {
  const { isChosen, onPress } = row;
  const [asked, setAsked] = useState<GroupRepair | null>(null);
  const repairs = useGroupRepairs(report, filter, Count);
  const id = useId();
  return (
    <ListItem divider disableGutters sx={ROW}>
      <Typography variant="body2" sx={COUNT}>
        {Count.toLocaleString('en-US')}
      </Typography>
      <Button
        id={id}
        className="on-paper"
        size="small"
        color={isChosen ? 'primary' : 'inherit'}
        startIcon={isChosen && <CheckIcon />}
        aria-pressed={isChosen}
        title={Message}
        onClick={onPress}
        sx={MESSAGE}
      >
        <span>{Message}</span>
      </Button>
      <Typography variant="body2" color="textSecondary" sx={SEEN}>
        {FirstSeen && LastSeen && seen(FirstSeen, LastSeen)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
        {repairs.map((repair) => (
          <Button
            key={repair.label}
            size="small"
            aria-describedby={id}
            disabled={repair.isDisabled}
            onClick={() => setAsked(repair)}
          >
            {repair.label} {Count.toLocaleString('en-US')}
          </Button>
        ))}
      </Box>
      {asked && <GroupRepairDialog report={report} filter={filter} repair={asked} onClose={() => setAsked(null)} />}
    </ListItem>
  );
}

/** What can be done about all errors with one message. Nothing is left to do about closed payments. */
function useGroupRepairs(
  report: ErrorReport<RaRecord>,
  filter: MessageRowProps['filter'],
  count: number,
): GroupRepair[] {
  const { data = [] } = useListContext<RaRecord>();
  const { isRunning, resubmitAll, resolveAll } = useReportRuns();
  const { resubmit, canResubmit = () => true, skipped, resolve } = report.repairs;
  if (count === 0 || filter.IsShowOpenErrors === false) {
    return [];
  }
  const onScreen = data.filter((row) => row['Message'] === filter.Message);
  const isHopeless = onScreen.length >= count && !onScreen.some(canResubmit);
  const subject = counted(count, ...report.subject);
  const repairs: (GroupRepair | false)[] = [
    resubmit !== null &&
      !isHopeless && {
        label: 'Resubmit',
        title: `Resubmit ${subject}?`,
        about: skipped,
        isDisabled: isRunning,
        begin: () => void resubmitAll(onScreen.filter(canResubmit), filter),
      },
    resolve !== null && {
      label: resolve.label,
      title: `${resolve.label.replace('Mark', `Mark ${subject}`)}?`,
      about: `${resolve.hint}.`,
      isDisabled: isRunning,
      begin: () => resolveAll(onScreen, filter, marked(subject, resolve)),
    },
  ];
  return repairs.filter((repair) => repair !== false);
}

function seen(first: string, last: string): string {
  const [from, to] = [first, last].map((at) => formatDay(detroitDay(new Date(at))));
  return from === to ? `Seen ${to}` : `First ${from}, last ${to}`;
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, py: 0.25 } as const;
const COUNT = { minWidth: 40, textAlign: 'right', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' } as const;
const SEEN = { fontVariantNumeric: 'tabular-nums' } as const;
/** Two lines at most. */
const MESSAGE = {
  flex: '1 1 240px',
  minWidth: 0,
  justifyContent: 'flex-start',
  textAlign: 'left',
  fontWeight: 400,
  '& > span:last-of-type': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
} as const;
