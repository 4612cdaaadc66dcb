import { Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { DashboardRow } from '#shared/groups/dashboard-row.record';
import { groupCensusPath } from '#shared/quotes/next-step';
import { queryClient } from '../../app/query-client.ts';
import { useOpenGroup } from '../../components/group-opening/use-open-group.tsx';
import { dashboardQuery, startRenewal } from '../dashboard.api.ts';
import { needsRenewalQuote } from '../dashboard-rows.ts';
import { StepButton } from './StepButton.tsx';
import { useRowStep } from './use-row-step.ts';

interface NextStepButtonProps {
  row: DashboardRow;
  /** The row stands for the renewal of its group, not for its newest quote. */
  forRenewal?: boolean;
}

/** The one thing to do next, named for where it goes. */
export function NextStepButton({ row, forRenewal = false }: NextStepButtonProps) {
  const { label, path, blockedReason } = useRowStep()(row);
  if (forRenewal && needsRenewalQuote(row)) {
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

/** For a group without a quote: makes one and opens its census; one that somebody made meanwhile opens instead. */
function StartQuoteButton({ row: { G }, label }: { row: DashboardRow; label: string }) {
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

/** For a group that renews soon and has no renewal quote: makes it and opens its census. */
function StartRenewalButton({ row: { G } }: { row: DashboardRow }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => startRenewal(G.Id),
    onSuccess: async ({ Id }) => {
      void queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey });
      await navigate(groupCensusPath(Id));
    },
  });
  return <StepButton label="Start renewal" groupName={G.GN} isBusy={isPending} onClick={() => mutate()} />;
}
