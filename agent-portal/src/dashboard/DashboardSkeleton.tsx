import { Box, Paper, Skeleton, Stack } from '@mui/material';

const ROWS = [1, 2, 3, 4, 5, 6];

/** The shape of the table while its rows are on their way. */
export const DashboardSkeleton = () => (
  <Paper variant="outlined" role="status" aria-label="Loading quotes" sx={{ p: 2 }}>
    <Stack direction="row" spacing={2} sx={{ mb: 2 }}>
      <Skeleton variant="rounded" width={280} height={36} />
      <Box sx={{ flexGrow: 1 }} />
      <Skeleton variant="rounded" width={240} height={36} />
    </Stack>
    <Stack spacing={1}>
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={48} />
      ))}
    </Stack>
  </Paper>
);
