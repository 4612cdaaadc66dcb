/** Spec 002 section 3, "Quote types". */
export const QUOTE_TYPES = [
  'SmallGroupRenewal',
  'SmallGroupNewBusiness',
  'IndividualRenewal',
  'IndividualNewBusiness',
] as const;
export type QuoteType = (typeof QUOTE_TYPES)[number];

/** The types whose entity is a group. */
export const GROUP_QUOTE_TYPES = ['SmallGroupRenewal', 'SmallGroupNewBusiness'] as const satisfies readonly QuoteType[];
export type GroupQuoteType = (typeof GROUP_QUOTE_TYPES)[number];

/** The types whose entity is a household. */
export const INDIVIDUAL_QUOTE_TYPES = [
  'IndividualRenewal',
  'IndividualNewBusiness',
] as const satisfies readonly QuoteType[];

/** Spec 002 section 3, "Quote types". */
export const QUOTE_TYPE_ID: Record<QuoteType, number> = {
  SmallGroupRenewal: 1,
  SmallGroupNewBusiness: 2,
  IndividualRenewal: 3,
  IndividualNewBusiness: 4,
};

/** Short labels, where it is clear that a group is meant. */
export const GROUP_QUOTE_TYPE_LABELS: Record<GroupQuoteType, string> = {
  SmallGroupRenewal: 'Renewal',
  SmallGroupNewBusiness: 'New business',
};

export const isRenewal = (type: QuoteType): boolean => type === 'SmallGroupRenewal' || type === 'IndividualRenewal';
/** "Renewal" or "New business". */
export const quoteTypeText = (type: QuoteType): string =>
  GROUP_QUOTE_TYPE_LABELS[isRenewal(type) ? 'SmallGroupRenewal' : 'SmallGroupNewBusiness'];

export const isGroupQuote = (type: QuoteType): boolean => (GROUP_QUOTE_TYPES as readonly QuoteType[]).includes(type);
