import { Box, Paper, Skeleton, Stack } from '@mui/material';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder for the page while its plans load. */
export const PlanListSkeleton = () => (
  <Stack
    role="status"
    aria-label="Loading plans"
    direction="row"
    spacing={2.5}
    sx={{ alignItems: 'flex-start', pt: { xs: 6, md: 2 } }}
  >
    <Skeleton variant="rounded" width={192} height={480} sx={{ display: { xs: 'none', lg: 'block' } }} />
    <Paper variant="outlined" sx={{ flexGrow: 1, p: 2 }}>
      <Stack spacing={1}>
        {ROWS.map((row) => (
          <Skeleton key={row} variant="rounded" height={64} />
        ))}
      </Stack>
    </Paper>
    <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Skeleton variant="rounded" width={320} height={280} />
    </Box>
  </Stack>
);
