import type { GroupDashboardRow } from '#shared/groups/dashboard-row.record';
import { useAudience } from '../../app/session/use-user.ts';
import { StatusChip } from '#web/status/StatusChip';

/** The status in the server's wording, which depends on the reader. */
export function RowStatus({ row }: { row: GroupDashboardRow }) {
  return <StatusChip status={row.Status ?? 'NewGroup'} audience={useAudience()} label={row.LQS || undefined} />;
}
