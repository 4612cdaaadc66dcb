import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';
import { NEW_USER, type PasswordLinkResponse } from '#shared/people/user.record';
import { usePeopleActions, USERS } from '../people.api.ts';
import { RecordDialog } from '../RecordDialog.tsx';
import { PasswordLinkDialog } from './PasswordLinkDialog.tsx';
import { useKnownRoles, withoutAgentUnlessRole } from './use-known-roles.ts';
import { UserInputs } from './UserInputs.tsx';

/** /sales/users/add: then the link is shown, once. */
export function AddUserDialog() {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { createUser } = usePeopleActions();
  const roles = useKnownRoles();
  const [answer, setAnswer] = useState<PasswordLinkResponse | null>(null);
  const close = () => void navigate(`/${USERS}`);
  if (answer) {
    return <PasswordLinkDialog answer={answer} title="The user is created" onClose={close} />;
  }
  return (
    <RecordDialog
      fields={NEW_USER}
      title="Add user"
      saveLabel="Create user"
      onSave={async (user) => {
        setAnswer(await createUser(withoutAgentUnlessRole(user, roles)));
        refresh();
      }}
      onClose={close}
    >
      <UserInputs roles={roles} isNew />
    </RecordDialog>
  );
}
