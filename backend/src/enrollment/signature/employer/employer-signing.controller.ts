import { EMPLOYER_SIGNING } from '#shared/enrollment/employer-signing.calls';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { ReaderLimit } from '../../../quoting/proposals/reader-limit.ts';
import { AnswerEmployerLinkService } from './answer-employer-link.service.ts';
import { OpenEmployerLinkService } from './open-employer-link.service.ts';

@Serves(EMPLOYER_SIGNING)
export class EmployerSigningController implements Serving<typeof EMPLOYER_SIGNING> {
  constructor(
    private readonly openLink: OpenEmployerLinkService,
    private readonly answerLink: AnswerEmployerLinkService,
    private readonly limit: ReaderLimit,
  ) {}

  open({ request: { ip }, body }: Asked<typeof EMPLOYER_SIGNING.open>) {
    this.limit.take(ip);
    return this.openLink.open(body);
  }

  print({ request: { ip }, body }: Asked<typeof EMPLOYER_SIGNING.print>) {
    this.limit.take(ip);
    return this.openLink.print(body);
  }

  sign({ request: { ip, headers }, body }: Asked<typeof EMPLOYER_SIGNING.sign>) {
    this.limit.take(ip);
    return this.answerLink.sign(body, { ip, userAgent: headers['user-agent'] ?? '' });
  }

  decline({ request: { ip }, body }: Asked<typeof EMPLOYER_SIGNING.decline>) {
    this.limit.take(ip);
    return this.answerLink.decline(body);
  }
}
