import { BUSINESS_RULES } from '#shared/business-rules/business-rules.calls';
import { Serves, type Serving } from '../http/serving.ts';
import { RulesService } from './rules.service.ts';

@Serves(BUSINESS_RULES)
export class BusinessRulesController implements Serving<typeof BUSINESS_RULES> {
  constructor(private readonly rules: RulesService) {}

  parameters() {
    return this.rules.parameters();
  }

  async siteDown() {
    const { SiteDownFlag, SiteDownMessage } = await this.rules.inForce();
    return { IsSiteDown: SiteDownFlag, Message: SiteDownFlag ? SiteDownMessage : '' };
  }
}
