import { Box, Typography } from '@mui/material';
import { Pagination, useListContext } from 'react-admin';
import { useDateProblem } from '../components/date-problems.ts';
import { Instant } from '../components/Instant.tsx';
import { useRowsReadAt } from '../components/use-quiet-refresh.ts';

/** How old the rows are, and the pager. Not shown when the list could not be loaded or its dates are invalid: then the number of pages is unknown. */
export function Pages() {
  const { data, error, perPage, resource } = useListContext();
  const readAt = useRowsReadAt(resource);
  const dateProblem = useDateProblem();
  return dateProblem || (error && !data) ? null : (
    <Box sx={LINE}>
      <Typography variant="caption" color="textSecondary">
        Updated <Instant at={readAt} />
      </Typography>
      <Pagination rowsPerPageOptions={[perPage]} sx={WRAPS} />
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  pl: 2,
} as const;
/** The count and the arrows do not fit side by side on a phone with large text. */
const WRAPS = { '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' } } as const;
