import { useQueryClient } from '@tanstack/react-query';
import { DELETE_CENSUS_FAILED } from '#shared/census/census-approval';
import { CENSUS_MEMBERS, GROUP_CENSUS } from '#shared/census/census.calls';
import { inCensusOrder } from '#shared/census/census-member';
import type { CensusMemberRequest, CensusMemberResponse } from '#shared/census/census.record';
import { formatName } from '#shared/formats/person-name';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import type { SaveTracker } from '#web/records/use-save-state';
import { notifyError, notifySuccess, notifyWithUndo } from '../../app/notify.ts';
import { censusQuery } from '../../components/quote/quote-queries.ts';
import { withSaved } from './census-list.ts';
import { removedText, waivedAlongText } from './member-texts.ts';

export interface MemberWrites {
  /** The current members, also right after a save. */
  current: () => readonly CensusMemberResponse[];
  save: (request: CensusMemberRequest, retry?: () => void) => Promise<CensusMemberResponse>;
  /** Removes a member, or an employee with the household; the notification offers Undo. */
  remove: (member: CensusMemberResponse) => Promise<void>;
  /** Empties the census; the notification offers Undo. */
  removeAll: () => Promise<void>;
}

/** All changes of the census; keeps the list on screen in sync. */
export function useMemberWrites(quoteId: number, { track }: SaveTracker): MemberWrites {
  const client = useQueryClient();
  const { queryKey } = censusQuery(quoteId);
  const refreshDashboard = () => client.invalidateQueries({ queryKey: ['dashboard'] });
  const refresh = () => Promise.all([client.invalidateQueries({ queryKey }), refreshDashboard()]);
  const current = () => client.getQueryData(queryKey) ?? [];

  const save = async (request: CensusMemberRequest, retry?: () => void): Promise<CensusMemberResponse> => {
    const saved = await track(
      () => call(request.Id === 0 ? CENSUS_MEMBERS.add : CENSUS_MEMBERS.edit, { quoteId, body: request }),
      retry,
    );
    client.setQueryData(queryKey, (members = []) => withSaved(members, saved));
    if (saved.AlsoChanged.length > 0) {
      notifySuccess(waivedAlongText(saved.AlsoChanged.length));
    }
    void refreshDashboard();
    return saved;
  };
  const restore = async (removalId: number): Promise<void> => {
    try {
      const census = await track(() => call(GROUP_CENSUS.restore, { quoteId, body: { RemovalId: removalId } }));
      client.setQueryData(queryKey, census);
      notifySuccess('Back on the census.');
      void refreshDashboard();
    } catch (error) {
      notifyError({ text: errorMessage(error), fields: {} });
      await refresh();
    }
  };
  const remove = async (member: CensusMemberResponse): Promise<void> => {
    const retry = () => void remove(member);
    const answer = await track(() => call(CENSUS_MEMBERS.remove, { quoteId, memberId: member.Id }), retry).catch(
      () => null,
    );
    if (!answer) {
      notifyError({ text: DELETE_CENSUS_FAILED, fields: {} });
      await refresh();
      return;
    }
    const gone = new Set(answer.RemovedIds);
    const leaving = inCensusOrder(current().filter(({ Id }) => gone.has(Id)));
    client.setQueryData(queryKey, (members) => members?.filter(({ Id }) => !gone.has(Id)));
    notifyWithUndo(removedText(leaving.map(formatName)), () => void restore(answer.RemovalId));
    void refreshDashboard();
  };
  const removeAll = async (): Promise<void> => {
    try {
      const { RemovalId } = await track(() => call(CENSUS_MEMBERS.removeAll, { quoteId }));
      client.setQueryData(queryKey, []);
      notifyWithUndo('All members have been removed.', () => void restore(RemovalId));
    } catch {
      notifyError({ text: DELETE_CENSUS_FAILED, fields: {} });
    }
    await refresh();
  };
  return { current, save, remove, removeAll };
}
