import EventIcon from '@mui/icons-material/EventOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { daysBetween, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { individualCensusPath } from '#shared/individuals/individual-next-step';
import { saveFile } from '#web/http/files';
import { FEW_DAYS } from '../../components/days-left.ts';
import { reminderFile } from '../../components/reminder-file.ts';
import { useCensusFacts } from '../census/census-context.ts';
import { countdownText } from './countdown-text.ts';

interface EventCountdownProps {
  /** "Marriage". */
  event: string;
  lastDay: IsoDate;
  /** When coverage begins, by the day on which plans are selected. */
  steps: string;
  proof: string | null;
}

/** How long the special enrollment lasts, what proves the event, and a reminder for the agent's calendar. */
export function EventCountdown({ event, lastDay, steps, proof }: EventCountdownProps) {
  const { viewer, quote } = useCensusFacts();
  const daysLeft = daysBetween(viewer.today, lastDay);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography
        variant="subtitle1"
        component="p"
        color={daysLeft <= FEW_DAYS ? 'warning.main' : undefined}
        role="status"
      >
        {countdownText(event, daysLeft, lastDay)}
      </Typography>
      {steps && (
        <Typography variant="body2" color="textSecondary">
          {steps}
        </Typography>
      )}
      {proof && (
        <Typography variant="body2" color="textSecondary">
          Proof needed: {proof}
        </Typography>
      )}
      {daysLeft >= 0 && (
        <Button
          size="small"
          startIcon={<EventIcon />}
          onClick={() => saveFile(reminder(lastDay, Math.min(daysLeft, FEW_DAYS), quote?.Id ?? null))}
        >
          Add the last day to a calendar
        </Button>
      )}
    </Stack>
  );
}

/** Names neither the client nor the event. */
function reminder(day: IsoDate, daysBefore: number, quoteId: number | null) {
  const about = quoteId === null ? '' : ` Quote ${quoteId}: ${window.location.origin}${individualCensusPath(quoteId)}`;
  const content = reminderFile({
    id: `special-enrollment-${quoteId ?? crypto.randomUUID()}-${day}@priority-quote`,
    day,
    title: 'Special enrollment: last day to choose plans',
    text: `Plans can be chosen until ${formatDay(day)}.${about}`,
    daysBefore,
    createdAt: new Date(),
  });
  return { name: `special-enrollment-${day}.ics`, content: new Blob([content], { type: 'text/calendar' }) };
}
