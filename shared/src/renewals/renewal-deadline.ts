import { addDays, type IsoDate } from '#shared/dates/iso-date';

/** Days before the renewal by which a group's decision is needed, so that cards arrive in time. Ours: the specification names none. */
const DECISION_BEFORE_DAYS = 15;

/** The last day on which a group can say what it wants. */
export const renewalDecisionDay = (renewalDate: IsoDate): IsoDate => addDays(renewalDate, -DECISION_BEFORE_DAYS);
