import { useMutation } from '@tanstack/react-query';
import { GROUP_STATUS_FLAG_WORDS, type GroupStatusFlag } from '#shared/groups/group-rules';
import type { GroupResponse } from '#shared/groups/group.record';
import { GROUPS } from '#shared/groups/groups.calls';
import { ApiError } from '#web/http/api-error';
import { query, call } from '#web/http/calls';
import { notifyError, notifySuccess } from '../../app/notifications/notify.ts';
import { queryClient } from '../../app/query-client.ts';

interface GroupStatusSwitch {
  isOn: boolean;
  isSaving: boolean;
  set: (on: boolean) => void;
}

/** One of the two statuses: switches immediately, and back if the server refuses. */
export function useGroupStatus({ Id, Version, ...group }: GroupResponse, flag: GroupStatusFlag): GroupStatusSwitch {
  const words = GROUP_STATUS_FLAG_WORDS[flag];
  const { queryKey } = query(GROUPS.find, { id: Id });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (on: boolean) =>
      flag === 'IsRenewOLFO'
        ? call(GROUPS.setOlfo, { body: { Id, Version, IsRenewOLFO: on } })
        : call(GROUPS.setRollover, { body: { Id, Version, IsRolloverToLargeGroup: on } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      notifySuccess(words.updated);
    },
    onError: async (error) => {
      if (!(error instanceof ApiError && error.reported)) {
        notifyError({ text: words.failed, fields: {} });
      }
      await queryClient.invalidateQueries({ queryKey });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['timeline'] }),
  });
  return {
    isOn: isPending ? variables : group[flag],
    isSaving: isPending,
    set: (on) => {
      if (!isPending) {
        mutate(on);
      }
    },
  };
}
