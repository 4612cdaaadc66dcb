import NotificationsIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { Stack, Typography } from '@mui/material';
import { type GroupDashboardRow, stageOf } from '#shared/groups/dashboard.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { today } from '#web/inputs/today';
import { useAudience } from '../../app/session/use-user.ts';
import { StatusChip } from '#web/status/StatusChip';
import { type Look, ToneChip } from '#web/status/ToneChip';

const NEEDS_YOU: Look = ['error', NotificationsIcon];

/**
 * The status in the server's wording, which depends on the reader; whether staff wait for the agent, and the last news of the proposal:
 * sent by e-mail, or opened by the client.
 */
export function RowStatus({ row }: { row: GroupDashboardRow }) {
  const audience = useAudience();
  const needsAgent = audience === 'external' && row.Status === 'Pended' && row.AgentRepliedAt === null;
  const news = proposalNews(row, today());
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <StatusChip status={row.Status ?? 'NewGroup'} audience={audience} label={row.LQS || undefined} />
      {needsAgent && <ToneChip size="small" look={NEEDS_YOU} label="Needs you" />}
      {news && stageOf(row.Status) === 'progress' && (
        <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {news}
        </Typography>
      )}
    </Stack>
  );
}

/** "Opened 10:42 AM" today, "Opened 11/20/2026" before; "Sent …" until one that was sent later is opened too. */
function proposalNews({ ProposalSentAt, ProposalOpenedAt }: GroupDashboardRow, day: IsoDate): string | null {
  const isOpened = ProposalOpenedAt !== null && (ProposalSentAt === null || ProposalOpenedAt >= ProposalSentAt);
  const instant = isOpened ? ProposalOpenedAt : ProposalSentAt;
  if (instant === null) {
    return null;
  }
  const [on, time] = formatInstant(instant).split(', ');
  return `${isOpened ? 'Opened' : 'Sent'} ${on === formatDay(day) ? time : on}`;
}
