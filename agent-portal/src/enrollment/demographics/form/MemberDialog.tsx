import { Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId } from 'react';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { isSubscriber } from '#shared/census/household-rules';
import { DEMOGRAPHICS } from '#shared/enrollment/enrollment.calls';
import type { EnrollmentMember } from '#shared/enrollment/members/members.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatName } from '#shared/formats/person-name';
import { ENROLLED_PERSON } from '#shared/persons/person.record';
import { shownDifferences } from '#shared/records/rows';
import { call } from '#web/http/calls';
import { RecordFormDialog } from '#web/records/RecordFormDialog';
import { type RecordEditing, useRecordForm } from '#web/records/use-record-form';
import { queryClient } from '../../../app/query-client.ts';
import { useUser } from '../../../app/session/use-user.ts';
import { enrollmentMembersQuery } from '../demographics-queries.ts';
import { EmploymentFields } from './EmploymentFields.tsx';
import { HomeFields } from './HomeFields.tsx';
import { type MemberContext, type MemberForm, toMemberForm, toSaveRequest } from './member-form.ts';
import { inputOf, MissingList } from './MissingList.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PlanFields } from './PlanFields.tsx';

interface MemberDialogProps {
  quoteId: number;
  context: MemberContext;
  /** The field to focus first, by its wire name. */
  field: string | null;
  /** There is another incomplete member to continue with. */
  hasNext: boolean;
  onSaved: (saved: EnrollmentMember, goOn: boolean) => void;
  onClose: () => void;
}

/** Edits a copy of a member: Cancel discards it. Spec 001 section 4, "Census member edit". */
export function MemberDialog({ quoteId, context, field, hasNext, onSaved, onClose }: MemberDialogProps) {
  const { member } = context;
  const editing = useMemberForm(quoteId, member, (saved) => onSaved(saved, false));
  const { form } = editing;
  useEffect(() => {
    if (field) {
      // After the dialog has moved the focus to itself.
      const timer = setTimeout(() => form.setFocus(inputOf(field, form.getValues())), 0);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [field, form]);
  return (
    <RecordFormDialog
      editing={editing}
      title={formatName(member)}
      onClose={onClose}
      actions={
        hasNext && (
          <Button
            variant="outlined"
            disabled={form.formState.isSubmitting}
            onClick={() => void editing.submit((saved) => onSaved(saved, true))}
          >
            Save and next
          </Button>
        )
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {RELATIONSHIP_LABELS[member.RelationshipToSubscriber]}, born {formatDay(member.DateOfBirth)}, age {member.Age},
        employee number {member.EmployeeNumber}
      </Typography>
      <Stack spacing={3}>
        <MissingList context={context} focusField={(name) => form.setFocus(inputOf(name, form.getValues()))} />
        <Part title="Person">
          <PersonFields member={member} />
        </Part>
        {isSubscriber(member) && (
          <Part title="Employment">
            <EmploymentFields {...context} />
          </Part>
        )}
        <Part title="Home and mail">
          <HomeFields {...context} />
        </Part>
        <Part title="Plans">
          <PlanFields {...context} />
        </Part>
      </Stack>
    </RecordFormDialog>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
};

/** Edits a copy of one member, kept in memory until it is saved or discarded. */
function useMemberForm(
  quoteId: number,
  member: EnrollmentMember,
  onSaved: (saved: EnrollmentMember) => void,
): RecordEditing<MemberForm, EnrollmentMember> {
  const { Id: userId } = useUser();
  return useRecordForm<MemberForm, EnrollmentMember>({
    noun: 'member',
    start: toMemberForm(member),
    version: member.Version,
    draft: { userId, name: `enrollment-member-${member.Id}` },
    save: (values, version) =>
      call(DEMOGRAPHICS.save, { quoteId, body: toSaveRequest(values, member.Id, version ?? member.Version) }),
    onSaved,
    others: {
      reload: async () => {
        const { Members } = await queryClient.fetchQuery({ ...enrollmentMembersQuery(quoteId), staleTime: 0 });
        return Members.find(({ Id }) => Id === member.Id) ?? null;
      },
      toForm: toMemberForm,
      differences: (mine, theirs) => shownDifferences(ENROLLED_PERSON, mine, theirs),
    },
  });
}
