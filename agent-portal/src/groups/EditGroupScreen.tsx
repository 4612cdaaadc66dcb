import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Screen } from '#web/shell/Screen';
import { EditGroupForm } from './EditGroupForm.tsx';
import { groupQuery } from './groups.api.ts';

/** /group-details/{id}/edit: the same form as for a new group, with the stored values. */
export function EditGroupScreen() {
  const { groupId } = useParams();
  const { data: group, error, refetch } = useQuery({ ...groupQuery(Number(groupId)), refetchOnWindowFocus: false });
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
