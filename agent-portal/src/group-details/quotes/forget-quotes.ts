import { queryClient } from '../../app/query-client.ts';

/** After a change of a group's quotes: whatever shows them asks again when it is shown. */
export async function forgetQuotes(groupId: number): Promise<void> {
  const shownBy = [
    ['group-quotes', groupId],
    ['group', groupId],
    ['group-members', groupId],
    ['timeline'],
    ['dashboard'],
  ];
  await Promise.all(shownBy.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
