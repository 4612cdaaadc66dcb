import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { validationPipe } from '../../platform/http/validation.ts';
import { CopyQuoteDto, CreateQuoteDto } from './starting-quotes.dto.ts';

/** The body of POST /api/quote: with an `Id` it is a copy, and may be the whole quote; without, only what a new quote needs. */
@Injectable()
export class StartQuotePipe implements PipeTransform<unknown, Promise<CreateQuoteDto | CopyQuoteDto>> {
  private readonly validation = validationPipe();

  transform(body: unknown, metadata: ArgumentMetadata): Promise<CreateQuoteDto | CopyQuoteDto> {
    const isCopy = typeof body === 'object' && body !== null && 'Id' in body;
    return this.validation.transform(body, { ...metadata, metatype: isCopy ? CopyQuoteDto : CreateQuoteDto });
  }
}
