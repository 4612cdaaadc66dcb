import type { ChangeUserRequest, CreateUserRequest, UserRow } from '#shared/people/user.record';
import { textOf } from '../checks.ts';

/** What the form holds; the version travels along with it. */
export interface UserForm {
  Version: number;
  Username: string;
  FullName: string;
  Email: string;
  Roles: string[];
  AgentId: number | null;
  IsGeneralAgent: boolean;
}

export const NEW_USER: UserForm = {
  Version: 0,
  Username: '',
  FullName: '',
  Email: '',
  Roles: [],
  AgentId: null,
  IsGeneralAgent: false,
};

export const USER_LABELS = {
  Username: 'User name',
  FullName: 'Full name',
  Email: 'E-mail',
  Roles: 'Roles',
  AgentId: 'Agent',
  IsGeneralAgent: 'General agent',
} as const;

export const toUserForm = (row: UserRow): UserForm => ({
  Version: row.Version,
  Username: row.Username,
  FullName: row.FullName,
  Email: row.Email,
  Roles: row.Roles,
  AgentId: row.AgentId,
  IsGeneralAgent: row.IsGeneralAgent,
});

/** What goes with roles that were taken away again is left out. */
const fieldsOf = ({ FullName, Email, Roles, AgentId, IsGeneralAgent }: UserForm, isAgent: boolean) => ({
  FullName: textOf(FullName),
  Email: textOf(Email),
  Roles,
  AgentId: isAgent ? AgentId : null,
  IsGeneralAgent: isAgent && IsGeneralAgent,
});

export const toCreateRequest = (form: UserForm, isAgent: boolean): CreateUserRequest => ({
  Username: textOf(form.Username),
  ...fieldsOf(form, isAgent),
});

export const toChangeRequest = (form: UserForm, isAgent: boolean): ChangeUserRequest => ({
  Version: form.Version,
  ...fieldsOf(form, isAgent),
});
