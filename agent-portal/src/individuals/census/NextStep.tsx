import { Box, Button, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { errorLines } from '#web/records/error-lines';
import { FormActions } from '#web/records/FormActions';
import { memberLabel } from '../household/member-labels.ts';
import type { CensusForm } from '../saving/census-form.ts';
import { LivePrice } from './LivePrice.tsx';
import { missingToCreate } from '../saving/census-request.ts';
import type { CensusSave } from '../saving/use-census-save.ts';

interface NextStepProps {
  save: CensusSave;
  needsAgent: boolean;
  onChoosePlans: () => void;
  isBusy: boolean;
}

/** What is stored, what is missing, and the way on to the plans. */
export const NextStep = ({ save, needsAgent, onChoosePlans, isBusy }: NextStepProps) => (
  <FormActions
    state={save.state}
    note={
      <Box role="status" sx={{ minWidth: 0 }}>
        {save.failure !== null && (
          <Typography variant="body2" color="error">
            {save.failure}
          </Typography>
        )}
        <StillWrong otherwise={<WhatWaits save={save} needsAgent={needsAgent} />} />
      </Box>
    }
  >
    {save.saved.enrollment && <LivePrice household={save.saved.enrollment} isUnsaved={save.isUnsaved} />}
    <Button variant="contained" onClick={onChoosePlans} loading={isBusy} sx={{ alignSelf: 'center' }}>
      Choose plans
    </Button>
  </FormActions>
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

/** After an attempt to go on: the first of what is missing, as a way to its field. */
function StillWrong({ otherwise }: { otherwise: ReactNode }) {
  const { control, setFocus, getValues } = useFormContext<CensusForm>();
  const { errors, submitCount } = useFormState({ control });
  const [first, ...others] = submitCount > 0 ? errorLines(errors) : [];
  if (!first) {
    return otherwise;
  }
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      color="error"
      onClick={() => setFocus(first.name as Parameters<typeof setFocus>[0])}
      sx={{ py: 0.25, textAlign: 'left' }}
    >
      {whose(first.name, getValues('Members'))}
      {first.message}
      {others.length > 0 && ` (1 of ${others.length + 1})`}
    </Link>
  );
}

/** "Child 2: " of a person's field. */
function whose(name: string, members: CensusForm['Members']): string {
  const place = /^Members\.(\d+)\./.exec(name)?.[1];
  return place === undefined ? '' : `${memberLabel(members, Number(place))}: `;
}
