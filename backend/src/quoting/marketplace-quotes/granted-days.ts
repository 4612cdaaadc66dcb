import type { IsoDate } from '#shared/dates/iso-date';

/** On which coverage may begin by decision of the marketplace, from a column as it is selected; null without a decision. */
export const grantedDaysOf = (selected: string | null): IsoDate[] | null =>
  selected === null ? null : (JSON.parse(selected) as IsoDate[]);
