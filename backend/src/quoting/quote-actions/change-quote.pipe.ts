import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { INDIVIDUAL_QUOTE_TYPES } from '#shared/quotes/quote-type';
import { validationPipe } from '../../platform/http/validation.ts';
import { IndividualQuoteChange, QuoteChange } from './quote-actions.dto.ts';

/** The body of PUT /api/quote: with the type of a household's quote its terms, otherwise a name. */
@Injectable()
export class ChangeQuotePipe implements PipeTransform<unknown, Promise<QuoteChange | IndividualQuoteChange>> {
  private readonly validation = validationPipe();

  transform(body: unknown, metadata: ArgumentMetadata): Promise<QuoteChange | IndividualQuoteChange> {
    const metatype = isOfIndividual(body) ? IndividualQuoteChange : QuoteChange;
    return this.validation.transform(body, { ...metadata, metatype });
  }
}

export const isOfIndividual = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'QuoteType' in body &&
  (INDIVIDUAL_QUOTE_TYPES as readonly unknown[]).includes(body.QuoteType);
