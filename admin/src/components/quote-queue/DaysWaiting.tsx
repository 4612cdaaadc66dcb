import OverdueIcon from '@mui/icons-material/ErrorOutlineOutlined';
import DueSoonIcon from '@mui/icons-material/HourglassBottomOutlined';
import { Box } from '@mui/material';
import { daysBetween, detroitDay } from '#shared/dates/iso-date';
import { formatInstant } from '#shared/formats/instant';
import { counted } from '#shared/formats/text';
import { reviewUrgency, type ReviewUrgency } from '#shared/sales/review-clock';
import { today } from '#web/inputs/today';
import { type Look, ToneChip } from '#web/status/ToneChip';

interface DaysWaitingProps {
  /** UTC instant at which the quote entered its status. */
  since: string;
  /** Days the status allows; null = no limit. */
  allowed: number | null;
}

const LATE: Record<Exclude<ReviewUrgency, 'InTime'>, { word: string; look: Look }> = {
  DueSoon: { word: 'Due soon', look: ['warning', DueSoonIcon] },
  Overdue: { word: 'Overdue', look: ['error', OverdueIcon] },
};

/** How long a quote has been in its status: "3 days", and whether that is too long. The exact time is in the tooltip. */
export function DaysWaiting({ since, allowed }: DaysWaitingProps) {
  const days = daysBetween(detroitDay(new Date(since)), today());
  const urgency = allowed === null ? 'InTime' : reviewUrgency(days, allowed);
  const exact = `Since ${formatInstant(since)}${allowed === null ? '' : `. Days allowed: ${allowed}`}`;
  return (
    <Box component="span" title={exact} sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {urgency === 'InTime' ? (
        counted(days, 'day')
      ) : (
        <ToneChip size="small" look={LATE[urgency].look} label={`${counted(days, 'day')} · ${LATE[urgency].word}`} />
      )}
    </Box>
  );
}
