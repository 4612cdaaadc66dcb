import type { AgentRequest } from '#shared/contract/people';
import { parsePhone } from '#shared/formats/phone';
import type { Agent } from '../../../platform/people/agent.entity.ts';
import type { ComparedField } from '../stale-version.ts';

type AgentColumns = Omit<Agent, 'id' | 'version' | 'agency'>;

/** A request as it is stored: without blanks around it. */
export const agentColumns = (request: AgentRequest): AgentColumns => ({
  srcAgentId: request.SrcAgentId.trim().toUpperCase(),
  firstName: request.FirstName.trim(),
  lastName: request.LastName.trim(),
  npnNumber: request.NpnNumber.trim(),
  phone: parsePhone(request.Phone) ?? '',
  email: request.Email.trim(),
  agencyId: request.AgencyId,
  isAgentBroker: request.IsAgentBroker,
  isActive: request.IsActive,
});

/** For somebody whose version is no longer the newest. */
export const comparedAgent = (sent: AgentColumns, stored: Agent): ComparedField[] => [
  ['SrcAgentId', sent.srcAgentId, stored.srcAgentId],
  ['FirstName', sent.firstName, stored.firstName],
  ['LastName', sent.lastName, stored.lastName],
  ['NpnNumber', sent.npnNumber, stored.npnNumber],
  ['Phone', sent.phone, stored.phone],
  ['Email', sent.email, stored.email],
  ['AgencyId', sent.agencyId === stored.agencyId ? (stored.agency?.name ?? '') : '', stored.agency?.name ?? ''],
  ['IsAgentBroker', yesOrNo(sent.isAgentBroker), yesOrNo(stored.isAgentBroker)],
  ['IsActive', yesOrNo(sent.isActive), yesOrNo(stored.isActive)],
];

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');
