import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { DEMOGRAPHICS } from '#shared/enrollment/enrollment.calls';
import { MEMBER_SAVED } from '#shared/enrollment/members/member-problems';
import type { EnrollmentMember, EnrollmentMembersResponse } from '#shared/enrollment/members/members.record';
import { call } from '#web/http/calls';
import { notifySuccess } from '../../app/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { useAudience, useUser } from '../../app/session/use-user.ts';
import { enrollmentMembersQuery, showSaved } from './demographics-queries.ts';
import type { MemberContext } from '../../components/member-form/member-form.ts';
import type { MemberStore } from '../../components/member-form/MemberDialog.tsx';
import { editMemberId } from './MemberLine.tsx';
import { nextIncomplete, targetOf, type MemberRow } from './member-rows.ts';

export interface MemberEditing {
  /** As in the URL: "7.SSN", "Confirmation". */
  field: string | null;
  /** The member being edited; null = none. */
  target: { context: MemberContext; field: string | null; hasNext: boolean } | null;
  open: (memberId: number) => void;
  /** The next incomplete member; null if all are complete. */
  openNext: (() => void) | null;
  saved: (member: EnrollmentMember, goOn: boolean) => void;
  close: () => void;
}

/** Stores the open member in the URL, so that a reload or signing in again restores it. */
export function useMemberEditing(
  quoteId: number,
  { Members, Facts }: EnrollmentMembersResponse,
  rows: readonly MemberRow[],
): MemberEditing {
  const [params, setParams] = useSearchParams();
  const writer = useAudience() === 'internal' ? 'staff' : 'agent';
  const field = params.get('field');
  const wanted = targetOf(field);
  const member = Members.find(({ Id }) => Id === wanted?.memberId);
  const show = useCallback(
    (memberId: number | null) =>
      setParams(memberId === null ? {} : { field: String(memberId) }, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const next = nextIncomplete(rows, member?.Id ?? null);
  const close = () => {
    show(null);
    focusLater(member?.Id);
  };
  const employee = Members.find(
    ({ EmployeeNumber, RelationshipToSubscriber }) =>
      EmployeeNumber === member?.EmployeeNumber && RelationshipToSubscriber === 'Self',
  );
  return {
    field,
    target: member
      ? {
          context: { member, employee, facts: Facts, writer },
          field: wanted?.field ?? null,
          hasNext: next !== null,
        }
      : null,
    open: show,
    openNext: next && (() => show(next.member.Id)),
    saved: (saved, goOn) => {
      notifySuccess(saved.RateArea === null ? MEMBER_SAVED : `${MEMBER_SAVED} Rating area ${saved.RateArea}.`);
      void showSaved(quoteId, saved);
      if (goOn && next) {
        show(next.member.Id);
      } else {
        close();
      }
    },
    close,
  };
}

/** Where the agent's form saves. */
export function useMemberStore(quoteId: number): MemberStore {
  const { Id: userId } = useUser();
  return {
    save: (body) => call(DEMOGRAPHICS.save, { quoteId, body }),
    reload: async () => (await queryClient.fetchQuery({ ...enrollmentMembersQuery(quoteId), staleTime: 0 })).Members,
    draftOf: (memberId) => ({ userId, name: `enrollment-member-${memberId}` }),
  };
}

/** Returns the focus to the dialog's opener after closing. */
function focusLater(memberId: number | undefined): void {
  if (memberId !== undefined) {
    setTimeout(() => document.getElementById(editMemberId(memberId))?.focus(), 0);
  }
}
