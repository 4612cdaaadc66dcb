import { useQueryClient } from '@tanstack/react-query';
import { Alert } from '@mui/material';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { USER_CHANGE, type ChangeUserRequest, type UserDetails } from '#shared/people/user.record';
import { signOut } from '../../providers/session.ts';
import { currentUser } from '../../providers/current-user.ts';
import { usePeopleActions, userQuery } from '../people.api.ts';
import { RecordDialog } from '../RecordDialog.tsx';
import { useKnownRoles, withoutAgentUnlessRole } from './use-known-roles.ts';
import { UserInputs } from './UserInputs.tsx';
import { useUserRefresh } from './use-user-refresh.ts';

interface EditUserDialogProps {
  user: UserDetails;
  onClose: () => void;
}

/** Changes a user. A change of what they may do signs them out. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const notify = useNotify();
  const { changeUser } = usePeopleActions();
  const queryClient = useQueryClient();
  const refresh = useUserRefresh(user.Id);
  const roles = useKnownRoles();
  const isOwn = user.Id === currentUser().Id;
  const save = async (values: ChangeUserRequest) => {
    await changeUser(user.Id, withoutAgentUnlessRole(values, roles));
    if (isOwn && meansAccess(user, values)) {
      await signOut();
      return;
    }
    onClose();
    notify(`The changes of ${values.FullName} are saved.`, { type: 'success' });
    await refresh();
  };
  return (
    <RecordDialog
      fields={USER_CHANGE}
      title={`Edit ${user.Username}`}
      saveLabel="Save changes"
      stored={user}
      reload={() => queryClient.fetchQuery({ ...userQuery(user.Id), staleTime: 0 })}
      onSave={save}
      onClose={onClose}
    >
      <UserInputs roles={roles} isNew={false} />
      <WhatFollows user={user} isOwn={isOwn} />
    </RecordDialog>
  );
}

/** Said before saving. */
function WhatFollows({ user, isOwn }: { user: UserDetails; isOwn: boolean }) {
  const values = useWatch<ChangeUserRequest>() as ChangeUserRequest;
  return meansAccess(user, values) ? (
    <Alert severity="info">
      {isOwn
        ? 'You will be signed out, and sign in again with your new rights.'
        : `${user.FullName} will be signed out at once, and signs in again with the new rights.`}
    </Alert>
  ) : null;
}

const meansAccess = (user: UserDetails, { Roles, AgentId, IsGeneralAgent }: ChangeUserRequest): boolean =>
  [...Roles].sort().join() !== [...user.Roles].sort().join() ||
  (AgentId ?? null) !== user.AgentId ||
  IsGeneralAgent !== user.IsGeneralAgent;
