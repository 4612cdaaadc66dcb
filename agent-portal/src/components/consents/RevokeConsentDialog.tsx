import { Stack, Typography } from '@mui/material';
import { CONSENT_WAYS, type ConsentKind, type ConsentWay, REVOKED_WAY_LABELS } from '#shared/consents/consent-codes';
import { type ConsentResponse, NAME_LIMIT } from '#shared/consents/consent.record';
import { CONSENT_CALLS } from '#shared/consents/consents.calls';
import { nameProblem } from '#shared/formats/person-name';
import { call } from '#web/http/calls';
import { SelectInput } from '#web/inputs/SelectInput';
import { TextInput } from '#web/inputs/TextInput';
import { RecordFormDialog } from '#web/records/RecordFormDialog';
import { useRecordForm } from '#web/records/use-record-form';
import { notifySuccess } from '../../app/notifications/notify.ts';
import { instantOf, NOW, type WhenForm } from './consent-form.ts';
import { refreshConsents } from './consents-queries.ts';
import { WhenFields } from './WhenFields.tsx';

interface RevokeForm extends WhenForm {
  Way: ConsentWay;
  RevokedBy: string;
}

export const REVOKE_LABELS: Record<ConsentKind, string> = { Consent: 'Revoke consent', Review: 'Withdraw review' };
const EFFECTS: Record<ConsentKind, string> = {
  Consent:
    'From then on you may do nothing more for the client at the marketplace. Earlier consents for this quote end too. The record stays, with ' +
    'the revocation.',
  Review: 'Nothing can be submitted until the client has reviewed the application again. The record stays.',
};
const REVOKED: Record<ConsentKind, string> = { Consent: 'Consent revoked.', Review: 'Review withdrawn.' };
const WAYS = CONSENT_WAYS.map((value) => ({ value, label: REVOKED_WAY_LABELS[value] }));

interface RevokeConsentDialogProps {
  consent: ConsentResponse;
  onClose: () => void;
}

/** Records that the client has revoked a consent, or withdrawn a review. */
export function RevokeConsentDialog({ consent, onClose }: RevokeConsentDialogProps) {
  const { Id, Kind, ConsumerName, RepresentativeName } = consent;
  const editing = useRecordForm<RevokeForm, { Version: number }>({
    noun: 'record',
    start: { ...NOW, Way: 'Call', RevokedBy: RepresentativeName ?? ConsumerName },
    version: null,
    save: async (form) => {
      await call(CONSENT_CALLS.revoke, {
        id: Id,
        body: { Way: form.Way, RevokedBy: form.RevokedBy, RevokedAt: instantOf(form) },
      });
      return { Version: 1 };
    },
    onSaved: async () => {
      notifySuccess(REVOKED[Kind]);
      await refreshConsents();
      onClose();
    },
  });
  return (
    <RecordFormDialog
      editing={editing}
      title={`${REVOKE_LABELS[Kind]}?`}
      saveLabel={REVOKE_LABELS[Kind]}
      maxWidth="sm"
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">{EFFECTS[Kind]}</Typography>
        <SelectInput<RevokeForm, ConsentWay> name="Way" label="How the client told you" required options={WAYS} />
        <TextInput<RevokeForm>
          name="RevokedBy"
          label="Who told you"
          required
          check={nameProblem}
          maxLength={NAME_LIMIT}
        />
        <WhenFields label="When" />
      </Stack>
    </RecordFormDialog>
  );
}
