import type { SignatureResponse, SignRequest } from '#shared/enrollment/signature.record';
import type { NewDocument } from '../../platform/documents/store-document.service.ts';
import type { Finish } from '../../platform/idempotency/idempotency.ts';
import type { SignatureOrigin } from './signature-evidence.ts';

export interface Signing extends SignatureOrigin {
  request: SignRequest;
  finish: Finish<SignatureResponse>;
}

/** Signed content as it is stored. */
export const signedFile = ({ id }: { id: number }, content: string): NewDocument => ({
  fileName: `Signed application ${id}.json`,
  contentType: 'application/json',
  body: Buffer.from(content),
});
