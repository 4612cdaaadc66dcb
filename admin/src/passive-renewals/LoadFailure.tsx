import { Alert, AlertTitle, Button } from '@mui/material';
import { useListContext } from 'react-admin';

/** Spec 002 section 8: "Loading passive renewals non-200 shows an error flag". */
export function LoadFailure({ error }: { error: Error | null }) {
  const { refetch } = useListContext();
  return (
    error && (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>} sx={{ m: 2 }}>
        <AlertTitle>The renewals could not be loaded.</AlertTitle>
        {error.message}
      </Alert>
    )
  );
}
