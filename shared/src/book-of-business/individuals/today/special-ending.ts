import { lastSelectionDay } from '#shared/eligibility/special-enrollment';
import { addDays, daysBetween, type IsoDate } from '#shared/dates/iso-date';

/** The oldest event for which plans can still be selected today. Agents have 60 days: 45 CFR 155.420(c). */
export const firstOpenEvent = (today: IsoDate): IsoDate =>
  addDays(today, -daysBetween(today, lastSelectionDay(today, 'external')));
