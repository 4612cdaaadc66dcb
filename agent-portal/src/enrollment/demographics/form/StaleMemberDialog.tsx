import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EnrollmentMember } from '#shared/enrollment/members/members.record';
import { ENROLLED_PERSON } from '#shared/persons/person.record';
import { shownDifferences } from '#shared/records/rows';
import { StaleDialog } from '../../../components/StaleDialog.tsx';
import { enrollmentMembersQuery } from '../demographics.api.ts';
import { toMemberForm, type MemberForm } from './member-form.ts';

interface StaleMemberDialogProps {
  quoteId: number;
  memberId: number;
  mine: MemberForm;
  onTakeTheirs: (theirs: EnrollmentMember) => void;
  onKeepMine: (theirs: EnrollmentMember) => void;
}

/** Somebody else saved the member first: both sets of values, and the user decides. */
export function StaleMemberDialog({ quoteId, memberId, mine, onTakeTheirs, onKeepMine }: StaleMemberDialogProps) {
  const { data, refetch, isFetching } = useQuery({ ...enrollmentMembersQuery(quoteId), enabled: false });
  useEffect(() => void refetch(), [refetch]);
  const theirs = isFetching ? undefined : data?.Members.find(({ Id }) => Id === memberId);
  return (
    <StaleDialog
      title="Somebody else has changed this member"
      rows={theirs ? shownDifferences(ENROLLED_PERSON, mine, toMemberForm(theirs)) : null}
      takeLabel="Take theirs"
      keepLabel="Keep mine"
      onTakeTheirs={() => theirs && onTakeTheirs(theirs)}
      onKeepMine={() => theirs && onKeepMine(theirs)}
    >
      Your values have not been saved. Choose which ones shall count.
    </StaleDialog>
  );
}
