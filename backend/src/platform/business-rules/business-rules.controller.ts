import { Controller, Get } from '@nestjs/common';
import type { ApplicationParameters, SiteDownResponse } from '#shared/contract/business-rules';
import { Public, SignedIn } from '../http/access.ts';
import { RulesService } from './rules.service.ts';

@Controller('api/businessrules')
export class BusinessRulesController {
  constructor(private readonly rules: RulesService) {}

  /** The application parameters in force today, as text. */
  @Get()
  @SignedIn()
  parameters(): Promise<ApplicationParameters> {
    return this.rules.parameters();
  }

  /** Public: the sign-in page shows it. */
  @Get('getSiteDownInfo')
  @Public()
  async siteDown(): Promise<SiteDownResponse> {
    const { SiteDownFlag, SiteDownMessage } = await this.rules.inForce();
    return { IsSiteDown: SiteDownFlag, Message: SiteDownFlag ? SiteDownMessage : '' };
  }
}
