import {
  Alert,
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useController, useWatch } from 'react-hook-form';
import { readRules } from '#shared/business-rules/rules';
import { AGENT_MISSING, placeProblems, type UserPlace } from '#shared/people/user-rules';
import { type ChangeUserRequest, NEW_USER, USER, type UserRow } from '#shared/people/user.record';
import { type KnownRole, knownRoles } from '#shared/roles/role-names';
import { currentUser } from '../../providers/current-user.ts';
import { parametersQuery } from '../../providers/parameters-query.ts';
import { signOut } from '../../providers/session.ts';
import { FieldInput } from '../FieldInput.tsx';
import type { UserRecord } from '../people-calls.ts';
import { AgentPicker } from '../pickers.tsx';
import { RecordDialog, useSaved } from '../RecordDialog.tsx';

/** Edits the user of the page. Changing permissions signs the user out. */
export function EditUserDialog({ user, onClose }: { user: UserRecord; onClose: () => void }) {
  const saved = useSaved(onClose);
  const roles = useKnownRoles();
  const isOwn = user.Id === currentUser().Id;
  return (
    <RecordDialog<typeof USER, UserRow>
      fields={USER}
      noun="user"
      title={`Edit ${user.Username}`}
      saveLabel="Save changes"
      inWords={({ AgentName, RoleNames }) => ({ AgentId: AgentName, Roles: RoleNames.join(', ') })}
      toSend={(sent) => withoutAgentUnlessRole(sent, roles)}
      onSaved={(changed) =>
        isOwn && meansAccess(user, changed) ? signOut() : saved(`Changes to ${changed.FullName} are saved.`)
      }
      onClose={onClose}
    >
      <UserInputs roles={roles} isNew={false} />
      <WhatFollows user={user} isOwn={isOwn} />
    </RecordDialog>
  );
}

/** Warning shown before saving. */
function WhatFollows({ user, isOwn }: { user: UserRow; isOwn: boolean }) {
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

const meansAccess = (user: UserRow, { Roles, AgentId, IsGeneralAgent }: Access): boolean =>
  [...Roles].sort().join() !== [...user.Roles].sort().join() ||
  (AgentId ?? null) !== user.AgentId ||
  IsGeneralAgent !== user.IsGeneralAgent;

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

/** What the user may do: agents and internal staff are separate, because nobody is both. */
function RolesInput({ all }: { all: readonly KnownRole[] }) {
  const { field, fieldState } = useController<{ Roles: string[] }, 'Roles'>({
    name: 'Roles',
    rules: {
      validate: (Roles) => placeProblems({ Roles, AgentId: null, IsGeneralAgent: false }, all).Roles ?? true,
    },
  });
  const toggle = (role: string) =>
    field.onChange(field.value.includes(role) ? field.value.filter((each) => each !== role) : [...field.value, role]);
  const unknown = field.value.filter((role) => !all.some((each) => each.role === role));
  const groups: [string, KnownRole[]][] = [
    ['Agents', all.filter(({ isInternal }) => !isInternal)],
    ['Internal staff', all.filter(({ isInternal }) => isInternal)],
    ['No longer available', unknown.map((role) => ({ role, name: role, isInternal: true }))],
  ];
  return (
    <FormControl component="fieldset" error={fieldState.invalid} required>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 0.5 }}>
        Roles
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, rowGap: 1 }}>
        {groups
          .filter(([, roles]) => roles.length > 0)
          .map(([title, roles]) => (
            <FormGroup key={title} role="group" aria-label={title}>
              <Typography variant="body2" color="textSecondary">
                {title}
              </Typography>
              {roles.map(({ role, name }) => (
                <FormControlLabel
                  key={role}
                  label={name}
                  control={
                    <Checkbox
                      size="small"
                      checked={field.value.includes(role)}
                      onChange={() => toggle(role)}
                      onBlur={field.onBlur}
                      slotProps={{ input: { 'aria-invalid': fieldState.invalid } }}
                    />
                  }
                />
              ))}
            </FormGroup>
          ))}
      </Box>
      {fieldState.error?.message && <FormHelperText sx={{ mx: 0 }}>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
}

const NONE: KnownRole[] = [];

/** The roles defined by the rules in force; empty while the rules are loading. */
export function useKnownRoles(): KnownRole[] {
  const { data } = useQuery({ ...parametersQuery, select: rolesOf });
  return data ?? NONE;
}

const rolesOf = (parameters: Record<string, string>): KnownRole[] => knownRoles(readRules(parameters));

export const isAgentRole = (roles: readonly string[], all: readonly KnownRole[]): boolean =>
  all.some(({ role, isInternal }) => !isInternal && roles.includes(role));

/** Drops values that belong to roles which were deselected. */
export const withoutAgentUnlessRole = <
  User extends Pick<UserPlace, 'AgentId' | 'IsGeneralAgent'> & { Roles: string[] },
>(
  user: User,
  roles: readonly KnownRole[],
): User => (isAgentRole(user.Roles, roles) ? user : { ...user, AgentId: null, IsGeneralAgent: false });
