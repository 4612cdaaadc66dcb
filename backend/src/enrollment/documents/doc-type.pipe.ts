import { Injectable, type PipeTransform } from '@nestjs/common';
import { type DocTypeId, isDocTypeId, unknownDocumentType } from '#shared/enrollment/documents/document-types';
import { AppError } from '../../platform/errors.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';

/** The id of a document type in the path. */
@Injectable()
export class DocTypePipe implements PipeTransform<string, DocTypeId> {
  transform(value: string): DocTypeId {
    const id = new PositiveIdPipe().transform(value);
    if (!isDocTypeId(id)) {
      throw new AppError('INVALID_INPUT', unknownDocumentType(id));
    }
    return id;
  }
}
