import { EMPLOYER_SIGNATURE_CALLS, EMPLOYER_SIGNING } from '#shared/enrollment/signature.calls';
import { LocationsService } from '../../catalogue/locations/locations.service.ts';
import { Env } from '../../platform/config/env.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ReaderLimit } from '../../platform/links/reader-limit.ts';
import { EligibleEmployeesService } from './eligible-employees.service.ts';
import { EmployerLinksService } from './employer-links.service.ts';
import { EmployerPageService } from './employer-page.service.ts';
import { EmployerPartsService } from './employer-parts.service.ts';
import { EmployerSignatureService } from './employer-signature.service.ts';

const CALLS = { ...EMPLOYER_SIGNATURE_CALLS, ...EMPLOYER_SIGNING };

/** For the agent: list, request, revoke. For the employer, who has no account: open, answer, confirm, print, sign, decline. */
@Serves(CALLS)
export class EmployerSignatureController implements Serving<typeof CALLS> {
  constructor(
    private readonly signatures: EmployerSignatureService,
    private readonly page: EmployerPageService,
    private readonly parts: EmployerPartsService,
    private readonly eligible: EligibleEmployeesService,
    private readonly links: EmployerLinksService,
    private readonly locations: LocationsService,
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
    return this.page.open(body);
  }

  print({ request: { ip }, body }: Asked<typeof CALLS.print>) {
    this.limit.take(ip);
    return this.page.print(body);
  }

  findAnswers({ request: { ip }, body }: Asked<typeof CALLS.findAnswers>) {
    this.limit.take(ip);
    return this.parts.findApplication(body);
  }

  saveAnswers({ request: { ip }, body }: Asked<typeof CALLS.saveAnswers>) {
    this.limit.take(ip);
    return this.parts.saveApplication(body);
  }

  confirmEligible({ request: { ip, headers }, body }: Asked<typeof CALLS.confirmEligible>) {
    this.limit.take(ip);
    return this.eligible.confirm(body, { ip, userAgent: headers['user-agent'] ?? '' });
  }

  noteEligible({ request: { ip }, body }: Asked<typeof CALLS.noteEligible>) {
    this.limit.take(ip);
    return this.eligible.tellAgent(body);
  }

  async findPlace({ request: { ip }, body: { Zip, ...access } }: Asked<typeof CALLS.findPlace>) {
    this.limit.take(ip);
    await this.links.enter(access);
    return this.locations.findByZip(Zip);
  }

  sign({ request: { ip, headers }, body }: Asked<typeof CALLS.sign>) {
    this.limit.take(ip);
    return this.page.sign(body, { ip, userAgent: headers['user-agent'] ?? '' });
  }

  decline({ request: { ip }, body }: Asked<typeof CALLS.decline>) {
    this.limit.take(ip);
    return this.page.decline(body);
  }
}
