import { COMPARE_RULES } from '#shared/business-rules/business-rules.calls';
import { differingRules } from '#shared/business-rules/rule-comparison';
import { detroitDay } from '#shared/dates/iso-date';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { BusinessRulesRepository } from '../../../platform/business-rules/business-rules.repository.ts';
import { toComparedRule } from './compare-rules-answers.ts';

@Serves(COMPARE_RULES)
export class CompareRulesController implements Serving<typeof COMPARE_RULES> {
  constructor(private readonly repository: BusinessRulesRepository) {}

  async compare({ query: { from, to } }: Asked<typeof COMPARE_RULES.compare>) {
    const versions = await this.repository.listWritten();
    const written = versions.map((version) => ({ ...version, writtenOn: detroitDay(version.createdAt) }));
    return differingRules(written, from < to ? from : to, from < to ? to : from).map(toComparedRule);
  }
}
