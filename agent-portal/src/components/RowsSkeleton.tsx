import { Skeleton, Stack } from '@mui/material';

/** Placeholder rows while a list loads. `label` says what is loading. */
export const RowsSkeleton = ({ label, rows = 5 }: { label: string; rows?: number }) => (
  <Stack spacing={1} role="status" aria-label={label} sx={{ p: 2 }}>
    {Array.from({ length: rows }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={40} />
    ))}
  </Stack>
);
