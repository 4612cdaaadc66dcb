import type { IsoDate } from '#shared/dates/iso-date';

/** Of the days on which coverage may begin by decision of the marketplace: the first that has not passed. Ours. */
export const suggestedDay = (days: readonly IsoDate[], today: IsoDate): IsoDate | null =>
  days.find((day) => day >= today) ?? days.at(-1) ?? null;
