import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { AssignEnterpriseIdRequest } from '#shared/contract/groups';

/** POST /api/group/AssignGroupEnterpriseId/{groupId}/{enterpriseId}. */
export class AssignEnterpriseIdDto implements AssignEnterpriseIdRequest {
  @IsOptional()
  @IsString()
  @MaxLength(20)
  ReplacesEnterpriseId?: string;
}
