import { Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { SwitchInput } from '#web/inputs/SwitchInput';
import { MemberAddressInputs } from '../components/MemberAddressInputs.tsx';
import { ASKED_PERSON, type EnrollmentForm } from './saving/enrollment-form.ts';

interface AddressFieldsProps {
  /** In the household. */
  index: number;
  isApplicant: boolean;
}

/** Home and mailing address. The others live with the applicant unless they say otherwise. */
export function AddressFields({ index, isApplicant }: AddressFieldsProps) {
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
          />
        )}
        {(isApplicant || !livesWithApplicant) && (
          <MemberAddressInputs path={`Members.${index}.HomeAddress`} hasCounty required />
        )}
      </Address>
      <Address title="Mailing address">
        <SwitchInput<EnrollmentForm>
          name={`Members.${index}.MailingAddressSameAsHome`}
          label="Same as the home address"
        />
        {!isMailedHome && <MemberAddressInputs path={`Members.${index}.MailingAddress`} hasCounty={false} required />}
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
