import { Alert, Button, Skeleton, Stack } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '#web/http/api-error';

const LINES = [1, 2, 3, 4, 5, 6];

interface PageQueryProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** Loads a dialog's content: a skeleton while loading; on failure, the reason and a retry button. */
export function PageQuery<T>({ query, children }: PageQueryProps<T>) {
  if (query.data !== undefined) {
    return children(query.data);
  }
  if (query.error) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void query.refetch()}>
            Try again
          </Button>
        }
      >
        {errorMessage(query.error)}
      </Alert>
    );
  }
  return (
    <Stack spacing={1} role="status" aria-label="Loading">
      {LINES.map((line) => (
        <Skeleton key={line} variant="rounded" height={32} />
      ))}
    </Stack>
  );
}
