import { Alert } from '@mui/material';
import type { ApplicationResponse } from '#shared/enrollment/application.record';

/** Tells that nobody has typed what the form starts with. */
export function PrefilledNote({ application }: { application: ApplicationResponse }) {
  if (application.SavedBefore || application.Prefilled.length === 0) {
    return null;
  }
  const { EarlierQuote } = application;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {EarlierQuote
        ? `Filled in from the application of ${EarlierQuote.Name}, the group and its census. Please check every answer: what changed since has to be corrected here.`
        : 'What is known of the group and its census is filled in already.'}{' '}
      Nothing is saved until you change something or choose Save.
    </Alert>
  );
}
