import { EMPLOYEE_LINK_CALLS } from '#shared/enrollment/employees/employees.calls';
import type { Employees } from '#shared/enrollment/employees/employees.record';
import { DEMOGRAPHICS } from '#shared/enrollment/enrollment.calls';
import type { EnrollmentFileResponse, SaveEnrollmentMemberResponse } from '#shared/enrollment/members/members.record';
import { call, query } from '#web/http/calls';
import { queryClient } from '../../app/query-client.ts';
import { sendingsOf, whileSending } from '../../components/email/while-sending.ts';
import { refreshEnrollment } from '../enrollment-queries.ts';

/** The screen and its dialogs show refusals themselves, in context. */

export const enrollmentMembersQuery = (quoteId: number) => query(DEMOGRAPHICS.list, { quoteId });

/** Employees answer at any time: never from the cache alone. */
export const employeesQuery = (quoteId: number) => ({
  ...query(EMPLOYEE_LINK_CALLS.list, { quoteId }),
  staleTime: 0,
  refetchInterval: whileSending((data: Employees) => data.Employees.flatMap(({ Link }) => sendingsOf(Link))),
});

export const refreshEmployees = (quoteId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: employeesQuery(quoteId).queryKey });

/** Previews a file; passing the preview's stamp writes it. */
export function sendEnrollmentFile(
  quoteId: number,
  file: File,
  { stamp, signal }: { stamp?: string; signal: AbortSignal },
): Promise<EnrollmentFileResponse> {
  const form = new FormData();
  form.set('quoteId', String(quoteId));
  if (stamp !== undefined) {
    form.set('commit', 'true');
    form.set('stamp', stamp);
  }
  form.set('file', file);
  return call(DEMOGRAPHICS.import, { body: form }, { signal });
}

/** Updates a saved member in the cache; clears an agent's earlier confirmation. */
export function showSaved(quoteId: number, saved: SaveEnrollmentMemberResponse): Promise<void> {
  queryClient.setQueryData(
    enrollmentMembersQuery(quoteId).queryKey,
    (known) =>
      known && {
        ...known,
        Members: known.Members.map((member) => (member.Id === saved.Id ? saved : member)),
        Confirmation: saved.SavedByStaff ? known.Confirmation : null,
      },
  );
  return afterChange(quoteId);
}

/** Members are refetched by the next screen that shows them, and so is the enrollment. */
export async function afterChange(quoteId: number): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['group-census', quoteId] });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: enrollmentMembersQuery(quoteId).queryKey }),
    refreshEmployees(quoteId),
    refreshEnrollment(quoteId),
  ]);
}
