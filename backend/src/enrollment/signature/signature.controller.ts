import { SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { ElectronicSignatureService } from './electronic-signature.service.ts';
import { SignEnrollmentService } from './sign-enrollment.service.ts';

@Serves(SIGNATURE_CALLS)
export class SignatureController implements Serving<typeof SIGNATURE_CALLS> {
  constructor(
    private readonly signatures: ElectronicSignatureService,
    private readonly signEnrollment: SignEnrollmentService,
    private readonly idempotency: Idempotency,
  ) {}

  sign({ user, body, key, request: { ip, headers } }: Asked<typeof SIGNATURE_CALLS.sign>): Promise<SignatureResponse> {
    const origin = { ip, userAgent: headers['user-agent'] ?? '' };
    const assertHolds = (answer: SignatureResponse) => this.signatures.assertCounts(user, body.QuoteId, answer);
    return this.idempotency.once({ user, key, call: 'SignElectronically', body, assertHolds }, (finish) =>
      this.signEnrollment.sign(user, { request: body, finish, ...origin }),
    );
  }

  find({ user, quoteId }: Asked<typeof SIGNATURE_CALLS.find>) {
    return this.signatures.find(user, quoteId);
  }
}
