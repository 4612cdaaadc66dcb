import { queryOptions } from '@tanstack/react-query';
import type {
  ConfirmDemographicsResponse,
  EnrollmentFileResponse,
  EnrollmentMembersResponse,
  SaveEnrollmentMemberRequest,
  SaveEnrollmentMemberResponse,
  UnmatchedMember,
} from '#shared/enrollment/members/members.record';
import { getJson, sendJson } from '#web/http/client';
import { download, sendForm } from '#web/http/files';
import { queryClient } from '../../app/query-client.ts';
import { refreshEnrollment } from '../enrollment.api.ts';

/** The screen and its dialogs show refusals themselves, in context. */
const IN_SCREEN = { bubble: true, suppressNotification: true } as const;

export const enrollmentMembersQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['enrollment-members', quoteId],
    queryFn: ({ signal }) =>
      getJson<EnrollmentMembersResponse>(`/api/enrollment/Members/${quoteId}`, signal, IN_SCREEN),
  });

export const unmatchedMembersQuery = (quoteId: number, groupId: number) =>
  queryOptions({
    queryKey: ['unmatched-members', quoteId, groupId],
    queryFn: ({ signal }) =>
      getJson<UnmatchedMember[]>(
        `/api/GroupCensus/GetUnMatchedCensusEnrollMembers/${quoteId}/${groupId}`,
        signal,
        IN_SCREEN,
      ),
  });

export const saveEnrollmentMember = (
  quoteId: number,
  member: SaveEnrollmentMemberRequest,
): Promise<SaveEnrollmentMemberResponse> => sendJson('PUT', `/api/enrollment/Member/${quoteId}`, member, IN_SCREEN);

export const confirmDemographics = (quoteId: number, Confirmed: boolean): Promise<ConfirmDemographicsResponse> =>
  sendJson('PUT', `/api/enrollment/ConfirmDemographics/${quoteId}`, { Confirmed });

export const downloadEnrollmentFile = (quoteId: number) =>
  download({ path: `/api/groupcensus/GetEnrollmentCensusExcel/${quoteId}` });

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
  return sendForm('/api/enrollment/processExcelEnrollmentFile', form, { ...IN_SCREEN, signal });
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
    refreshEnrollment(quoteId),
  ]);
}
