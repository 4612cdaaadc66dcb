import OverdueIcon from '@mui/icons-material/ErrorOutlineOutlined';
import DueSoonIcon from '@mui/icons-material/HourglassBottomOutlined';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { daysBetween, detroitDay } from '#shared/dates/iso-date';
import { formatInstant } from '#shared/formats/instant';
import { counted } from '#shared/formats/text';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { daysAllowed, type QuoteLine, reviewUrgency, type ReviewUrgency } from '#shared/sales/review-clock';
import { today } from '#web/inputs/today';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { rulesQuery } from '../../providers/parameters-query.ts';

interface QueueClockProps {
  line: QuoteLine;
  quote: { Status: QuoteStatus; StatusAt: string };
}

const LATE: Record<Exclude<ReviewUrgency, 'InTime'>, { word: string; look: Look }> = {
  DueSoon: { word: 'Due soon', look: ['warning', DueSoonIcon] },
  Overdue: { word: 'Overdue', look: ['error', OverdueIcon] },
};

/** How long a quote has been in its status, and whether the rule for it finds that too long. The exact time is in the tooltip. */
export function QueueClock({ line, quote: { Status, StatusAt } }: QueueClockProps) {
  const { data: rules } = useQuery(rulesQuery);
  const allowed = rules ? daysAllowed(line, Status, rules) : null;
  const days = daysBetween(detroitDay(new Date(StatusAt)), today());
  const urgency = allowed === null ? 'InTime' : reviewUrgency(days, allowed);
  const exact = `Since ${formatInstant(StatusAt)}${allowed === null ? '' : `. Days allowed: ${allowed}`}`;
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
