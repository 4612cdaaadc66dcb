import { Stack } from '@mui/material';
import { useWatch, type FieldValues } from 'react-hook-form';
import { canBypassMembers } from '#shared/enrollment/application/application-problems';
import { fieldLabel } from '#shared/enrollment/application/problem-list';
import { useUser } from '../../../app/session/use-user.ts';
import { CheckboxInput } from '#web/inputs/CheckboxInput';
import { countOf, type ApplicationForm } from '../form/application-form.ts';
import { useApplication } from '../form/form-context.ts';
import { SectionCard } from './SectionCard.tsx';

/** What may be omitted, for users who have that option; nothing for others. Source: spec 001 section 6. */
export function SubmissionSection() {
  const { application } = useApplication();
  const { IsInternal } = useUser();
  const employees = useWatch<ApplicationForm, 'NumberOfEmployees'>({ name: 'NumberOfEmployees' });
  const offersMembers = !IsInternal && canBypassMembers({ NumberOfEmployees: countOf(employees) }, application.Facts);
  if (!offersMembers && !application.MayBypassDocuments) {
    return null;
  }
  return (
    <SectionCard id="submission">
      <Stack spacing={1}>
        {offersMembers && (
          <CheckboxInput<FieldValues>
            name="BypassMemberEnrollment"
            label={fieldLabel('BypassMemberEnrollment')}
            hint={`Offered to groups with more than ${application.Facts.bypassThreshold} employees.`}
          />
        )}
        {application.MayBypassDocuments && (
          <CheckboxInput<FieldValues>
            name="BypassSupportDocument"
            label={fieldLabel('BypassSupportDocument')}
            hint="Sales and operations, new business only."
          />
        )}
      </Stack>
    </SectionCard>
  );
}
