import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { GROUPS } from '#shared/groups/groups.calls';
import { query } from '#web/http/calls';
import { Screen } from '#web/shell/Screen';
import { EditGroupForm } from './EditGroupForm.tsx';

/** /group-details/{id}/edit: the same form as for a new group, with the stored values. */
export function EditGroupScreen() {
  const { groupId } = useParams();
  const {
    data: group,
    error,
    refetch,
  } = useQuery({ ...query(GROUPS.find, { id: Number(groupId) }), refetchOnWindowFocus: false });
  if (group) {
    return <EditGroupForm key={group.Id} group={group} />;
  }
  return (
    <Screen
      title="Edit group"
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }]}
      width="form"
      pending={!error}
      error={error}
      onRetry={() => void refetch()}
    >
      {null}
    </Screen>
  );
}
