import { Alert, Box, Button } from '@mui/material';
import type { ComponentProps } from 'react';
import { useListContext } from 'react-admin';
import { EmptyState } from '#web/shell/EmptyState';

/** Shown instead of rows: distinguishes "could not be loaded" from "there are none". */
export function ListEmptyState(props: ComponentProps<typeof EmptyState>) {
  const { error, refetch, isFetching } = useListContext();
  if (!error) {
    return <EmptyState {...props} />;
  }
  return (
    <Box sx={{ p: 2 }}>
      <Alert
        severity="error"
        action={
          <Button disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {(error as Error).message}
      </Alert>
    </Box>
  );
}
