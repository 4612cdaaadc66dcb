import { GROUPS } from '#shared/groups/groups.calls';
import { keyOf } from '#web/http/calls';
import { queryClient } from '../../app/query-client.ts';

/** After a change of a group's quotes: invalidates everything that shows them. */
export async function forgetQuotes(groupId: number): Promise<void> {
  const shownBy = [
    ['group-quotes', groupId],
    keyOf(GROUPS.find, { id: groupId }),
    ['group-members', groupId],
    ['timeline'],
    ['dashboard'],
  ];
  await Promise.all(shownBy.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
