import { Controller, Get } from '@nestjs/common';
import type { SalesHomeResponse } from '#shared/contract/sales-home';
import { Allow } from '../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { HomeService } from './home.service.ts';

@Controller('api/sales')
@Allow('internal')
export class HomeController {
  constructor(private readonly home: HomeService) {}

  /** Open quotes by stage and age, errors, renewals by month, and what the caller has claimed. */
  @Get('GetHome')
  find(@CurrentUser() user: SessionUser): Promise<SalesHomeResponse> {
    return this.home.find(user);
  }
}
