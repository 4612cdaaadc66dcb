import { emailProblem } from '#shared/formats/email';
import { FieldGrid } from '#web/inputs/FormSection';
import { PhoneInput } from '#web/inputs/PhoneInput';
import { TextInput } from '#web/inputs/TextInput';
import type { EnrollmentForm } from '../saving/enrollment-form.ts';

/** How the applicant is reached. */
export const ContactFields = ({ index, disabled }: { index: number; disabled: boolean }) => (
  <FieldGrid columns={3}>
    <PhoneInput<EnrollmentForm> name={`Members.${index}.HomeNumber`} label="Home phone" required disabled={disabled} />
    <TextInput<EnrollmentForm>
      name={`Members.${index}.EmailAddress`}
      label="E-mail"
      type="email"
      maxLength={254}
      required
      disabled={disabled}
      check={emailProblem}
    />
  </FieldGrid>
);
