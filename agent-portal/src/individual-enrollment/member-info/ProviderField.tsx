import { useController, useFormContext, useWatch } from 'react-hook-form';
import type {
  EnrollingMember,
  EnrollmentPageResponse,
} from '#shared/individual-enrollment/individual-enrollment.record';
import type { PcpChoice } from '#shared/providers/pcp-validity';
import { PrimaryCareProviderField } from '../../components/provider-picker/PrimaryCareProviderField.tsx';
import type { EnrollmentForm } from '../saving/enrollment-form.ts';

interface ProviderFieldProps {
  page: EnrollmentPageResponse;
  member: EnrollingMember;
  /** In the household. */
  index: number;
}

/** The primary care provider, searched for around the person's home. */
export function ProviderField({ page, member, index }: ProviderFieldProps) {
  const { setValue } = useFormContext<EnrollmentForm>();
  const { field } = useController<EnrollmentForm, `Members.${number}.PrimaryCareProviderId`>({
    name: `Members.${index}.PrimaryCareProviderId`,
  });
  const person = useWatch<EnrollmentForm, `Members.${number}`>({ name: `Members.${index}` });
  const applicantZip = useWatch<EnrollmentForm, 'Members.0.HomeAddress.FullPostalCode'>({
    name: 'Members.0.HomeAddress.FullPostalCode',
  });
  const isAsStored = person.PrimaryCareProviderId === (member.PrimaryCareProviderId ?? '');
  const change = (choice: PcpChoice) => {
    for (const [name, value] of Object.entries(choice)) {
      setValue(`Members.${index}.${name as keyof PcpChoice}`, (value as string | boolean | null) ?? '', {
        shouldDirty: true,
      });
    }
  };
  return (
    <PrimaryCareProviderField
      value={person}
      onChange={change}
      disabled={page.EditProblem !== null}
      error={isAsStored ? member.PrimaryCareProviderProblem : null}
      inputRef={field.ref}
      member={{
        zip: person.SameAsPrimary ? applicantZip : person.HomeAddress.FullPostalCode,
        planIds: page.MedicalPlan ? [page.MedicalPlan.PlanId] : [],
        effectiveDate: page.Quote.EffectiveDate,
        dateOfBirth: member.DateOfBirth,
      }}
    />
  );
}
