import { Box, Typography } from '@mui/material';
import { peopleToCall } from '../../components/daily-actions/people-to-call.ts';

interface PeopleToCallProps {
  people: number;
  reasons: number;
  isLoading: boolean;
}

/** The one large figure of the page. */
export function PeopleToCall({ people, reasons, isLoading }: PeopleToCallProps) {
  const { figure, unit } = peopleToCall(people);
  return (
    <Box role="status" aria-busy={isLoading}>
      <Typography variant="figure">
        {figure}
        <Typography component="span" variant="h3" sx={{ ml: 1 }}>
          {unit}
        </Typography>
      </Typography>
      {reasons > people && (
        <Typography variant="body2" color="textSecondary">
          {`For ${REASONS.format(reasons)} reasons: some households are listed more than once.`}
        </Typography>
      )}
    </Box>
  );
}

const REASONS = new Intl.NumberFormat('en-US');
