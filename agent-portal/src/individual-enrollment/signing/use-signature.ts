import { useQuery } from '@tanstack/react-query';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { signatureQuery } from '../individual-enrollment.api.ts';

/** The signature of the application as it is saved now. A save on the page can end it: the page itself is not read again for that. */
export function useSignature(page: EnrollmentPageResponse): SignatureResponse | null {
  const { Quote, AnswersVersion, Members, Documents, Signature } = page;
  const saved = [
    Quote.Version,
    AnswersVersion,
    ...Members.map(({ Version }) => Version),
    ...Documents.map(({ docId }) => `d${docId}`),
  ].join('.');
  const { data = Signature } = useQuery({ ...signatureQuery(Quote.Id, saved), enabled: Signature !== null });
  return data;
}
