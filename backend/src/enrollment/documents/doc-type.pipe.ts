import { Injectable, type PipeTransform } from '@nestjs/common';
import {
  type AnyDocTypeId,
  INDIVIDUAL_PROOFS,
  isDocTypeId,
  unknownDocumentType,
} from '#shared/enrollment/documents.record';
import { AppError } from '../../platform/errors.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';

/** The id of a document type in the path. */
@Injectable()
export class DocTypePipe implements PipeTransform<string, AnyDocTypeId> {
  transform(value: string): AnyDocTypeId {
    const id = new PositiveIdPipe().transform(value);
    if (id === INDIVIDUAL_PROOFS || isDocTypeId(id)) {
      return id;
    }
    throw new AppError('INVALID_INPUT', unknownDocumentType(id));
  }
}
