import type { GroupResponse } from '#shared/groups/group.record';
import { GROUPS } from '#shared/groups/groups.calls';
import { call, query } from '#web/http/calls';
import { useRecordForm, type RecordEditing } from '#web/records/use-record-form';
import { notifySuccess } from '../app/notify.ts';
import { queryClient } from '../app/query-client.ts';
import { useUser } from '../app/session/use-user.ts';
import { groupDifferences } from './group-differences.ts';
import { toGroupForm, toGroupRequest, type GroupForm } from './group-form.ts';

interface EditOptions {
  /** The quote from whose screen the group is edited, if any. */
  currentQuoteId: number | null;
  onSaved: () => void;
}

export function useEditGroup(
  group: GroupResponse,
  { currentQuoteId, onSaved }: EditOptions,
): RecordEditing<GroupForm, GroupResponse> {
  const { Id: userId } = useUser();
  return useRecordForm<GroupForm, GroupResponse>({
    noun: 'group',
    start: toGroupForm(group),
    version: group.Version,
    draft: { userId, name: `group-${group.Id}` },
    save: (values, version) =>
      call(GROUPS.edit, {
        body: {
          ...toGroupRequest(values),
          Id: group.Id,
          Version: version ?? group.Version,
          CurrentQuoteId: currentQuoteId,
        },
      }),
    onSaved: async (saved) => {
      queryClient.setQueryData(query(GROUPS.find, { id: group.Id }).queryKey, saved);
      const shownBy = [['dashboard'], ['group-quotes', group.Id], ['timeline']];
      await Promise.all(shownBy.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      notifySuccess(`${saved.GroupName} has been saved.`);
      onSaved();
    },
    others: {
      reload: () => queryClient.fetchQuery({ ...query(GROUPS.find, { id: group.Id }), staleTime: 0 }),
      toForm: toGroupForm,
      differences: groupDifferences,
    },
  });
}
