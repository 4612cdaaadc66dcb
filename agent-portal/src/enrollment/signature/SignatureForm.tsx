import { Alert, Box, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { areAllCompleted } from '#shared/enrollment/enrollment-sections';
import { isFullName } from '#shared/enrollment/signer-name';
import { CONSENT_NEEDED, CONSENT_TEXT, NAME_LIMIT, NOTES_LIMIT, TYPE_YOUR_NAME } from '#shared/enrollment/signing';
import { useUser } from '../../app/session/use-user.ts';
import { ErrorSummary } from '#web/records/ErrorSummary';
import { CheckboxInput } from '#web/inputs/CheckboxInput';
import { TextInput } from '#web/inputs/TextInput';
import { unmatchedMembersQuery } from '../demographics/demographics.api.ts';
import { UnmatchedMembersDialog } from '../demographics/UnmatchedMembersDialog.tsx';
import { ConfirmSignatureDialog } from './ConfirmSignatureDialog.tsx';
import { MissingParts } from './MissingParts.tsx';
import { BLANK_SIGNATURE, type SignatureFields, toSignRequest } from './signature-fields.ts';
import { useSign } from './use-sign.ts';

interface SignatureFormProps {
  quote: QuoteResponse;
  overview: EnrollmentOverview;
  onSigned: () => void;
}

/** The agent types the name, agrees and submits; missing items, lost coverage and what is being signed show before anything is sent. */
export function SignatureForm({ quote, overview, onSigned }: SignatureFormProps) {
  const form = useForm<SignatureFields>({ defaultValues: BLANK_SIGNATURE, mode: 'onTouched', shouldFocusError: false });
  const [attempts, setAttempts] = useState(0);
  const [asked, setAsked] = useState<'drop' | 'sign' | null>(null);
  const { FullName: accountName } = useUser();
  const { data: losing = [] } = useQuery(unmatchedMembersQuery(quote.Id, quote.GroupId));
  const { sign, isBusy, failure } = useSign(quote.Id, { form, onSigned });
  const isReady = areAllCompleted(overview.Sections);
  const send = () => {
    setAsked(null);
    sign(toSignRequest(form.getValues(), quote, { losesMembers: losing.length > 0, accountName }));
  };
  const submit = form.handleSubmit(() => {
    if (isReady) {
      setAsked(losing.length > 0 ? 'drop' : 'sign');
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
          <SignatureInputs accountName={accountName} disabled={isBusy} />
          {failure && <Alert severity="error">{failure}</Alert>}
          <Button type="submit" variant="contained" size="large" loading={isBusy}>
            Sign and submit
          </Button>
        </Stack>
      </form>
      {asked === 'drop' && (
        <UnmatchedMembersDialog
          members={losing}
          busy={isBusy}
          onProceed={() => setAsked('sign')}
          onCancel={() => setAsked(null)}
        />
      )}
      {asked === 'sign' && (
        <ConfirmSignatureDialog
          quote={quote}
          name={form.getValues('SignedByName').trim()}
          busy={isBusy}
          onConfirm={send}
          onCancel={() => setAsked(null)}
        />
      )}
    </FormProvider>
  );
}

const SignatureInputs = ({ accountName, disabled }: { accountName: string; disabled: boolean }) => (
  <>
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <TextInput<SignatureFields>
        name="SignedByName"
        label="Your full name"
        required
        requiredMessage={TYPE_YOUR_NAME}
        check={(name) => (isFullName(name, accountName) ? null : TYPE_YOUR_NAME)}
        autoComplete="name"
        maxLength={NAME_LIMIT}
        disabled={disabled}
      />
    </Box>
    <Box sx={CONSENT}>
      <CheckboxInput<SignatureFields>
        name="ApplicationEnteredConsent"
        label={CONSENT_TEXT}
        required
        requiredMessage={CONSENT_NEEDED}
        disabled={disabled}
      />
    </Box>
    <TextInput<SignatureFields>
      name="AgentNotes"
      label="Notes for the insurer (optional)"
      rows={2}
      maxLength={NOTES_LIMIT}
      disabled={disabled}
    />
  </>
);

/** The checkbox aligns with the first of several lines. */
const CONSENT = {
  '& .MuiFormControlLabel-root': { alignItems: 'flex-start' },
  '& .MuiFormControlLabel-label': { pt: 1 },
} as const;
