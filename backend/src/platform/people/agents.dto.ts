import { IsOptional, IsString, MaxLength } from 'class-validator';
import { AGENT_CARD } from '#shared/people/agent.record';
import { answerOf } from '../http/body-of.ts';

export class AgentCardAnswer extends answerOf(AGENT_CARD) {}

/** GET /api/agent/findAgentsByCriteria: each a prefix; missing or empty ones are ignored. */
export class AgentCriteriaDto {
  @IsOptional()
  @IsString()
  @MaxLength(60)
  FirstName?: string;

  @IsOptional()
  @IsString()
  @MaxLength(60)
  LastName?: string;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  SrcAgentId?: string;

  @IsOptional()
  @IsString()
  @MaxLength(150)
  AgencyName?: string;

  /** JSON: [first, last], at most 100 rows; without it the first 100. */
  @IsOptional()
  @IsString()
  range?: string;
}
