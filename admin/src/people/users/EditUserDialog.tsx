import { useQueryClient } from '@tanstack/react-query';
import { Alert } from '@mui/material';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { UserDetails } from '#shared/people/user.record';
import { signOut } from '../../providers/session.ts';
import { currentUser } from '../../providers/current-user.ts';
import { FormDialog } from '../FormDialog.tsx';
import { changeUser, userQuery } from '../people.api.ts';
import { isAgentRole, useKnownRoles } from './use-known-roles.ts';
import { toChangeRequest, toUserForm, USER_LABELS, type UserForm } from './user-form.ts';
import { UserInputs } from './UserInputs.tsx';
import { useUserRefresh } from './use-user-refresh.ts';

interface EditUserDialogProps {
  user: UserDetails;
  onClose: () => void;
}

/** Changes a user. A change of what they may do signs them out. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const refresh = useUserRefresh(user.Id);
  const roles = useKnownRoles();
  const isOwn = user.Id === currentUser().Id;
  const save = async (values: UserForm) => {
    await changeUser(user.Id, toChangeRequest(values, isAgentRole(values.Roles, roles)));
    if (isOwn && meansAccess(user, values)) {
      await signOut();
      return;
    }
    onClose();
    notify(`The changes of ${values.FullName} are saved.`, { type: 'success' });
    await refresh();
  };
  const reload = async () => toUserForm(await queryClient.fetchQuery({ ...userQuery(user.Id), staleTime: 0 }));
  return (
    <FormDialog<UserForm>
      title={`Edit ${user.Username}`}
      start={toUserForm(user)}
      labels={USER_LABELS}
      saveLabel="Save changes"
      onSave={save}
      reload={reload}
      onClose={onClose}
    >
      <UserInputs roles={roles} isNew={false} />
      <WhatFollows user={user} isOwn={isOwn} />
    </FormDialog>
  );
}

/** Said before saving. */
function WhatFollows({ user, isOwn }: { user: UserDetails; isOwn: boolean }) {
  const values = useWatch<UserForm>() as UserForm;
  return meansAccess(user, values) ? (
    <Alert severity="info">
      {isOwn
        ? 'You will be signed out, and sign in again with your new rights.'
        : `${user.FullName} will be signed out at once, and signs in again with the new rights.`}
    </Alert>
  ) : null;
}

const meansAccess = (user: UserDetails, { Roles, AgentId, IsGeneralAgent }: UserForm): boolean =>
  [...Roles].sort().join() !== [...user.Roles].sort().join() ||
  (AgentId ?? null) !== user.AgentId ||
  IsGeneralAgent !== user.IsGeneralAgent;
