import { useQueryClient } from '@tanstack/react-query';
import { Alert } from '@mui/material';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { USER, type ChangeUserRequest, type UserDetails, type UserRow } from '#shared/people/user.record';
import { signOut } from '../../providers/session.ts';
import { currentUser } from '../../providers/current-user.ts';
import { usePeopleActions, userQuery } from '../people-calls.ts';
import { RecordDialog } from '../RecordDialog.tsx';
import { useKnownRoles, withoutAgentUnlessRole } from './use-known-roles.ts';
import { UserInputs } from './UserInputs.tsx';
import { useUserRefresh } from './use-user-refresh.ts';

interface EditUserDialogProps {
  user: UserDetails;
  onClose: () => void;
}

/** Edits a user. Changing permissions signs the user out. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const notify = useNotify();
  const { changeUser } = usePeopleActions();
  const queryClient = useQueryClient();
  const refresh = useUserRefresh(user.Id);
  const roles = useKnownRoles();
  const isOwn = user.Id === currentUser().Id;
  const afterSaving = async (saved: UserRow) => {
    if (isOwn && meansAccess(user, saved)) {
      await signOut();
      return;
    }
    onClose();
    notify(`Changes to ${saved.FullName} are saved.`, { type: 'success' });
    await refresh();
  };
  return (
    <RecordDialog
      fields={USER}
      noun="user"
      title={`Edit ${user.Username}`}
      saveLabel="Save changes"
      stored={user}
      reload={() => queryClient.fetchQuery({ ...userQuery(user.Id), staleTime: 0 })}
      inWords={({ AgentName, RoleNames }: UserRow) => ({ AgentId: AgentName, Roles: RoleNames.join(', ') })}
      save={(sent, version) =>
        changeUser(user.Id, { ...withoutAgentUnlessRole(sent, roles), Version: version ?? user.Version })
      }
      onSaved={afterSaving}
      onClose={onClose}
    >
      <UserInputs roles={roles} isNew={false} />
      <WhatFollows user={user} isOwn={isOwn} />
    </RecordDialog>
  );
}

/** Warning shown before saving. */
function WhatFollows({ user, isOwn }: { user: UserDetails; isOwn: boolean }) {
  const values = useWatch<Access>() as Access;
  return meansAccess(user, values) ? (
    <Alert severity="info">
      {isOwn
        ? 'You will be signed out and must sign in again to use your new permissions.'
        : `${user.FullName} will be signed out immediately and must sign in again to use the new permissions.`}
    </Alert>
  ) : null;
}

type Access = Pick<ChangeUserRequest, 'Roles' | 'AgentId' | 'IsGeneralAgent'>;

const meansAccess = (user: UserDetails, { Roles, AgentId, IsGeneralAgent }: Access): boolean =>
  [...Roles].sort().join() !== [...user.Roles].sort().join() ||
  (AgentId ?? null) !== user.AgentId ||
  IsGeneralAgent !== user.IsGeneralAgent;
