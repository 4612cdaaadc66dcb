import { EMPLOYER_SIGNATURE_CALLS } from '#shared/enrollment/employer-signatures.calls';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { Env } from '../../../platform/config/env.ts';
import { EmployerSignaturesService } from './employer-signatures.service.ts';
import { RequestEmployerSignatureService } from './request-employer-signature.service.ts';
import { RevokeEmployerLinkService } from './revoke-employer-link.service.ts';

@Serves(EMPLOYER_SIGNATURE_CALLS)
export class EmployerSignaturesController implements Serving<typeof EMPLOYER_SIGNATURE_CALLS> {
  constructor(
    private readonly signatures: EmployerSignaturesService,
    private readonly requestSignature: RequestEmployerSignatureService,
    private readonly revokeLink: RevokeEmployerLinkService,
    private readonly env: Env,
  ) {}

  list({ user, quoteId }: Asked<typeof EMPLOYER_SIGNATURE_CALLS.list>) {
    return this.signatures.list(user, quoteId);
  }

  async request({ user, quoteId, body }: Asked<typeof EMPLOYER_SIGNATURE_CALLS.request>) {
    const { token, code, signature } = await this.requestSignature.request(user, quoteId, body);
    return { Url: `${this.env.publicUrl}/sign#${token}`, Code: code, Signature: signature };
  }

  revoke({ user, linkId }: Asked<typeof EMPLOYER_SIGNATURE_CALLS.revoke>) {
    return this.revokeLink.revoke(user, linkId);
  }
}
