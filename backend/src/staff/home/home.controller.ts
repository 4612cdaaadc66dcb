import { Controller, Get } from '@nestjs/common';
import { SALES_HOME, type SalesHomeResponse } from '#shared/sales-home/home.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { answerOf } from '../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { HomeService } from './home.service.ts';

class HomeAnswer extends answerOf(SALES_HOME) {}

@Controller('api/sales')
@Allow('internal')
export class HomeController {
  constructor(private readonly home: HomeService) {}

  /** Open quotes by stage and age, errors, renewals by month, and the caller's claimed quotes. */
  @Get('GetHome')
  @Answers(HomeAnswer)
  find(@CurrentUser() user: SessionUser): Promise<SalesHomeResponse> {
    return this.home.find(user);
  }
}
