import { Controller, Get } from '@nestjs/common';
import {
  type ApplicationParameters,
  SITE_DOWN,
  type SiteDownResponse,
} from '#shared/business-rules/business-rule.record';
import { text } from '#shared/records/kinds';
import { Public, SignedIn } from '../http/access.ts';
import { Answers, AnswersByKey } from '../http/answers.ts';
import { answerOf } from '../http/body-of.ts';
import { RulesService } from './rules.service.ts';

class SiteDownAnswer extends answerOf(SITE_DOWN) {}

@Controller('api/businessrules')
export class BusinessRulesController {
  constructor(private readonly rules: RulesService) {}

  /** The application parameters in force today, as text. */
  @Get()
  @AnswersByKey(text('Value'))
  @SignedIn()
  parameters(): Promise<ApplicationParameters> {
    return this.rules.parameters();
  }

  /** Public: the sign-in page shows it. */
  @Get('getSiteDownInfo')
  @Answers(SiteDownAnswer)
  @Public()
  async siteDown(): Promise<SiteDownResponse> {
    const { SiteDownFlag, SiteDownMessage } = await this.rules.inForce();
    return { IsSiteDown: SiteDownFlag, Message: SiteDownFlag ? SiteDownMessage : '' };
  }
}
