import { Injectable } from '@nestjs/common';
import type { IsoDate } from '#shared/dates/iso-date';
import { dollarsFromCents } from '#shared/formats/currency';
import { RATES_NOT_LOADED } from '#shared/plans/plan-codes';
import { allowedEffectiveDates } from '#shared/quotes/allowed-effective-dates';
import { type FirstDay, type FirstDaysResponse, NOT_OFFERED_THEN } from '#shared/quotes/first-days.record';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { type YearFrom, yearFrom } from '../../catalogue/rating/year-from.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { type OfferedPlan, QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { type QuotedMember, toRatedMember } from '../quote-plans/quoted-member.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';
import { effectiveDateFacts } from '../quotes/effective-dates.ts';
import { termsOfQuote } from '../quotes/quote-terms.ts';
import { type GroupQuote, Quotes } from '../quotes/quotes.repository.ts';
import { canChangeEffectiveDate } from '../quotes/quotes.service.ts';

/** What a year in a medical plan costs a group, by the day on which it begins. */
@Injectable()
export class FirstDaysService {
  constructor(
    private readonly quotes: Quotes,
    private readonly selection: SelectionRepository,
    private readonly pricing: QuotePricingService,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** @param planId null: the first selected plan, or the one with the lowest premium. @throws NOT_FOUND */
  async compare(user: SessionUser, quoteId: number, planId: number | null): Promise<FirstDaysResponse> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const members = await this.selection.listMembers(quote.id);
    const offered = (await this.pricing.offered(quote, members)).filter(isPricedMedical);
    const plan = await this.chosen(quote, offered, planId);
    const enrolls = members.some(({ medicalStatus }) => medicalStatus === 'Enroll');
    return {
      PlanId: enrolls && plan ? plan.id : null,
      Plans: offered.map(({ plan: { id, displayName } }) => ({ PlanId: id, PlanDisplayName: displayName })),
      Days: enrolls && plan ? await this.days(user, quote, { members, plan }) : [],
    };
  }

  private async chosen(
    quote: GroupQuote,
    offered: readonly OfferedPlan[],
    planId: number | null,
  ): Promise<Readonly<Plan> | undefined> {
    if (planId !== null) {
      const found = offered.find(({ plan }) => plan.id === planId);
      if (!found) {
        throw new AppError('NOT_FOUND', `Plan ${planId} is not offered to this quote.`);
      }
      return found.plan;
    }
    for (const chosen of await this.selection.listQuotePlans(quote.id)) {
      const found = offered.find(({ plan }) => plan.id === chosen.planId);
      if (found) {
        return found.plan;
      }
    }
    const [lowest] = [...offered].sort((one, other) => one.totalCents! - other.totalCents!);
    return lowest?.plan;
  }

  private async days(
    user: SessionUser,
    quote: GroupQuote,
    { members, plan }: { members: readonly QuotedMember[]; plan: Readonly<Plan> },
  ): Promise<FirstDay[]> {
    const facts = effectiveDateFacts(
      user,
      { quoteType: quote.quoteType, renewalDate: quote.group.renewalDate },
      this.clock.today(),
      await this.rules.inForce(),
    );
    const choosable = canChangeEffectiveDate(quote) ? allowedEffectiveDates(facts) : [];
    const days = [...new Set([quote.effectiveDate, ...choosable])].sort();
    const years = await Promise.all(days.map((day) => this.year(quote, members, { day, plan })));
    const now = years[days.indexOf(quote.effectiveDate)]!;
    const lowest = Math.min(...years.flatMap(({ year }) => (year ? [year.totalCents] : [])));
    const nameOf = new Map(
      members
        .filter(({ relationship }) => relationship === 'Self')
        .map(({ employeeNumber, firstName, lastName }) => [employeeNumber, `${firstName} ${lastName}`.trim()]),
    );
    return days.map((day, at) => toFirstDay(day, years[at]!, { now: now.year, lowest, nameOf }));
  }

  /** The plan of that day's year: the same filed id is another row in another year. */
  private async year(
    quote: GroupQuote,
    members: readonly QuotedMember[],
    { day, plan: { hiosPlanId } }: { day: IsoDate; plan: Readonly<Plan> },
  ): Promise<PricedYear> {
    const terms = { ...termsOfQuote(quote), effectiveDate: day };
    const rated = members.map(toRatedMember);
    const offered = await this.pricing.offeredFor(terms, rated);
    const plan = offered.find((offer) => offer.plan.hiosPlanId === hiosPlanId)?.plan;
    if (!plan) {
      return { year: null, message: NOT_OFFERED_THEN };
    }
    const rates = await this.pricing.rates(day);
    const priced = { plan, rates, members: rated, area: terms.rateArea, effectiveDate: day };
    const year = yearFrom(priced, quote.effectiveDate);
    return { year, message: year === null ? RATES_NOT_LOADED : '' };
  }
}

interface PricedYear {
  year: YearFrom | null;
  message: string;
}

const isPricedMedical = ({ plan, totalCents }: OfferedPlan): boolean =>
  plan.coverage === 'medical' && totalCents !== null;

interface Compared {
  /** From the quote's own first day. */
  now: YearFrom | null;
  /** Of all first days. */
  lowest: number;
  nameOf: ReadonlyMap<number, string>;
}

function toFirstDay(day: IsoDate, { year, message }: PricedYear, { now, lowest, nameOf }: Compared): FirstDay {
  const sameAges = year?.atOtherAgesCents ?? null;
  return {
    EffectiveDate: day,
    YearlyRate: year && dollarsFromCents(year.totalCents),
    Difference: difference(year?.totalCents, now?.totalCents),
    FromRates: difference(sameAges, now?.totalCents),
    FromBirthdays: now && difference(year?.totalCents, sameAges),
    IsLowest: year?.totalCents === lowest,
    Message: message,
    Employees: [...(year?.ofHousehold ?? [])].map(([EmployeeNumber, cents]) => ({
      EmployeeNumber,
      Name: nameOf.get(EmployeeNumber) ?? '',
      YearlyRate: dollarsFromCents(cents),
      Difference: difference(cents, now?.ofHousehold.get(EmployeeNumber)),
    })),
  };
}

const difference = (cents: number | null | undefined, from: number | null | undefined): number | null =>
  cents == null || from == null ? null : dollarsFromCents(cents - from);
