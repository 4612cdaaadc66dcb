import { NEW_INDIVIDUAL_QUOTE, NEW_MARKETPLACE_QUOTE } from '#shared/individuals/individual-quote.record';
import { NEW_CONTRACT_RENEWAL } from '#shared/contract-renewals/contract-renewal.record';
import { NEW_QUOTE, QUOTE_COPY } from '#shared/quotes/quote.record';
import { bodyOf } from '../../platform/http/body-of.ts';

export class NewQuote extends bodyOf(NEW_QUOTE) {}
export class QuoteCopy extends bodyOf(QUOTE_COPY) {}
export class NewIndividualQuote extends bodyOf(NEW_INDIVIDUAL_QUOTE) {}
export class NewMarketplaceQuote extends bodyOf(NEW_MARKETPLACE_QUOTE) {}
export class ContractToRenew extends bodyOf(NEW_CONTRACT_RENEWAL) {}
