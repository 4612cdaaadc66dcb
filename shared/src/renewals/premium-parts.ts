import { counted } from '#shared/formats/text';
import type { PremiumPart } from '#shared/renewals/renewal.record';

/** The causes of a premium change in display order, worded for people who are not actuaries. */
export const PREMIUM_PART_LABELS: Record<PremiumPart, string> = {
  Ageing: 'Members are a year older',
  Rates: 'Rate change',
  PlanMapping: 'Change of plan',
  Area: 'Rating area of the employer',
  Joined: 'People who joined the group',
  Left: 'People who left the group',
  Coverage: 'Changes of coverage',
  Tobacco: 'Tobacco use',
};

/** What each cause is, beside its amount. */
export const PREMIUM_PART_SENTENCES: Record<PremiumPart, string> = {
  Ageing: 'Premiums rise with age.',
  Rates: 'The same plans, for people of the same age, at the new rates.',
  PlanMapping: 'The replacement plan has different rates.',
  Area: 'Rates depend on where the employer is.',
  Joined: 'They are on the census of the renewal only.',
  Left: 'Not on the renewal census.',
  Coverage: 'Same people, different plan or waived.',
  Tobacco: 'Answers about tobacco that are no longer the same.',
};
/** Which causes are about people: what happened to them, one or several. */
const PEOPLE_PARTS: Partial<Record<PremiumPart, (people: number) => string>> = {
  Ageing: (people) => `${countPeople(people)} ${people === 1 ? 'is' : 'are'} a year older`,
  Joined: (people) => `${countPeople(people)} joined`,
  Left: (people) => `${countPeople(people)} left`,
  Coverage: (people) => `${countPeople(people)} changed coverage`,
  Tobacco: (people) => counted(people, 'tobacco status change'),
};
const countPeople = (people: number): string => counted(people, 'person', 'people');

/** "3 people left"; the cause itself where it is not about people. */
export const premiumPartTitle = (part: PremiumPart, people: number): string =>
  (people > 0 && PEOPLE_PARTS[part]?.(people)) || PREMIUM_PART_LABELS[part];

export const PREMIUM_PART_ORDER = Object.keys(PREMIUM_PART_LABELS) as PremiumPart[];

/** Notes beside the explanation of a premium change. Ours: the specification has no such page. */
export const NOTHING_TO_COMPARE =
  'There is nothing to compare: this group has no plans in force that this quote renews.';
export const NOBODY_ENROLLS =
  'Nobody on the census of this renewal enrolls in anything, so it has no premium yet. Complete the census first.';
export const needAPlan = (members: number): string =>
  `Not complete: ${counted(members, 'member needs', 'members need')} a plan. There is no total until then.`;
export const EVERYBODY_IN_EACH =
  'Members are not assigned to plans, so each plan is priced as if everyone took it, and the plans are not added up.';
export const ratesMissing = (name: string): string =>
  `Rates not loaded for ${name} on the renewal date, so it is left out.`;
export const planEnds = (name: string, heir: string): string =>
  `No plan follows ${name}. Its members are counted in ${heir}.`;
export const planEndsForAll = (name: string): string => `No plan follows ${name}.`;
export const planIsNew = (name: string): string => `${name} is new: the group does not have it now.`;
