import { APPLICATION_PDF } from '#shared/enrollment/enrollment.calls';
import { SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Idempotency } from '../../platform/jobs/idempotency.ts';
import { ApplicationPdfService } from './pdf/application-pdf.service.ts';
import { SignatureService } from './signature.service.ts';

const CALLS = { ...APPLICATION_PDF, ...SIGNATURE_CALLS };

@Serves(CALLS)
export class SignatureController implements Serving<typeof CALLS> {
  constructor(
    private readonly signatures: SignatureService,
    private readonly applicationPdf: ApplicationPdfService,
    private readonly idempotency: Idempotency,
  ) {}

  sign({ user, body, key, request: { ip, headers } }: Asked<typeof CALLS.sign>): Promise<SignatureResponse> {
    const origin = { ip, userAgent: headers['user-agent'] ?? '' };
    const assertHolds = (answer: SignatureResponse) => this.signatures.assertCounts(user, body.QuoteId, answer);
    return this.idempotency.once({ user, key, call: 'SignElectronically', body, assertHolds }, (finish) =>
      this.signatures.sign(user, { request: body, finish, ...origin }),
    );
  }

  find({ user, quoteId }: Asked<typeof CALLS.find>) {
    return this.signatures.find(user, quoteId);
  }

  download({ user, quoteId }: Asked<typeof CALLS.download>) {
    return this.applicationPdf.make(user, quoteId);
  }
}
