import { Box } from '@mui/material';
import { ATTESTATION_ACCEPTED, ATTESTATION_NEEDED, TAX_CREDIT_ATTESTATION } from '#shared/marketplace/enroll-refusals';
import { CheckboxInput } from '#web/inputs/CheckboxInput';
import { AgreedText } from '../../components/consents/AgreedText.tsx';
import type { EnrollmentPlaces } from '../enrollment-places.ts';
import type { SubmissionFields } from './submission-fields.ts';

interface TaxCreditAttestationProps {
  disabled: boolean;
  place: EnrollmentPlaces['attestation'];
}

/** What the client accepts before the tax credit is paid in advance. */
export const TaxCreditAttestation = ({ disabled, place }: TaxCreditAttestationProps) => (
  <Box sx={{ width: '100%' }}>
    <AgreedText title="Tax credit attestation" text={TAX_CREDIT_ATTESTATION} headingRef={place} />
    <CheckboxInput<SubmissionFields>
      name="APTCAttestation"
      label={ATTESTATION_ACCEPTED}
      required
      requiredMessage={ATTESTATION_NEEDED}
      disabled={disabled}
    />
  </Box>
);
