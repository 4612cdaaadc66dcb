import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import type { FieldErrors } from '#shared/contract/errors';

interface StaleFieldsProps {
  fields: FieldErrors;
  labels: Partial<Record<string, string>>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved while this form was open: what is different now, and what to do with it. Nothing is lost either way. */
export const StaleFields = ({ fields, labels, onKeepMine, onTakeTheirs }: StaleFieldsProps) => (
  <Alert severity="warning">
    <AlertTitle>This was changed by someone else meanwhile</AlertTitle>
    {Object.entries(fields).map(([field, [message]]) => (
      <div key={field}>
        {labels[field] ?? field}: {message}
      </div>
    ))}
    <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
      <Button size="small" variant="outlined" color="inherit" onClick={onKeepMine}>
        Keep my changes
      </Button>
      <Button size="small" color="inherit" onClick={onTakeTheirs}>
        Take theirs
      </Button>
    </Stack>
  </Alert>
);
