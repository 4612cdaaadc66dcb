import { CONFIGURED_RULES } from '#shared/business-rules/business-rules.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { BusinessRulesRepository } from '../../platform/business-rules/business-rules.repository.ts';
import { SaveBusinessRuleService } from '../../platform/business-rules/save-business-rule.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Lists } from '../../platform/lists/lists.ts';
import { PreviewRuleService } from './impact/preview-rule.service.ts';
import { ListedRulesService } from './business-rules-list.service.ts';
import { toBusinessRuleResponse } from './configured-rules-answers.ts';

@Serves(CONFIGURED_RULES)
export class ConfiguredRulesController implements Serving<typeof CONFIGURED_RULES> {
  constructor(
    private readonly repository: BusinessRulesRepository,
    private readonly listedRules: ListedRulesService,
    private readonly previewRule: PreviewRuleService,
    private readonly saveRule: SaveBusinessRuleService,
    private readonly clock: Clock,
    private readonly lists: Lists,
  ) {}

  list({ query, reply }: Asked<typeof CONFIGURED_RULES.list>) {
    return this.lists.page(this.listedRules, query, reply);
  }

  async version({ id }: Asked<typeof CONFIGURED_RULES.version>) {
    return toBusinessRuleResponse(await this.repository.findVersion(id), this.clock.today());
  }

  async history({ id }: Asked<typeof CONFIGURED_RULES.history>) {
    const versions = await this.repository.listHistory(id);
    return versions.map((rule) => toBusinessRuleResponse(rule, this.clock.today()));
  }

  preview({ user, query: { after }, body }: Asked<typeof CONFIGURED_RULES.preview>) {
    return this.previewRule.preview(user, body, Number(after ?? 0));
  }

  async save({ user, body }: Asked<typeof CONFIGURED_RULES.save>) {
    return toBusinessRuleResponse(await this.saveRule.save(user, body), this.clock.today());
  }
}
