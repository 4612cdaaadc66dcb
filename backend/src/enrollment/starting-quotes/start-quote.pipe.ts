import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { validationPipe } from '../../platform/http/validation.ts';
import { isOfIndividual } from '../../quoting/quote-actions/change-quote.pipe.ts';
import { NewIndividualQuote, NewMarketplaceQuote, NewQuote, QuoteCopy } from './starting-quotes.dto.ts';

export type StartedQuote = NewQuote | QuoteCopy | NewIndividualQuote | NewMarketplaceQuote;

/**
 * The body of POST /api/quote: with an `Id` it is a copy, and may be the whole quote; otherwise only what a new quote of a group or of a
 * household needs; with `Ffm` the marketplace knows the rest.
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
  return isOfIndividual(sent) ? ('Ffm' in sent ? NewMarketplaceQuote : NewIndividualQuote) : NewQuote;
}
