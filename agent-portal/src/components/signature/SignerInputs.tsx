import { Box } from '@mui/material';
import { CONSENT_NEEDED, isFullName, NAME_LIMIT, TYPE_YOUR_NAME } from '#shared/enrollment/signing';
import { CheckboxInput } from '#web/inputs/CheckboxInput';
import { TextInput } from '#web/inputs/TextInput';

export interface SignerFields {
  SignedByName: string;
  ApplicationEnteredConsent: boolean;
}

interface SignerInputsProps {
  /** Who has to sign: the typed name must be theirs. */
  signer: string;
  consentText: string;
  disabled: boolean;
}

/** A signature: the full name, typed, and the consent. */
export const SignerInputs = ({ signer, consentText, disabled }: SignerInputsProps) => (
  <>
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <TextInput<SignerFields>
        name="SignedByName"
        label="Your full name"
        required
        requiredMessage={TYPE_YOUR_NAME}
        check={(name) => (isFullName(name, signer) ? null : TYPE_YOUR_NAME)}
        autoComplete="name"
        maxLength={NAME_LIMIT}
        disabled={disabled}
      />
    </Box>
    <Box sx={CONSENT}>
      <CheckboxInput<SignerFields>
        name="ApplicationEnteredConsent"
        label={consentText}
        required
        requiredMessage={CONSENT_NEEDED}
        disabled={disabled}
      />
    </Box>
  </>
);

/** The checkbox aligns with the first of several lines. */
const CONSENT = {
  '& .MuiFormControlLabel-root': { alignItems: 'flex-start' },
  '& .MuiFormControlLabel-label': { pt: 1 },
} as const;
