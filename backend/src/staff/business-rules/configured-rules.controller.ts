import { COMPARE_RULES, CONFIGURED_RULES } from '#shared/business-rules/business-rules.calls';
import { differingRules } from '#shared/business-rules/rule-comparison';
import { detroitDay } from '#shared/dates/iso-date';
import { BusinessRulesRepository } from '../../platform/business-rules/business-rules.repository.ts';
import { SaveBusinessRuleService } from '../../platform/business-rules/save-business-rule.service.ts';
import { Clock } from '../../platform/clock.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Lists } from '../../platform/http/lists.ts';
import { ListedRulesService } from './business-rules-list.service.ts';
import { PreviewRuleService } from './impact/preview-rule.service.ts';
import { toBusinessRuleResponse, toComparedRule } from './rules-answers.ts';

const CALLS = { ...CONFIGURED_RULES, ...COMPARE_RULES };

@Serves(CALLS)
export class ConfiguredRulesController implements Serving<typeof CALLS> {
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

  async compare({ query: { from, to } }: Asked<typeof COMPARE_RULES.compare>) {
    const versions = await this.repository.listWritten();
    const written = versions.map((version) => ({ ...version, writtenOn: detroitDay(version.createdAt) }));
    const [earlier, later] = from < to ? [from, to] : [to, from];
    return differingRules(written, { today: earlier }, { today: later }).map(toComparedRule);
  }
}
