import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';
import type { PasswordLinkResponse } from '#shared/people/user.record';
import { FormDialog } from '../FormDialog.tsx';
import { createUser, USERS } from '../people.api.ts';
import { PasswordLinkDialog } from './PasswordLinkDialog.tsx';
import { isAgentRole, useKnownRoles } from './use-known-roles.ts';
import { NEW_USER, toCreateRequest, USER_LABELS, type UserForm } from './user-form.ts';
import { UserInputs } from './UserInputs.tsx';

/** /sales/users/add: then the link is shown, once. */
export function AddUserDialog() {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const roles = useKnownRoles();
  const [answer, setAnswer] = useState<PasswordLinkResponse | null>(null);
  const close = () => void navigate(`/${USERS}`);
  const save = async (values: UserForm) => {
    setAnswer(await createUser(toCreateRequest(values, isAgentRole(values.Roles, roles))));
    refresh();
  };
  if (answer) {
    return <PasswordLinkDialog answer={answer} title="The user is created" onClose={close} />;
  }
  return (
    <FormDialog<UserForm>
      title="Add user"
      start={NEW_USER}
      labels={USER_LABELS}
      saveLabel="Create user"
      onSave={save}
      onClose={close}
    >
      <UserInputs roles={roles} isNew />
    </FormDialog>
  );
}
