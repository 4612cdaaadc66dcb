import type { EnrollmentMember } from '#shared/enrollment/members/members.record';
import { ENROLLED_PERSON } from '#shared/persons/person.record';
import { shownDifferences } from '#shared/records/rows';
import { useRecordForm, type RecordEditing } from '#web/records/use-record-form';
import { queryClient } from '../../../app/query-client.ts';
import { useUser } from '../../../app/session/use-user.ts';
import { enrollmentMembersQuery, saveEnrollmentMember } from '../demographics.api.ts';
import { toMemberForm, toSaveRequest, type MemberForm } from './member-form.ts';

/** One member being edited: a copy, kept in the page's memory until it is saved or given up. */
export function useMemberForm(
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
      saveEnrollmentMember(quoteId, toSaveRequest(values, member.Id, version ?? member.Version)),
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
