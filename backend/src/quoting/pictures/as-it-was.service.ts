import { Injectable } from '@nestjs/common';
import { GROUP_RULES } from '#shared/business-rules/group-rules';
import { INDIVIDUAL_RULES } from '#shared/business-rules/individual-rules';
import { differingRules, valueOf } from '#shared/business-rules/rule-comparison';
import { RULE_NAMES } from '#shared/business-rules/rule-names';
import { matchPeople } from '#shared/census/match-people';
import { detroitDay, yearOf } from '#shared/dates/iso-date';
import { individualStatusLabel } from '#shared/individuals/individual-status';
import type { AsItWas, Difference, PictureRow, QuotePictures } from '#shared/pictures/picture.record';
import { AT_FULL_PRICE, leftOutToday, RATES_OF_TODAY } from '#shared/pictures/picture-words';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { EVERYBODY_IN_EACH } from '#shared/renewals/premium-parts';
import { audienceOf } from '#shared/roles/permissions';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { priceGroup } from '../../catalogue/rating/price-group.ts';
import { BusinessRulesRepository } from '../../platform/business-rules/business-rules.repository.ts';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { toRatedMember } from '../quote-plans/quoted-member.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';
import { customerName } from '../quotes/customer-name.ts';
import { type AnyQuote, Quotes } from '../quotes/quotes.repository.ts';
import { sumOf } from '../renewal-plans/premium-change/compare-premiums.ts';
import { type ComparedYears, compareYears, type YearOfGroup } from '../renewal-plans/premium-change/compare-years.ts';
import { planSlots } from '../renewal-plans/premium-change/plan-slots.ts';
import { toComparison, toPlanChange } from '../renewal-plans/premium-change/premium-answers.ts';
import { RenewalsRepository, type RenewingMember } from '../renewal-plans/renewals.repository.ts';
import {
  censusOf,
  factDifferences,
  type MatchedIds,
  personDifferences,
  type PictureContent,
  type PicturedMember,
  pictureOf,
} from './picture-content.ts';
import { type FoundPicture, PicturesRepository } from './pictures.repository.ts';

/** A quote as it was, beside today: for disputes, and for what a client says they were told. */
@Injectable()
export class AsItWasService {
  constructor(
    private readonly quotes: Quotes,
    private readonly pictures: PicturesRepository,
    private readonly selection: SelectionRepository,
    private readonly plans: PlansRepository,
    private readonly pricing: QuotePricingService,
    private readonly renewals: RenewalsRepository,
    private readonly rules: BusinessRulesRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND */
  async list(user: SessionUser, quoteId: number): Promise<QuotePictures> {
    const quote = await this.quotes.find(user, quoteId);
    return {
      QuoteId: quoteId,
      IsGroup: quote.groupId !== null,
      IsFfm: quote.groupId === null && quote.individual.isFfm,
      Customer: customerName(quote),
      QuoteName: quote.name,
      EffectiveDate: quote.effectiveDate,
      Pictures: (await this.pictures.list(quoteId)).map((picture) => toRow(user, quote, picture)),
    };
  }

  /** @throws NOT_FOUND */
  async compare(user: SessionUser, quoteId: number, pictureId: number): Promise<AsItWas> {
    const quote = await this.quotes.find(user, quoteId);
    const picture = await this.pictures.find(quoteId, pictureId);
    const then = picture.content;
    const choice = await this.selection.findChoice(quoteId);
    const chosen = choice.plans.map(({ planId }) => planId);
    const known = await this.plans.listByIds([...new Set([...chosen, ...then.plans.map(({ planId }) => planId)])]);
    const now = pictureOf(quote, choice, known);
    const { compared, notPriced } = await this.comparePrices(then, now, known);
    const names = new Map([...known.map(({ id, displayName }) => [id, displayName] as const), ...namesOf(then)]);
    const { slots, isEverybodyInEach } = compared;
    return {
      ...toRow(user, quote, picture),
      EffectiveDate: then.effectiveDate,
      Census: censusOf(then),
      Facts: factDifferences(then, now),
      People: personDifferences(then, now, matchedIds(compared)),
      Rules: await this.listRules(quote, picture),
      Total: isEverybodyInEach || notPriced.length > 0 ? null : toComparison(sumOf(slots)),
      Plans: slots.map((slot) => toPlanChange(slot, names)),
      Notes: [
        ...notPriced,
        ...(isEverybodyInEach ? [EVERYBODY_IN_EACH] : []),
        RATES_OF_TODAY,
        ...(quote.groupId === null ? [AT_FULL_PRICE] : []),
      ],
    };
  }

  /** What was stored then, and what is chosen now at the rates that are filed today. */
  private async comparePrices(
    then: PictureContent,
    now: PictureContent,
    known: readonly Plan[],
  ): Promise<{ compared: ComparedYears; notPriced: string[] }> {
    const plansOf = ({ plans }: PictureContent) =>
      plans.flatMap(({ planId }) => known.find(({ id }) => id === planId) ?? []);
    const yearOfQuote = async (content: PictureContent): Promise<YearOfGroup> => ({
      people: peopleOf(content.members, content === then ? now.members : then.members),
      plans: plansOf(content),
      rates: await this.pricing.rates(content.effectiveDate),
      area: content.rateArea,
      effectiveDate: content.effectiveDate,
    });
    const [before, after] = [await yearOfQuote(then), await yearOfQuote(now)];
    const totals = priceGroup({ ...after, members: after.people.map(toRatedMember) });
    const unpriced = new Set(after.plans.flatMap(({ id }, at) => (totals[at] == null ? [id] : [])));
    const sameLater = await this.renewals.mapSameIds(before.plans, yearOf(now.effectiveDate));
    const slots = planSlots(
      then.plans.map(({ planId, coverage }) => ({ planId, coverage, suggestedPlanId: sameLater.get(planId) ?? null })),
      now.plans.filter(({ planId }) => !unpriced.has(planId)),
    );
    const compared = compareYears({
      then: before,
      now: after,
      slots,
      stored: new Map(then.plans.map(({ planId, members }) => [planId, members])),
      sameNextYear: sameLater,
      sameLastYear: await this.renewals.mapSameIds(after.plans, yearOf(then.effectiveDate)),
    });
    const notPriced = after.plans
      .filter(({ id }) => unpriced.has(id))
      .map(({ displayName }) => leftOutToday(displayName));
    return { compared, notPriced };
  }

  /** The rules of the quote's line whose value for it was another one. */
  private async listRules(quote: AnyQuote, { takenAt, content }: FoundPicture): Promise<Difference[]> {
    const written = (await this.rules.listWritten()).map((version) => ({
      ...version,
      writtenOn: detroitDay(version.createdAt),
    }));
    const own = new Set(Object.keys(quote.groupId === null ? INDIVIDUAL_RULES : GROUP_RULES));
    return differingRules(
      written,
      { today: detroitDay(takenAt), quoteEffectiveDate: content.effectiveDate },
      { today: this.clock.today(), quoteEffectiveDate: quote.effectiveDate },
    )
      .filter(({ key }) => own.has(key))
      .map(({ key, before, after }) => ({
        What: RULE_NAMES[key],
        Then: valueOf(key, before),
        Now: valueOf(key, after),
      }));
  }
}

const namesOf = ({ plans }: PictureContent) => plans.map(({ planId, name }) => [planId, name] as const);

/** On the census of then and of now. */
function matchedIds({ then, now }: ComparedYears): MatchedIds {
  const { both, left, joined } = matchPeople(then.people, now.people);
  return [
    ...both.map(({ before, after }) => [before.id, after.id] as const),
    ...left.map(({ id }) => [id, null] as const),
    ...joined.map(({ id }) => [null, id] as const),
  ];
}

/** Rows of one census keep their ids; others are matched as from one year to the next. */
const peopleOf = (members: readonly PicturedMember[], others: readonly PicturedMember[]): RenewingMember[] => {
  const ids = new Set(others.map(({ id }) => id));
  return members.map((member) => ({
    ...{ ...member, ...NOT_RATED },
    ssnKey: ids.has(member.id) ? String(member.id) : null,
  }));
};

/** What the tax credit asks, and who is a dependent: no part of a premium. */
const NOT_RATED = {
  otherCoverage: 'None',
  isPregnant: false,
  medicaidDeniedOn: null,
  livesElsewhere: false,
  exemptionNumber: null,
  disabled: false,
} as const;

const toRow = (
  user: SessionUser,
  quote: AnyQuote,
  { id, takenAt, takenBy, occasion, status }: Pick<FoundPicture, 'id' | 'takenAt' | 'takenBy' | 'occasion' | 'status'>,
): PictureRow => ({
  Id: id,
  TakenAt: takenAt.toISOString(),
  TakenBy: takenBy?.fullName ?? 'System',
  Occasion: occasion,
  Status:
    quote.groupId === null ? individualStatusLabel(status) : groupStatusLabel(status, audienceOf(user.permissions)),
});
