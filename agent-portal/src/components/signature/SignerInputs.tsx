import { Box } from '@mui/material';
import type { FieldValues, Path } from 'react-hook-form';
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
  <NameAndConsent<SignerFields>
    isSigner={(name) => isFullName(name, signer)}
    nameNeeded={TYPE_YOUR_NAME}
    consent="ApplicationEnteredConsent"
    consentText={consentText}
    consentNeeded={CONSENT_NEEDED}
    disabled={disabled}
  />
);

interface NameAndConsentProps<Fields> {
  /** Of the field for the name. */
  label?: string;
  isSigner: (name: string) => boolean;
  nameNeeded: string;
  consent: keyof Fields & string;
  consentText: string;
  consentNeeded: string;
  disabled: boolean;
}

/** The typed name of the person who has to give it, and what they agree to. */
export const NameAndConsent = <Fields extends FieldValues & { SignedByName: string }>({
  label = 'Your full name',
  isSigner,
  nameNeeded,
  consent,
  consentText,
  consentNeeded,
  disabled,
}: NameAndConsentProps<Fields>) => (
  <>
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <TextInput<Fields>
        name={'SignedByName' as Path<Fields>}
        label={label}
        required
        requiredMessage={nameNeeded}
        check={(name) => (isSigner(name) ? null : nameNeeded)}
        autoComplete="name"
        maxLength={NAME_LIMIT}
        disabled={disabled}
      />
    </Box>
    <Box sx={CONSENT}>
      <CheckboxInput<Fields>
        name={consent as Path<Fields>}
        label={consentText}
        required
        requiredMessage={consentNeeded}
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
