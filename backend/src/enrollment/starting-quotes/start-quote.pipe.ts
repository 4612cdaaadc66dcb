import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { validationPipe } from '../../platform/http/validation.ts';
import { isOfIndividual } from '../../quoting/quote-actions/change-quote.pipe.ts';
import {
  ContractToRenew,
  NewIndividualQuote,
  NewMarketplaceQuote,
  NewQuote,
  QuoteCopy,
} from './starting-quotes.dto.ts';

export type StartedQuote = NewQuote | QuoteCopy | NewIndividualQuote | NewMarketplaceQuote | ContractToRenew;

/**
 * The body of POST /api/quote: with an `Id` it is a copy, and may be the whole quote; otherwise only what a new quote of a group or of a
 * household needs; with `Ffm` the marketplace knows the rest, with `ContractId` the contract that is renewed.
 */
@Injectable()
export class StartQuotePipe implements PipeTransform<unknown, Promise<StartedQuote>> {
  private readonly validation = validationPipe();

  transform(body: unknown, metadata: ArgumentMetadata): Promise<StartedQuote> {
    return this.validation.transform(body, { ...metadata, metatype: metatypeOf(body) });
  }
}

function metatypeOf(body: unknown) {
  const sent = typeof body === 'object' && body !== null ? body : {};
  if ('Id' in sent) {
    return QuoteCopy;
  }
  if (!isOfIndividual(sent)) {
    return NewQuote;
  }
  return 'ContractId' in sent ? ContractToRenew : 'Ffm' in sent ? NewMarketplaceQuote : NewIndividualQuote;
}
