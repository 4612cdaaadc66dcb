import type { AgentRequest, AgentRow, ChangeAgentRequest } from '#shared/people/agent.record';
import { formatPhoneInput } from '#shared/formats/phone';
import { textOf } from '../checks.ts';

/** What the form holds; the version travels along with it. */
export interface AgentForm extends Omit<AgentRequest, 'AgencyId'> {
  Version: number;
  AgencyId: number | null;
}

export const NEW_AGENT: AgentForm = {
  Version: 0,
  SrcAgentId: '',
  FirstName: '',
  LastName: '',
  NpnNumber: '',
  Phone: '',
  Email: '',
  AgencyId: null,
  IsAgentBroker: false,
  IsActive: true,
};

export const AGENT_LABELS = {
  SrcAgentId: 'Agent number',
  FirstName: 'First name',
  LastName: 'Last name',
  NpnNumber: 'NPN',
  Phone: 'Phone',
  Email: 'E-mail',
  AgencyId: 'Agency',
  IsAgentBroker: 'Agent-broker',
  IsActive: 'Active',
} as const;

export const toAgentForm = (row: AgentRow): AgentForm => ({
  Version: row.Version,
  SrcAgentId: row.SrcAgentId,
  FirstName: row.FirstName,
  LastName: row.LastName,
  NpnNumber: row.NpnNumber,
  Phone: formatPhoneInput(row.Phone),
  Email: row.Email,
  AgencyId: row.AgencyId,
  IsAgentBroker: row.IsAgentBroker,
  IsActive: row.IsActive,
});

/** The form asks for an agency before it is sent. */
export const toAgentRequest = (form: AgentForm): AgentRequest => ({
  SrcAgentId: textOf(form.SrcAgentId),
  FirstName: textOf(form.FirstName),
  LastName: textOf(form.LastName),
  NpnNumber: textOf(form.NpnNumber),
  Phone: textOf(form.Phone),
  Email: textOf(form.Email),
  AgencyId: form.AgencyId ?? 0,
  IsAgentBroker: form.IsAgentBroker,
  IsActive: form.IsActive,
});

export const toChangeAgentRequest = (form: AgentForm): ChangeAgentRequest => ({
  Version: form.Version,
  ...toAgentRequest(form),
});
