import { Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { SwitchInput } from '#web/inputs/SwitchInput';
import { MemberAddressInputs } from '../components/MemberAddressInputs.tsx';
import { ASKED_PERSON, type EnrollmentForm } from './saving/enrollment-form.ts';

interface AddressFieldsProps {
  /** In the household. */
  index: number;
  disabled: boolean;
  isApplicant: boolean;
}

/** Home and mailing address. The others live with the applicant unless they say otherwise. */
export function AddressFields({ index, disabled, isApplicant }: AddressFieldsProps) {
  const [livesWithApplicant, isMailedHome] = useWatch<
    EnrollmentForm,
    [`Members.${number}.SameAsPrimary`, `Members.${number}.MailingAddressSameAsHome`]
  >({ name: [`Members.${index}.SameAsPrimary`, `Members.${index}.MailingAddressSameAsHome`] });
  return (
    <Stack spacing={2}>
      <Address title="Home address">
        {!isApplicant && (
          <SwitchInput<EnrollmentForm>
            name={`Members.${index}.SameAsPrimary`}
            label={ASKED_PERSON.SameAsPrimary.label}
            disabled={disabled}
          />
        )}
        {(isApplicant || !livesWithApplicant) && (
          <MemberAddressInputs path={`Members.${index}.HomeAddress`} hasCounty required disabled={disabled} />
        )}
      </Address>
      <Address title="Mailing address">
        <SwitchInput<EnrollmentForm>
          name={`Members.${index}.MailingAddressSameAsHome`}
          label="Same as the home address"
          disabled={disabled}
        />
        {!isMailedHome && (
          <MemberAddressInputs
            path={`Members.${index}.MailingAddress`}
            hasCounty={false}
            required
            disabled={disabled}
          />
        )}
      </Address>
    </Stack>
  );
}

function Address({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Typography variant="subtitle2" component="h4" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Stack spacing={1}>{children}</Stack>
    </div>
  );
}
