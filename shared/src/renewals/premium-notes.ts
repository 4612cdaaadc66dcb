import { counted } from '#shared/formats/counted';

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
