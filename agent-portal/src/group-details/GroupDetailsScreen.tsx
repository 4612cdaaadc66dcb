import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { GROUPS } from '#shared/groups/groups.calls';
import { query } from '#web/http/calls';
import { Screen } from '#web/shell/Screen';
import type { EditGroupDialogProps } from './edit-group-dialog-props.ts';
import { GroupDetails } from './GroupDetails.tsx';

const WAY_BACK = [{ label: 'Dashboard', to: '/dashboard' }] as const;

/** /group-details/{id}: everything about one group, in collapsible sections. Source: spec 002 section 2. */
export function GroupDetailsScreen({ EditGroupDialog }: { EditGroupDialog: ComponentType<EditGroupDialogProps> }) {
  const { groupId } = useParams();
  const { data: group, error, refetch } = useQuery(query(GROUPS.find, { id: Number(groupId) }));
  return (
    <Screen
      title="Group details"
      breadcrumbs={WAY_BACK}
      pending={!group}
      error={group ? null : error}
      onRetry={() => void refetch()}
    >
      {group && <GroupDetails key={group.Id} group={group} EditGroupDialog={EditGroupDialog} />}
    </Screen>
  );
}
