import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { errorLines } from '#web/records/error-lines';
import { FormActions } from '#web/records/FormActions';
import { SaveIndicator } from '#web/records/SaveIndicator';
import { memberLabel } from '../household/member-labels.ts';
import type { CensusForm } from '../saving/census-form.ts';
import { missingToCreate } from '../saving/census-request.ts';
import type { CensusSave } from '../saving/use-census-save.ts';

interface NextStepProps {
  save: CensusSave;
  needsAgent: boolean;
  onChoosePlans: () => void;
  isBusy: boolean;
}

/** What is stored, and the way on to the plans. */
export const NextStep = ({ save, needsAgent, onChoosePlans, isBusy }: NextStepProps) => (
  <>
    <StillWrong />
    {save.failure !== null && (
      <Alert severity="error" sx={{ mt: 3 }}>
        {save.failure}
      </Alert>
    )}
    <FormActions>
      <Box sx={{ mr: 'auto', minWidth: 0, alignSelf: 'center' }}>
        <SaveIndicator state={save.state} />
        <WhatWaits save={save} needsAgent={needsAgent} />
      </Box>
      <Button variant="contained" onClick={onChoosePlans} loading={isBusy}>
        Choose plans
      </Button>
    </FormActions>
  </>
);

/** Why something is not stored yet: a quote begins with a few facts, and a field is stored when it is right. */
function WhatWaits({ save, needsAgent }: Pick<NextStepProps, 'save' | 'needsAgent'>) {
  const form = useWatch<CensusForm>() as CensusForm;
  const missing = save.saved.enrollment ? [] : missingToCreate(form, needsAgent);
  const text =
    missing.length > 0
      ? `Saves itself once it has ${listed(missing)}.`
      : save.isUnsaved && save.state.kind !== 'saving' && !save.isSendable(form)
        ? 'Fields that are incomplete or wrong are not saved yet.'
        : '';
  return (
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
  );
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** After an attempt to go on: what is missing, each line a way to its field. */
function StillWrong() {
  const { control, setFocus, getValues } = useFormContext<CensusForm>();
  const { errors, submitCount } = useFormState({ control });
  const lines = submitCount > 0 ? errorLines(errors) : [];
  if (lines.length === 0) {
    return null;
  }
  return (
    <Alert severity="error" sx={{ mt: 3 }}>
      Before plans can be chosen:
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map(({ name, message }) => (
          <li key={name}>
            <Link
              component="button"
              type="button"
              color="inherit"
              variant="body2"
              onClick={() => setFocus(name as Parameters<typeof setFocus>[0])}
              sx={{ py: 0.25, textAlign: 'left', verticalAlign: 'top' }}
            >
              {whose(name, getValues('Members'))}
              {message}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** "Child 2: " of a person's field. */
function whose(name: string, members: CensusForm['Members']): string {
  const place = /^Members\.(\d+)\./.exec(name)?.[1];
  return place === undefined ? '' : `${memberLabel(members, Number(place))}: `;
}
