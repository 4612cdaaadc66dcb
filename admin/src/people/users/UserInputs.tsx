import { useWatch } from 'react-hook-form';
import type { KnownRole } from '#shared/roles/role-names';
import { AGENT_MISSING } from '#shared/people/user-rules';
import { NEW_USER } from '#shared/people/user.record';
import { FieldInput } from '../FieldInput.tsx';
import { AgentPicker } from '../pickers.tsx';
import { RolesInput } from './RolesInput.tsx';
import { isAgentRole } from './use-known-roles.ts';

interface UserInputsProps {
  roles: readonly KnownRole[];
  isNew: boolean;
}

/** A user's fields; the agent only when a role requires one. */
export function UserInputs({ roles, isNew }: UserInputsProps) {
  const chosen = useWatch<{ Roles: string[] }, 'Roles'>({ name: 'Roles' });
  return (
    <>
      {isNew && (
        <FieldInput
          of={NEW_USER}
          source="Username"
          helperText="What they type to sign in. It cannot be changed later."
          autoComplete="off"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
      )}
      <FieldInput of={NEW_USER} source="FullName" />
      <FieldInput of={NEW_USER} source="Email" helperText="Single sign-on uses it to find the user." />
      <RolesInput all={roles} />
      {isAgentRole(chosen, roles) && (
        <>
          <AgentPicker
            source="AgentId"
            label="Agent that this user is"
            validate={AGENT}
            helperText="Search by name or number. The user sees this agent’s groups."
          />
          <FieldInput
            of={NEW_USER}
            source="IsGeneralAgent"
            label="General agent: manages the agencies under their own"
          />
        </>
      )}
    </>
  );
}

const AGENT = [(value: unknown) => (value ? undefined : AGENT_MISSING)];
