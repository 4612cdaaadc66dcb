import { Alert, Button, Stack } from '@mui/material';
import { formatRecent } from '#shared/formats/instant';
import { DRAFT_CHANGED } from '#shared/session/draft.record';
import { today } from '../inputs/today.ts';
import type { FormDraftState } from './use-form-draft.ts';
import { useReading } from '../shell/reading.ts';

interface DraftNoteProps {
  draft: Pick<FormDraftState, 'restored' | 'elsewhere'>;
  onDiscard: () => void;
}

/** Above a form's fields: that it shows a draft, and what to do when there is another one. */
export function DraftNote({ draft: { restored, elsewhere }, onDiscard }: DraftNoteProps) {
  const { text } = useReading();
  if (elsewhere) {
    return (
      <Alert
        severity="warning"
        sx={{ mb: 3 }}
        action={
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
            <Button color="inherit" size="small" onClick={elsewhere.useOther}>
              Use the other draft
            </Button>
            <Button color="inherit" size="small" onClick={elsewhere.keepThis}>
              Keep this one
            </Button>
          </Stack>
        }
      >
        {DRAFT_CHANGED}
      </Alert>
    );
  }
  return (
    restored && (
      <Alert
        severity="info"
        sx={{ mb: 3 }}
        action={
          <Button color="inherit" size="small" onClick={onDiscard}>
            {text('Discard')}
          </Button>
        }
      >
        {text(restoredText(restored.at))}
      </Alert>
    )
  );
}

function restoredText(at: string | null): string {
  if (at === null) {
    return 'Restored your unsaved changes.';
  }
  return `Restored your unsaved changes from ${formatRecent(at, today())}.`;
}
