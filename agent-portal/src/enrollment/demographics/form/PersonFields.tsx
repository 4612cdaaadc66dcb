import type { EnrollmentMember } from '#shared/enrollment/members/members.record';
import { censusNameProblem, LONGEST_NAME, middleInitialProblem } from '#shared/formats/person-name';
import { emailProblem } from '#shared/formats/email';
import { FieldGrid } from '#web/inputs/FormSection';
import { PhoneInput } from '#web/inputs/PhoneInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { SsnInput } from '#web/inputs/SsnInput';
import { TextInput } from '#web/inputs/TextInput';
import type { MemberForm } from './member-form.ts';

const GENDERS = [
  { value: 'F', label: 'Female' },
  { value: 'M', label: 'Male' },
] as const;

/** The member's identity and contact details. */
export const PersonFields = ({ member }: { member: EnrollmentMember }) => (
  <FieldGrid columns={3}>
    <TextInput<MemberForm>
      name="FirstName"
      label="First name"
      required
      maxLength={LONGEST_NAME}
      check={censusNameProblem}
    />
    <TextInput<MemberForm> name="MiddleInitial" label="Middle initial" maxLength={4} check={middleInitialProblem} />
    <TextInput<MemberForm>
      name="LastName"
      label="Last name"
      required
      maxLength={LONGEST_NAME}
      check={censusNameProblem}
    />
    <SelectInput<MemberForm> name="Gender" label="Gender" options={GENDERS} noneLabel="Not given" />
    <SsnInput<MemberForm> name="SSN" label="SSN" />
    <PhoneInput<MemberForm> name="HomeNumber" label="Home phone" />
    <TextInput<MemberForm>
      name="EmailAddress"
      label="E-mail"
      type="email"
      check={emailProblem}
      hint={member.RelationshipToSubscriber === 'Self' ? 'Optional' : undefined}
    />
  </FieldGrid>
);
