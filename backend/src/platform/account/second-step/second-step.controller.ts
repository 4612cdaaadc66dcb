import { SECOND_STEP_CALLS } from '#shared/session/second-step.calls';
import { type Asked, Serves, type Serving } from '../../http/serving.ts';
import { toCurrentUser } from '../account-answers.ts';
import { FactorsRepository } from '../factors/factors.repository.ts';
import { sessionDigest } from '../session-store.ts';
import { Sessions } from '../sessions.ts';
import { SignInRecords } from '../sign-in-records.ts';
import { CodesService } from './codes.service.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { SetUpAuthenticatorService } from './set-up-authenticator.service.ts';

@Serves(SECOND_STEP_CALLS)
export class SecondStepController implements Serving<typeof SECOND_STEP_CALLS> {
  constructor(
    private readonly pending: PendingSignIns,
    private readonly codes: CodesService,
    private readonly setUpAuthenticator: SetUpAuthenticatorService,
    private readonly sessions: Sessions,
    private readonly records: SignInRecords,
    private readonly factors: FactorsRepository,
  ) {}

  async find({ request }: Asked<typeof SECOND_STEP_CALLS.find>) {
    const user = await this.pending.userOf(request);
    const { hasApp, hasPasskey } = await this.factors.factorsOf(user.id);
    return { Username: user.username, IsSetUp: hasApp || hasPasskey, HasApp: hasApp, HasPasskey: hasPasskey };
  }

  async finish({ body: { Code }, request, reply }: Asked<typeof SECOND_STEP_CALLS.finish>) {
    const user = await this.pending.userOf(request);
    await this.codes.use(user, Code, request.ip);
    const signedIn = await this.records.complete(user, request.ip, ['secondStep']);
    await this.sessions.begin(request, reply, signedIn);
    return toCurrentUser(signedIn);
  }

  async setUp({ request }: Asked<typeof SECOND_STEP_CALLS.setUp>) {
    return this.setUpAuthenticator.begin(await this.pending.userOf(request), true);
  }

  async confirm({ body: { Code }, request, reply }: Asked<typeof SECOND_STEP_CALLS.confirm>) {
    const user = await this.pending.userOf(request);
    const codes = await this.setUpAuthenticator.confirm(user, Code, sessionDigest(request.session.sessionId), true);
    await this.sessions.begin(request, reply, await this.records.complete(user, request.ip, ['secondStep']));
    return codes;
  }
}
