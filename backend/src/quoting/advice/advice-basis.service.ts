import { Injectable } from '@nestjs/common';
import { GROUP_RULES } from '#shared/business-rules/group-rules';
import { INDIVIDUAL_RULES } from '#shared/business-rules/individual-rules';
import { RULE_CATALOGUE, type RuleKey } from '#shared/business-rules/rule-catalogue';
import { RULE_NAMES } from '#shared/business-rules/rule-names';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Plan as PlanAnswer } from '#shared/plans/plan.record';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { rateGrid } from '../../catalogue/rating/filed-rates.ts';
import type { BusinessRule } from '../../platform/business-rules/business-rule.table.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { canonicalJson, contentDigest } from '../../platform/documents/canonical-json.ts';
import { type HouseholdCredit, notEstimated, TaxCreditService } from '../household-offers/tax-credit.service.ts';
import { QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { type QuotedMember, toRatedMember } from '../quote-plans/quoted-member.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';
import { termsOfQuote } from '../quotes/quote-terms.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';

export interface RuleInForce {
  name: string;
  value: string;
  /** null: the default of the catalog. */
  version: { id: number; from: IsoDate; until: IsoDate | null; writtenAt: string } | null;
}

/** The filed rates of a plan in the rating area of the quote. */
export interface RatesOfPlan {
  planId: number;
  hiosPlanId: string;
  /** First and last effective date for which they are filed. */
  from: IsoDate;
  until: IsoDate;
  /** Of all ages, hex. */
  sha256: string;
}

/** What the prices of a quote follow from, with the digests that show whether any of it has changed since. */
export interface AdviceBasis {
  rateArea: number;
  members: QuotedMember[];
  censusSha256: string;
  /** Of a household, where one is known. */
  credit: HouseholdCredit | null;
  rules: RuleInForce[];
  rulesSha256: string;
  /** Of all offered plans, by filed id. */
  rates: RatesOfPlan[];
  ratesSha256: string;
}

/** People, rules and rates as they are now. */
@Injectable()
export class AdviceBasisService {
  constructor(
    private readonly rules: RulesService,
    private readonly plans: PlansRepository,
    private readonly pricing: QuotePricingService,
    private readonly selection: SelectionRepository,
    private readonly taxCredit: TaxCreditService,
  ) {}

  /** Of a quote that was found for its user. @param offered all plans that it is offered */
  async find(quote: AnyQuote, offered: readonly PlanAnswer[]): Promise<AdviceBasis> {
    const terms = termsOfQuote(quote);
    const members = await this.selection.listMembers(quote.id);
    const credit = await this.taxCredit.find(terms, members.map(toRatedMember)).catch(notEstimated);
    const rules = await this.listRules(quote);
    const rates = await this.listRates(quote, offered);
    return {
      rateArea: terms.rateArea,
      members,
      censusSha256: digestOf(members),
      credit: credit === 'not estimated' ? null : credit,
      rules,
      rulesSha256: digestOf(rules),
      rates,
      ratesSha256: digestOf(rates),
    };
  }

  private async listRules({ groupId, effectiveDate }: AnyQuote): Promise<RuleInForce[]> {
    const keys = Object.keys(groupId === null ? INDIVIDUAL_RULES : GROUP_RULES) as RuleKey[];
    const versions = await this.rules.listVersions(keys, effectiveDate);
    return versions.map(([key, version]) => ({
      name: RULE_NAMES[key],
      value: version?.value ?? RULE_CATALOGUE[key].default,
      version: version && toVersion(version),
    }));
  }

  private async listRates(quote: AnyQuote, offered: readonly PlanAnswer[]): Promise<RatesOfPlan[]> {
    const { effectiveDate, rateArea } = termsOfQuote(quote);
    const filed = await this.pricing.rates(effectiveDate);
    const periods = await this.plans.listRatePeriods(
      offered.map(({ PlanId }) => PlanId),
      effectiveDate,
    );
    const periodOf = new Map(periods.map((period) => [period.planId, period]));
    return offered
      .flatMap(({ PlanId: planId, HiosPlanId: hiosPlanId }) => {
        const period = periodOf.get(planId);
        const { periodStart: from, periodEnd: until } = period ?? {};
        return from && until
          ? [{ planId, hiosPlanId, from, until, sha256: digestOf(rateGrid(filed, planId, rateArea)) }]
          : [];
      })
      .sort((one, other) => (one.hiosPlanId < other.hiosPlanId ? -1 : 1));
  }
}

const digestOf = (value: unknown): string => contentDigest(canonicalJson(value));

const toVersion = ({ id, effectiveDate, termDate, createdAt }: BusinessRule): RuleInForce['version'] => ({
  id,
  from: effectiveDate,
  until: termDate,
  writtenAt: createdAt.toISOString(),
});
