import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Button, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { IndividualDashboardRow } from '#shared/groups/dashboard.record';
import type { ActionReason } from '#shared/quotes/needs-action';
import { RowPremium } from '../../components/RowPremium.tsx';
import { answerStepOf, nameOf, nextStepOf } from '../individual-rows.ts';

/** As much as the carrier bills; a tax credit comes off when it is known. */
export const IndividualPremium = ({ row: { Premium: premium, BeforeCredit } }: { row: IndividualDashboardRow }) => (
  <>
    <RowPremium premium={premium} />
    {premium !== null && BeforeCredit && (
      <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
        before the tax credit
      </Typography>
    )}
  </>
);

interface IndividualNextStepProps {
  row: IndividualDashboardRow;
  /** Why the row needs action, where it is listed for that. */
  reason?: ActionReason;
}

/** Leads to what comes next. */
export const IndividualNextStep = ({ row, reason }: IndividualNextStepProps) => {
  const { label, path } = reason === 'answered' ? answerStepOf(row) : nextStepOf(row);
  return (
    <Button
      size="small"
      component={RouterLink}
      to={path}
      endIcon={<ArrowForwardIcon />}
      aria-label={`${label}: ${nameOf(row)}`}
      sx={{ whiteSpace: 'nowrap', ml: -1 }}
    >
      {label}
    </Button>
  );
};
