import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { FormActions } from '#web/records/FormActions';
import type { EnrollmentForm } from '../saving/enrollment-form.ts';
import type { EnrollmentSave } from '../saving/use-enrollment-save.ts';

/** What is stored, and why something is not. */
export function SaveBar({ save }: { save: EnrollmentSave }) {
  const form = useWatch<EnrollmentForm>() as EnrollmentForm;
  const isWaiting = save.isUnsaved && save.state.kind !== 'saving' && !save.isSendable(form);
  return (
    <FormActions
      state={save.state}
      note={
        <Box role="status" sx={{ minWidth: 0, typography: 'body2', color: 'text.secondary' }}>
          {save.failure !== null && (
            <Typography variant="body2" color="error">
              {save.failure}
            </Typography>
          )}
          {isWaiting
            ? 'Fields that are incomplete or wrong are not saved yet.'
            : save.failure === null && (save.message || 'Everything is saved while you enter it.')}
        </Box>
      }
    />
  );
}
