import { addDays, type IsoDate } from '#shared/dates/iso-date';

/** Days before the renewal by which a group's decision is needed, so that cards arrive in time. Ours: the specification gives none. */
const DECISION_BEFORE_DAYS = 15;

/** The last day for a group's decision. */
export const renewalDecisionDay = (renewalDate: IsoDate): IsoDate => addDays(renewalDate, -DECISION_BEFORE_DAYS);
