import { NEW_INDIVIDUAL_PATH } from '#shared/individuals/individual-next-step';
import { isGroupQuote, type QuoteType } from '#shared/quotes/quote-type';

interface QuoteTypeChoice {
  type: QuoteType;
  label: string;
  hint: string;
}

/** In the order of spec 002 section 3, "Quote types". */
export const QUOTE_TYPE_CHOICES = [
  {
    type: 'SmallGroupRenewal',
    label: 'Small group renewal',
    hint: 'For an enrolled group that is due for renewal.',
  },
  {
    type: 'SmallGroupNewBusiness',
    label: 'Small group new business',
    hint: 'For an employer that is not enrolled yet.',
  },
  { type: 'IndividualRenewal', label: 'Individual renewal', hint: 'For a person or family that is enrolled.' },
  {
    type: 'IndividualNewBusiness',
    label: 'Individual new business',
    hint: 'For a person or family that is not enrolled yet.',
  },
] as const satisfies readonly QuoteTypeChoice[];

/** Where the choice leads: to the group search, or to the individual census. */
export const pathAfterType = (type: QuoteType): string =>
  isGroupQuote(type) ? `/quotes/group-search?type=${type}` : NEW_INDIVIDUAL_PATH;
