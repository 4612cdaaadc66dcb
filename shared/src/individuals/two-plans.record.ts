import { CSR_LEVELS } from '#shared/eligibility/cost-sharing';
import { MOST_PEOPLE } from '#shared/eligibility/subsidy.record';
import { QUOTE_VERSION } from '#shared/quotes/quote.record';
import { record, type Wire } from '#shared/records/field';
import { code, described, dollars, id, listOf, nested, optional, orNull, text } from '#shared/records/kinds';

/** "12,15" of a query. */
const people = (label: string, about: string) => ({
  ...described(
    optional(
      text(label, {
        max: 400,
        problem: (typed) => (/^(\d{1,10}(,\d{1,10})*)?$/.test(typed) ? null : 'Name people by their numbers: 12,15.'),
      }),
    ),
    about,
  ),
});

/** Query of GET /api/quote/TwoPlans/{quoteId}. Ids of members; who is in none needs preventive care only. */
export const TWO_PLANS_QUERY = record({
  usual: people('Usual year', 'Who needs the care of a usual year.'),
  bad: people('Bad year', 'Who needs more care than the maximum of a plan.'),
  doctors: people('Doctors', 'Who sees the doctors of the quote: their plan must have all of them in its network.'),
});

const PRICED = record({
  PlanId: id('Plan'),
  PlanDisplayName: text('Plan', { example: 'HMO Gold 1500' }),
  CsrVariant: described(code('Cost-sharing variant', CSR_LEVELS), 'Of those who are in the plan.'),
  MonthlyRate: dollars('Premium', { about: 'Dollars a month.' }),
  Credit: dollars('Tax credit', { about: 'Paid for this plan, dollars a month.' }),
  NetMonthlyRate: dollars('Net premium', { about: 'Dollars a month after the tax credit.' }),
  CareYearly: dollars('Care', { about: 'What those who are in the plan pay for care in a year.' }),
});
const TOTAL = { YearlyCost: dollars('Cost of a year', { about: 'Twelve net premiums, and the care.' }) };
const ONE_PLAN = record({ ...PRICED, ...TOTAL });

const OFFER = record({
  SecondMemberIds: described(listOf('In the second plan', id('Member'), { most: MOST_PEOPLE }), 'All others stay.'),
  First: nested('First plan', PRICED),
  Second: nested('Second plan', PRICED),
  NetMonthlyRate: dollars('Both net premiums', { about: 'Dollars a month.' }),
  ...TOTAL,
  Saves: dollars('Saves', { about: 'A year, beside the cheapest single plan.' }),
});

/** GET /api/quote/TwoPlans/{quoteId}. Ours: the specification has one plan for a household. */
export const TWO_PLANS = record('TwoPlansAnswer', {
  NotOffered: described(orNull(text('Not offered')), 'Why this household cannot have two plans; null when it can.'),
  Chosen: described(orNull(nested('Chosen plan', ONE_PLAN)), 'The selected medical plan for everyone; null: none.'),
  One: described(orNull(nested('One plan', ONE_PLAN)), 'In which a year costs everyone least; null: no plan fits.'),
  Offers: described(
    listOf('Offers', nested('Two plans', OFFER), { most: 3 }),
    'Each for other people in the second plan, and cheaper than one plan; the cheapest first.',
  ),
});

/** PUT /api/quote/TwoPlans/{id}: these people get a plan of their own. */
export const DIVIDE_HOUSEHOLD = record('DivideHousehold', {
  ...QUOTE_VERSION,
  MemberIds: listOf('In the second plan', id('Member'), { least: 1, most: MOST_PEOPLE }),
  FirstPlanId: described(optional(id('First plan')), 'Of those who stay; left out: as it is selected.'),
  SecondPlanId: described(optional(id('Second plan')), 'Left out: it is selected in the second quote.'),
});

export type TwoPlansResponse = Wire<typeof TWO_PLANS>;
export type TwoPlansOffer = TwoPlansResponse['Offers'][number];
export type PricedForSome = Wire<typeof PRICED>;
