import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { FILE_NOT_READ, MAX_PAGE_BYTES, PAGE_TOO_LARGE } from '#shared/follow-ups/proof';
import { UPLOAD_PAGE, type UploadPage } from '#shared/follow-ups/proof.record';
import { PROOF_CALLS, PROOF_LINK_CALLS } from '#shared/follow-ups/proofs.calls';
import { Env } from '../../platform/config/env.ts';
import { openUploadForm } from '../../platform/documents/uploads/uploaded-part.ts';
import { classOf } from '../../platform/http/body-of.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { validationPipe } from '../../platform/http/validation.ts';
import { linkPath } from '../../platform/links/link-tokens.ts';
import { ReaderLimit } from '../../platform/links/reader-limit.ts';
import type { LinkOrigin } from '../../quoting/consents/consent-links.service.ts';
import { PROOF_PURPOSE, ProofLinksService } from './proof-links.service.ts';
import { ProofPageService } from './proof-page.service.ts';
import { SendProofsService } from './send-proofs.service.ts';

const CALLS = { ...PROOF_LINK_CALLS, ...PROOF_CALLS };
const UPLOAD = { maxBytes: MAX_PAGE_BYTES, tooLarge: PAGE_TOO_LARGE, noFile: FILE_NOT_READ };
const FORM = {
  schema: {
    type: 'object',
    properties: {
      Token: { type: 'string' },
      Code: { type: 'string' },
      Key: { type: 'string', format: 'uuid' },
      file: { type: 'string', format: 'binary' },
    },
  },
} as const;

/** For the agent: ask, remind, withdraw, view. For the client, who has no account: open, and page by page until they are sent. */
@Serves(CALLS)
export class ProofsController implements Serving<typeof CALLS> {
  constructor(
    private readonly links: ProofLinksService,
    private readonly page: ProofPageService,
    private readonly sending: SendProofsService,
    private readonly limit: ReaderLimit,
    private readonly env: Env,
  ) {}

  async ask({ user, followUpId, body, request }: Asked<typeof CALLS.ask>) {
    const { token, ...made } = await this.links.ask(user, followUpId, body, originOf(request));
    return { ...made, Url: token && this.env.publicUrl + linkPath(PROOF_PURPOSE, token) };
  }

  remind({ user, linkId }: Asked<typeof CALLS.remind>) {
    return this.links.remind(user, linkId);
  }

  withdraw({ user, linkId }: Asked<typeof CALLS.withdraw>) {
    return this.links.withdraw(user, linkId);
  }

  view({ user, followUpId, proofId }: Asked<typeof CALLS.view>) {
    return this.links.view(user, followUpId, proofId);
  }

  open({ request: { ip }, body }: Asked<typeof CALLS.open>) {
    this.limit.take(ip);
    return this.page.open(body);
  }

  add({ request: { ip }, body }: Asked<typeof CALLS.add>) {
    this.limit.take(ip);
    return this.page.add(body);
  }

  /** The fields come first: of a stranger's file nothing is kept. */
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  async upload({ request }: Asked<typeof CALLS.upload>) {
    this.limit.take(request.ip);
    const form = await openUploadForm(request, UPLOAD);
    try {
      return await this.sending.upload(await checked(form.fields), () => form.read());
    } finally {
      form.leave();
    }
  }

  remove({ request: { ip }, body }: Asked<typeof CALLS.remove>) {
    this.limit.take(ip);
    return this.page.remove(body);
  }

  send({ request, body }: Asked<typeof CALLS.send>) {
    this.limit.take(request.ip);
    return this.sending.send(body, originOf(request));
  }
}

const checked = (fields: Record<string, unknown>): Promise<UploadPage> =>
  validationPipe().transform(fields, { type: 'body', metatype: classOf(UPLOAD_PAGE) }) as Promise<UploadPage>;

const originOf = ({ ip, headers }: FastifyRequest): LinkOrigin => ({ ip, userAgent: headers['user-agent'] ?? '' });
