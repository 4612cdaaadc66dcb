import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { validationPipe } from '../../platform/http/validation.ts';
import { isOfIndividual } from '../../quoting/quote-actions/change-quote.pipe.ts';
import { NewIndividualQuote, NewQuote, QuoteCopy } from './starting-quotes.dto.ts';

export type StartedQuote = NewQuote | QuoteCopy | NewIndividualQuote;

/**
 * The body of POST /api/quote: with an `Id` it is a copy, and may be the whole quote; otherwise only what a new quote of a group or of a
 * household needs.
 */
@Injectable()
export class StartQuotePipe implements PipeTransform<unknown, Promise<StartedQuote>> {
  private readonly validation = validationPipe();

  transform(body: unknown, metadata: ArgumentMetadata): Promise<StartedQuote> {
    const isCopy = typeof body === 'object' && body !== null && 'Id' in body;
    const isIndividual = isOfIndividual(body);
    return this.validation.transform(body, {
      ...metadata,
      metatype: isCopy ? QuoteCopy : isIndividual ? NewIndividualQuote : NewQuote,
    });
  }
}
