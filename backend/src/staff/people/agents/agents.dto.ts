import { IsBoolean, IsInt, IsPositive } from 'class-validator';
import type { AgentRequest, AgentRow, ChangeAgentRequest } from '#shared/contract/people';
import { phoneProblem } from '#shared/formats/phone';
import {
  agentEmailProblem,
  firstNameProblem,
  lastNameProblem,
  npnProblem,
  srcAgentIdProblem,
} from '#shared/people/agent-rules';
import { Satisfies } from '../../../platform/http/satisfies.ts';
import type { ListedAgent } from './agents.repository.ts';

export class AgentDto implements AgentRequest {
  /** @example A1001 */
  @Satisfies(srcAgentIdProblem)
  SrcAgentId: string;

  @Satisfies(firstNameProblem)
  FirstName: string;

  @Satisfies(lastNameProblem)
  LastName: string;

  /** '' for none. */
  @Satisfies(npnProblem)
  NpnNumber: string;

  /** '' for none. */
  @Satisfies(phoneProblem)
  Phone: string;

  /** '' for none. */
  @Satisfies(agentEmailProblem)
  Email: string;

  @IsInt()
  @IsPositive()
  AgencyId: number;

  @IsBoolean()
  IsAgentBroker: boolean;

  @IsBoolean()
  IsActive: boolean;
}

export class ChangeAgentDto extends AgentDto implements ChangeAgentRequest {
  @IsInt()
  @IsPositive()
  Version: number;
}

export const toAgentRow = ({ agent, generalAgencyName, groupCount, users }: ListedAgent): AgentRow => ({
  Id: agent.id,
  Version: agent.version,
  SrcAgentId: agent.srcAgentId,
  FirstName: agent.firstName,
  LastName: agent.lastName,
  NpnNumber: agent.npnNumber,
  Phone: agent.phone,
  Email: agent.email,
  AgencyId: agent.agencyId,
  AgencyName: agent.agency?.name ?? '',
  GeneralAgencyName: generalAgencyName,
  IsAgentBroker: agent.isAgentBroker,
  IsGeneralAgent: users.some(({ isGeneralAgent }) => isGeneralAgent),
  IsActive: agent.isActive,
  GroupCount: groupCount,
  Users: users.map(({ id, username, fullName }) => ({ Id: id, Username: username, FullName: fullName })),
});
