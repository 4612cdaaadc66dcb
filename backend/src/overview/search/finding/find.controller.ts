import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { FIND, type FindResponse, FOUND } from '#shared/search/find.record';
import { Allow } from '../../../platform/http/access.ts';
import { Answers } from '../../../platform/http/answers.ts';
import { answerOf, bodyOf } from '../../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { FindService } from './find.service.ts';

class FindBody extends bodyOf(FIND) {}
class FoundAnswer extends answerOf(FOUND) {}

/** The search behind Ctrl+K. A POST, to keep the search text out of URLs and logs. */
@Controller('api/search')
@Allow('smallgroup')
export class FindController {
  constructor(private readonly finding: FindService) {}

  /** At most five groups and five quotes that the user may see, and for internal staff five quotes of individuals. */
  @Post('FindGroupsAndQuotes')
  @Answers(FoundAnswer)
  @HttpCode(200)
  find(@CurrentUser() user: SessionUser, @Body() body: FindBody): Promise<FindResponse> {
    return this.finding.find(user, body.Text);
  }
}
