import { Box, Button, Link, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { formatDollars } from '#shared/formats/currency';
import { counted } from '#shared/formats/text';
import { isTobaccoOpen } from '#shared/individuals/household-members';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { errorLines } from '#web/records/error-lines';
import { FormActions } from '#web/records/FormActions';
import { memberLabel } from '../household/member-labels.ts';
import type { CensusForm } from '../saving/census-form.ts';
import { lowestPremiumQuery } from '../saving/census-queries.ts';
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

interface LivePriceProps {
  /** As stored: only the server knows the rates. */
  household: IndividualEnrollmentResponse;
  /** Something is typed that is not in the price yet. */
  isUnsaved: boolean;
}

/** What the household pays at least, each time it has been saved. */
function LivePrice({ household, isUnsaved }: LivePriceProps) {
  const { data, isPlaceholderData } = useQuery({
    ...lowestPremiumQuery(household),
    enabled: household.Problems.length === 0,
    placeholderData: keepPreviousData,
  });
  const isKnown = data != null && household.Problems.length === 0;
  const people = household.Members.filter(({ MedicalStatus }) => MedicalStatus === 'Enroll').length;
  const asked = {
    planType: household.Quote.Individual.IndividualPlanType,
    effectiveDate: household.Quote.EffectiveDate,
  };
  const isOpen = household.Members.some((member) => isTobaccoOpen(member, asked));
  return (
    <Box role="status" sx={BESIDE_THE_BUTTON}>
      {isKnown && (
        <>
          <Typography
            variant="h2"
            component="p"
            color={isUnsaved || isPlaceholderData ? 'textSecondary' : undefined}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            from {formatDollars(data.dollars)} a month
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {`Lowest of ${counted(data.plans, 'medical plan')}, ${counted(people, 'person', 'people')}`}
            {data.isReduced && ', after the tax credit'}
            {isOpen && (
              <Box component="span" sx={SAID_ON_CARDS}>
                , without tobacco until answered
              </Box>
            )}
          </Typography>
        </>
      )}
    </Box>
  );
}

/** On phones too: the bar is over what is typed. */
const BESIDE_THE_BUTTON = {
  minHeight: 44,
  minWidth: 0,
  flex: { xs: '1 1 11rem', sm: 'none' },
  textAlign: { sm: 'right' },
} as const;
/** There the question says it. */
const SAID_ON_CARDS = { display: { xs: 'none', sm: 'inline' } } as const;
