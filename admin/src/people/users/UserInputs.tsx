import { BooleanInput, TextInput, type Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { KnownRole } from '#shared/people/known-roles';
import { AGENT_MISSING, fullNameProblem, userEmailProblem, usernameProblem } from '#shared/people/user-rules';
import { checked } from '../checks.ts';
import { AgentPicker } from '../pickers.tsx';
import { RolesInput } from './RolesInput.tsx';
import { isAgentRole } from './use-known-roles.ts';
import { USER_LABELS, type UserForm } from './user-form.ts';

interface UserInputsProps {
  roles: readonly KnownRole[];
  isNew: boolean;
}

/** The fields of a user; the agent only where a role asks for one. */
export function UserInputs({ roles, isNew }: UserInputsProps) {
  const chosen = useWatch<UserForm, 'Roles'>({ name: 'Roles' });
  return (
    <>
      {isNew && (
        <TextInput
          source="Username"
          label={USER_LABELS.Username}
          required
          validate={USERNAME}
          helperText="What they type to sign in. It cannot be changed later."
          autoComplete="off"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
      )}
      <TextInput source="FullName" label={USER_LABELS.FullName} required validate={FULL_NAME} helperText={false} />
      <TextInput
        source="Email"
        label={USER_LABELS.Email}
        required
        validate={EMAIL}
        helperText="Single sign-on finds the user by it."
      />
      <RolesInput all={roles} />
      {isAgentRole(chosen, roles) && (
        <>
          <AgentPicker
            source="AgentId"
            label="Agent that this user is"
            validate={AGENT}
            helperText="Look for a name or number. They see the groups of this agent."
          />
          <BooleanInput
            source="IsGeneralAgent"
            label="General agent: looks after the agencies under their own"
            helperText={false}
          />
        </>
      )}
    </>
  );
}

const USERNAME = checked(usernameProblem);
const FULL_NAME = checked(fullNameProblem);
const EMAIL = checked(userEmailProblem);
const AGENT: Validator[] = [(value: unknown) => (value ? undefined : AGENT_MISSING)];
