import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { ShareProposalRequest } from '#shared/contract/proposals';
import { MOST_SHARE_DAYS, SHARE_DAYS_PROBLEM } from '#shared/proposals/share-link';

export class ShareProposalDto implements ShareProposalRequest {
  @IsOptional()
  @IsInt({ message: SHARE_DAYS_PROBLEM })
  @Min(1, { message: SHARE_DAYS_PROBLEM })
  @Max(MOST_SHARE_DAYS, { message: SHARE_DAYS_PROBLEM })
  ExpiresInDays?: number;
}

export class SharedFileQuery {
  @IsOptional()
  @IsIn(['true', 'false'])
  download?: string;
}
