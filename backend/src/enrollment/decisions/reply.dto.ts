import { IsInt, IsPositive, IsString, MaxLength } from 'class-validator';
import type { ReplyRequest } from '#shared/contract/enrollment';
import { REPLY_LIMIT, REPLY_TOO_LONG } from '#shared/enrollment/reply';

/** PUT /api/enrollment/Reply/{quoteId}. */
export class ReplyDto implements ReplyRequest {
  @IsString()
  @MaxLength(REPLY_LIMIT, { message: REPLY_TOO_LONG })
  Text: string;

  @IsInt()
  @IsPositive()
  Version: number;
}
