import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  CONSENT_WAYS,
  type ConsentKind,
  type RecordedWay,
  needsFile,
  PROOF_HINTS,
  WAY_LABELS,
} from '#shared/consents/consent-codes';
import { RECORDING_NEEDED } from '#shared/consents/consent-rules';
import { type ConsentDraft, type ConsentResponse, NAME_LIMIT, RECORDING_LIMIT } from '#shared/consents/consent.record';
import { CONSENT_CALLS } from '#shared/consents/consents.calls';
import { nameProblem } from '#shared/formats/person-name';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { DateInput } from '#web/inputs/DateInput';
import { RadioInput, type RadioChoice } from '#web/inputs/RadioInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { TextInput } from '#web/inputs/TextInput';
import { RecordFormDialog } from '#web/records/RecordFormDialog';
import { useRecordForm } from '#web/records/use-record-form';
import { notifyError, notifySuccess } from '../../app/notify.ts';
import { AgreedText } from './AgreedText.tsx';
import { blankConsent, type ConsentForm, textOf, toRequest } from './consent-form.ts';
import { attachProof, refreshConsents } from './consents-queries.ts';
import { ProofFile } from './ProofFile.tsx';
import { WhenFields } from './WhenFields.tsx';

interface RecordConsentDialogProps {
  kind: ConsentKind;
  quoteId: number | null;
  draft: ConsentDraft;
  onRecorded: (consent: ConsentResponse) => void;
  onClose: () => void;
}

export const RECORD_TITLES: Record<ConsentKind, string> = {
  Consent: 'Record the client’s consent',
  Review: 'Record the client’s review',
};
const RECORDED: Record<ConsentKind, string> = { Consent: 'Consent recorded.', Review: 'Review recorded.' };
const WAYS = CONSENT_WAYS.map((value) => ({ value, label: WAY_LABELS[value] }));
const GIVERS: readonly RadioChoice<ConsentForm['Giver']>[] = [
  { value: 'Client', label: 'Client' },
  { value: 'Representative', label: 'Authorized representative' },
];

/** Records what a client agreed to, with the text as the client hears or reads it. */
export function RecordConsentDialog({ kind, quoteId, draft, onRecorded, onClose }: RecordConsentDialogProps) {
  const [proof, setProof] = useState<File | null>(null);
  const editing = useRecordForm<ConsentForm, { Version: number; record: ConsentResponse }>({
    noun: 'record',
    start: blankConsent(kind, draft),
    version: null,
    save: async (form) => ({
      Version: 1,
      record: await call(CONSENT_CALLS.record, { body: toRequest(form, { kind, quoteId, draft }) }),
    }),
    onSaved: async ({ record }) => {
      await finish(record, needsFile(record.Way) ? proof : null);
      onRecorded(record);
      onClose();
    },
  });
  const finish = async (record: ConsentResponse, file: File | null) => {
    try {
      await (file && attachProof(record.Id, file));
      notifySuccess(RECORDED[kind]);
    } catch (error) {
      notifyError({ text: `${RECORDED[kind]} The proof could not be uploaded: ${errorMessage(error)}`, fields: {} });
    }
    await refreshConsents();
  };
  return (
    <RecordFormDialog editing={editing} title={RECORD_TITLES[kind]} saveLabel="Record" onClose={onClose}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        <SelectInput<ConsentForm, RecordedWay> name="Way" label="How it was given" required options={WAYS} />
        <WayHint />
        <RadioInput<ConsentForm, ConsentForm['Giver']> name="Giver" label="Who gave it" options={GIVERS} />
        <NameFields />
        <WhenFields label="When it was given" />
        {kind === 'Consent' && (
          <DateInput<ConsentForm>
            name="Until"
            label="Last day"
            required
            hint="At most one year. The client can revoke it earlier."
          />
        )}
        <TextToAgree kind={kind} draft={draft} />
        <ProofFields file={proof} onFile={setProof} />
      </Stack>
    </RecordFormDialog>
  );
}

function WayHint() {
  const way = useWatch<ConsentForm, 'Way'>({ name: 'Way' });
  return <Typography variant="body2">{PROOF_HINTS[way]}</Typography>;
}

function NameFields() {
  const giver = useWatch<ConsentForm, 'Giver'>({ name: 'Giver' });
  return (
    <>
      <TextInput<ConsentForm> name="ConsumerName" label="Client" required check={nameProblem} maxLength={NAME_LIMIT} />
      {giver === 'Representative' && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextInput<ConsentForm>
            name="RepresentativeName"
            label="Representative"
            required
            check={nameProblem}
            maxLength={NAME_LIMIT}
          />
          <TextInput<ConsentForm>
            name="RepresentativeRelationship"
            label="Relationship to the client"
            required
            hint="Such as daughter with power of attorney"
            maxLength={60}
          />
        </Box>
      )}
    </>
  );
}

const TEXT_LABELS: Record<RecordedWay, string> = {
  Call: 'Read this to the client',
  Email: 'Send this to the client',
  Text: 'Send this to the client',
  ESignature: 'The client signs this',
  Paper: 'The client signs this',
};

function TextToAgree({ kind, draft }: Pick<RecordConsentDialogProps, 'kind' | 'draft'>) {
  const form = useWatch<ConsentForm>() as ConsentForm;
  return <AgreedText title={TEXT_LABELS[form.Way]} text={textOf(form, kind, draft)} />;
}

function ProofFields({ file, onFile }: { file: File | null; onFile: (file: File | null) => void }) {
  const way = useWatch<ConsentForm, 'Way'>({ name: 'Way' });
  const [problem, setProblem] = useState<string | null>(null);
  if (!needsFile(way)) {
    return (
      <TextInput<ConsentForm>
        name="Recording"
        label="Where the recording can be found"
        required
        requiredMessage={RECORDING_NEEDED}
        hint="Its number, or the file and the system"
        maxLength={RECORDING_LIMIT}
      />
    );
  }
  return (
    <Box>
      <ProofFile
        label={file ? 'Choose another PDF' : 'Choose the proof (PDF)'}
        onChosen={(chosen, wrong) => {
          onFile(chosen);
          setProblem(wrong);
        }}
      />
      <Typography
        variant="body2"
        role="status"
        color={problem ? 'error' : 'textSecondary'}
        sx={{ mt: 1, overflowWrap: 'anywhere' }}
      >
        {problem ?? file?.name ?? 'You can also upload it later. Until then the record does not count.'}
      </Typography>
    </Box>
  );
}
