import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { IsString, MaxLength } from 'class-validator';
import type { FindRequest, FindResponse } from '#shared/contract/search';
import { Allow } from '../../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { FindService } from './find.service.ts';

export class FindDto implements FindRequest {
  @IsString()
  @MaxLength(100)
  Text: string;
}

/** The search behind Ctrl+K. A POST, so that what is typed stands in no address and no log. */
@Controller('api/search')
@Allow('smallgroup')
export class FindController {
  constructor(private readonly finding: FindService) {}

  /** At most five groups and five quotes of those that the user sees. */
  @Post('FindGroupsAndQuotes')
  @HttpCode(200)
  find(@CurrentUser() user: SessionUser, @Body() body: FindDto): Promise<FindResponse> {
    return this.finding.find(user, body.Text);
  }
}
