import { IsBoolean, IsInt, IsPositive, ValidateIf } from 'class-validator';
import type { AgencyRequest, AgencyRow, ChangeAgencyRequest } from '#shared/contract/people';
import { agencyNameProblem } from '#shared/people/agency-rules';
import { Satisfies } from '../../../platform/http/satisfies.ts';
import type { ListedAgency } from './agencies.repository.ts';

export class AgencyDto implements AgencyRequest {
  /** @example Great Lakes Benefit Partners */
  @Satisfies(agencyNameProblem)
  Name: string;

  /** The agency that it works under; null for none. */
  @ValidateIf((_, value) => value !== null)
  @IsInt()
  @IsPositive()
  GeneralAgencyId: number | null;

  @IsBoolean()
  IsActive: boolean;
}

export class ChangeAgencyDto extends AgencyDto implements ChangeAgencyRequest {
  @IsInt()
  @IsPositive()
  Version: number;
}

export const toAgencyRow = ({ agency, generalAgencyName, agentCount, agencyCount }: ListedAgency): AgencyRow => ({
  Id: agency.id,
  Version: agency.version,
  Name: agency.name,
  GeneralAgencyId: agency.generalAgencyId,
  GeneralAgencyName: generalAgencyName,
  AgentCount: agentCount,
  AgencyCount: agencyCount,
  IsActive: agency.isActive,
});
