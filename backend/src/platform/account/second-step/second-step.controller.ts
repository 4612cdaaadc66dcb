import { SECOND_STEP_CALLS } from '#shared/session/second-step.calls';
import { type Asked, Serves, type Serving } from '../../http/serving.ts';
import { toCurrentUser } from '../account-answers.ts';
import { sessionDigest } from '../session-store.ts';
import { Sessions } from '../sessions.ts';
import { SignInService } from '../sign-in.service.ts';
import { FactorsRepository } from './factors.repository.ts';
import { SecondStepService } from './second-step.service.ts';

@Serves(SECOND_STEP_CALLS)
export class SecondStepController implements Serving<typeof SECOND_STEP_CALLS> {
  constructor(
    private readonly secondStep: SecondStepService,
    private readonly sessions: Sessions,
    private readonly signIn: SignInService,
    private readonly factors: FactorsRepository,
  ) {}

  async find({ request }: Asked<typeof SECOND_STEP_CALLS.find>) {
    const user = await this.secondStep.pendingUserOf(request);
    const { hasApp, hasPasskey } = await this.factors.factorsOf(user.id);
    return { Username: user.username, IsSetUp: hasApp || hasPasskey, HasApp: hasApp, HasPasskey: hasPasskey };
  }

  async finish({ body: { Code }, request, reply }: Asked<typeof SECOND_STEP_CALLS.finish>) {
    const user = await this.secondStep.pendingUserOf(request);
    await this.secondStep.useCode(user, Code, request.ip);
    const signedIn = await this.signIn.complete(user, request.ip, ['secondStep']);
    await this.sessions.begin(request, reply, signedIn);
    return toCurrentUser(signedIn);
  }

  async setUp({ request }: Asked<typeof SECOND_STEP_CALLS.setUp>) {
    return this.secondStep.beginAuthenticator(await this.secondStep.pendingUserOf(request), true);
  }

  async confirm({ body: { Code }, request, reply }: Asked<typeof SECOND_STEP_CALLS.confirm>) {
    const user = await this.secondStep.pendingUserOf(request);
    const codes = await this.secondStep.confirmAuthenticator(
      user,
      Code,
      sessionDigest(request.session.sessionId),
      true,
    );
    await this.sessions.begin(request, reply, await this.signIn.complete(user, request.ip, ['secondStep']));
    return codes;
  }
}
