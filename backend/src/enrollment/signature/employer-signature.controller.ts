import { EMPLOYER_SIGNATURE_CALLS, EMPLOYER_SIGNING } from '#shared/enrollment/signature.calls';
import { Env } from '../../platform/config/env.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ReaderLimit } from '../../platform/links/reader-limit.ts';
import { EmployerSignatureService } from './employer-signature.service.ts';

const CALLS = { ...EMPLOYER_SIGNATURE_CALLS, ...EMPLOYER_SIGNING };

/** For the agent: list, request, revoke. For the employer, who has no account: open, print, sign, decline. */
@Serves(CALLS)
export class EmployerSignatureController implements Serving<typeof CALLS> {
  constructor(
    private readonly signatures: EmployerSignatureService,
    private readonly limit: ReaderLimit,
    private readonly env: Env,
  ) {}

  list({ user, quoteId }: Asked<typeof CALLS.list>) {
    return this.signatures.list(user, quoteId);
  }

  draft({ user, quoteId }: Asked<typeof CALLS.draft>) {
    return this.signatures.draft(user, quoteId);
  }

  async request({ user, quoteId, body }: Asked<typeof CALLS.request>) {
    const { token, code, signature } = await this.signatures.request(user, quoteId, body);
    return { Url: `${this.env.publicUrl}/sign#${token}`, Code: code, Signature: signature };
  }

  revoke({ user, linkId }: Asked<typeof CALLS.revoke>) {
    return this.signatures.revoke(user, linkId);
  }

  open({ request: { ip }, body }: Asked<typeof CALLS.open>) {
    this.limit.take(ip);
    return this.signatures.open(body);
  }

  print({ request: { ip }, body }: Asked<typeof CALLS.print>) {
    this.limit.take(ip);
    return this.signatures.print(body);
  }

  sign({ request: { ip, headers }, body }: Asked<typeof CALLS.sign>) {
    this.limit.take(ip);
    return this.signatures.sign(body, { ip, userAgent: headers['user-agent'] ?? '' });
  }

  decline({ request: { ip }, body }: Asked<typeof CALLS.decline>) {
    this.limit.take(ip);
    return this.signatures.decline(body);
  }
}
