import { Alert, Box, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { EnrollmentOverview } from '#shared/contract/enrollment';
import type { QuoteResponse } from '#shared/contract/quotes';
import { areAllCompleted } from '#shared/enrollment/enrollment-sections';
import { CONSENT_NEEDED, CONSENT_TEXT, NAME_LIMIT, NOTES_LIMIT, TYPE_YOUR_NAME } from '#shared/enrollment/signing';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import { CheckboxInput } from '../../components/inputs/CheckboxInput.tsx';
import { TextInput } from '../../components/inputs/TextInput.tsx';
import { unmatchedMembersQuery } from '../demographics/demographics.api.ts';
import { UnmatchedMembersDialog } from '../demographics/UnmatchedMembersDialog.tsx';
import { MissingParts } from './MissingParts.tsx';
import { BLANK_SIGNATURE, type SignatureFields, toSignRequest } from './signature-fields.ts';
import { useSign } from './use-sign.ts';

interface SignatureFormProps {
  quote: QuoteResponse;
  overview: EnrollmentOverview;
  onSigned: () => void;
}

/** The agent types the name, agrees and submits; what is missing, and who would lose coverage, is shown before anything is sent. */
export function SignatureForm({ quote, overview, onSigned }: SignatureFormProps) {
  const form = useForm<SignatureFields>({ defaultValues: BLANK_SIGNATURE, mode: 'onTouched', shouldFocusError: false });
  const [attempts, setAttempts] = useState(0);
  const [isAskingToDrop, setAskingToDrop] = useState(false);
  const { data: losing = [] } = useQuery(unmatchedMembersQuery(quote.Id, quote.GroupId));
  const { sign, isBusy, failure } = useSign(quote.Id, { form, onSigned });
  const isReady = areAllCompleted(overview.Sections);
  const send = (losesMembers: boolean) => {
    setAskingToDrop(false);
    sign(toSignRequest(form.getValues(), quote, losesMembers));
  };
  const submit = form.handleSubmit(() => {
    if (isReady) {
      return losing.length > 0 ? setAskingToDrop(true) : send(false);
    }
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          setAttempts(attempts + 1);
          void submit(event);
        }}
      >
        <Stack useFlexGap spacing={2} sx={{ alignItems: 'flex-start', maxWidth: 720, '& .MuiAlert-root': { m: 0 } }}>
          {attempts > 0 && !isReady && <MissingParts overview={overview} attempts={attempts} />}
          <ErrorSummary />
          <Box sx={{ width: '100%', maxWidth: 400 }}>
            <TextInput<SignatureFields>
              name="SignedByName"
              label="Your full name"
              required
              requiredMessage={TYPE_YOUR_NAME}
              autoComplete="name"
              maxLength={NAME_LIMIT}
              disabled={isBusy}
            />
          </Box>
          <Box sx={CONSENT}>
            <CheckboxInput<SignatureFields>
              name="ApplicationEnteredConsent"
              label={CONSENT_TEXT}
              required
              requiredMessage={CONSENT_NEEDED}
              disabled={isBusy}
            />
          </Box>
          <TextInput<SignatureFields>
            name="AgentNotes"
            label="Notes for the insurer (optional)"
            rows={2}
            maxLength={NOTES_LIMIT}
            disabled={isBusy}
          />
          {failure && <Alert severity="error">{failure}</Alert>}
          <Button type="submit" variant="contained" size="large" loading={isBusy}>
            Sign and submit
          </Button>
        </Stack>
      </form>
      {isAskingToDrop && (
        <UnmatchedMembersDialog
          members={losing}
          busy={isBusy}
          onProceed={() => send(true)}
          onCancel={() => setAskingToDrop(false)}
        />
      )}
    </FormProvider>
  );
}

/** The box stands beside the first of several lines. */
const CONSENT = {
  '& .MuiFormControlLabel-root': { alignItems: 'flex-start' },
  '& .MuiFormControlLabel-label': { pt: 1 },
} as const;
