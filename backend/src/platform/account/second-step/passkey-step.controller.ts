import { PASSKEY_STEP } from '#shared/session/second-step.calls';
import { type Asked, Serves, type Serving } from '../../http/serving.ts';
import { toCurrentUser } from '../account-answers.ts';
import { Sessions } from '../sessions.ts';
import { SignInService } from '../sign-in.service.ts';
import { ceremonyOf } from './check-passkey.ts';
import { PasskeysService } from './passkeys.service.ts';
import { SecondStepService } from './second-step.service.ts';

@Serves(PASSKEY_STEP)
export class PasskeyStepController implements Serving<typeof PASSKEY_STEP> {
  constructor(
    private readonly secondStep: SecondStepService,
    private readonly passkeys: PasskeysService,
    private readonly sessions: Sessions,
    private readonly signIn: SignInService,
  ) {}

  async ask({ request }: Asked<typeof PASSKEY_STEP.ask>) {
    return this.passkeys.ask(await this.secondStep.pendingUserOf(request), ceremonyOf(request));
  }

  async finish({ body: signed, request, reply }: Asked<typeof PASSKEY_STEP.finish>) {
    const user = await this.secondStep.pendingUserOf(request);
    await this.passkeys.use(user, signed, ceremonyOf(request));
    const signedIn = await this.signIn.complete(user, request.ip, ['secondStep']);
    await this.sessions.begin(request, reply, signedIn);
    return toCurrentUser(signedIn);
  }

  async setUp({ request }: Asked<typeof PASSKEY_STEP.setUp>) {
    return this.passkeys.begin(await this.secondStep.pendingUserOf(request), ceremonyOf(request), true);
  }

  async confirm({ body: added, request, reply }: Asked<typeof PASSKEY_STEP.confirm>) {
    const user = await this.secondStep.pendingUserOf(request);
    const codes = await this.passkeys.confirm(user, added, ceremonyOf(request), true);
    await this.sessions.begin(request, reply, await this.signIn.complete(user, request.ip, ['secondStep']));
    return codes;
  }
}
