import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { type GroupDashboardRow, needsRenewalQuote } from '#shared/groups/dashboard.record';
import type { ActionReason } from '#shared/quotes/needs-action';
import { groupCensusPath, proposalHistoryPath } from '#shared/quotes/next-step';
import { STARTING_QUOTES } from '#shared/quotes/quotes.calls';
import { call, WITH_NOTICE } from '#web/http/calls';
import { useGoOn } from '#web/shell/use-go-on';
import { queryClient } from '../../app/query-client.ts';
import { useOpenGroup } from '../../components/group-opening/use-open-group.tsx';
import { dashboardQuery } from '../dashboard-queries.ts';
import { useRowStep } from './use-row-step.ts';

interface NextStepButtonProps {
  row: GroupDashboardRow;
  /** Why the row needs action, where it is listed for that. */
  reason?: ActionReason;
}

/** The row's next step, named after its destination. */
export function NextStepButton({ row, reason }: NextStepButtonProps) {
  const { label, path, blockedReason } = useRowStep()(row);
  if (reason === 'answered' && row.LQID !== null) {
    return <StepButton label="Read the answer" groupName={row.G.GN} to={proposalHistoryPath(row.LQID)} />;
  }
  if (reason === 'renewalDue' && needsRenewalQuote(row)) {
    return <StartRenewalButton row={row} />;
  }
  if (path === null) {
    return <StartQuoteButton row={row} label={label} />;
  }
  return (
    <>
      <StepButton label={label} groupName={row.G.GN} to={path} />
      {blockedReason && (
        <Typography variant="caption" component="div" color="textSecondary">
          {blockedReason}
        </Typography>
      )}
    </>
  );
}

/** For a group without a quote: creates one and opens its census; if someone else just created one, opens that. */
function StartQuoteButton({ row: { G }, label }: { row: GroupDashboardRow; label: string }) {
  const { openGroup, isOpening, dialog } = useOpenGroup();
  return (
    <>
      <StepButton
        label={label}
        groupName={G.GN}
        isBusy={isOpening}
        onClick={() => openGroup({ id: G.Id, name: G.GN })}
      />
      {dialog}
    </>
  );
}

/** For a group that renews soon without a renewal quote: creates it and opens its census. */
function StartRenewalButton({ row: { G } }: { row: GroupDashboardRow }) {
  const goOn = useGoOn();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(STARTING_QUOTES.start, { body: { GroupId: G.Id, QuoteType: 'SmallGroupRenewal' } }, WITH_NOTICE),
    onSuccess: async ({ Id }) => {
      void queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey });
      await goOn(groupCensusPath(Id));
    },
  });
  return <StepButton label="Start renewal" groupName={G.GN} isBusy={isPending} onClick={() => mutate()} />;
}

interface StepButtonProps {
  label: string;
  groupName: string;
  /** Link target; if absent, `onClick` runs the action. */
  to?: string;
  onClick?: () => void;
  isBusy?: boolean;
}

/** The styling of a row's one button. */
const StepButton = ({ label, groupName, to, onClick, isBusy = false }: StepButtonProps) => (
  <Button
    size="small"
    {...(to === undefined ? { onClick } : { component: RouterLink, to })}
    loading={isBusy}
    loadingPosition="end"
    endIcon={<ArrowForwardIcon />}
    aria-label={`${label}: ${groupName}`}
    sx={{ whiteSpace: 'nowrap', ml: -1 }}
  >
    {label}
  </Button>
);
