import { SECOND_FACTOR_CALLS } from '#shared/session/second-step.calls';
import { type Asked, Serves, type Serving } from '../../http/serving.ts';
import { sessionDigest } from '../session-store.ts';
import { Sessions } from '../sessions.ts';
import { UsersRepository } from '../users.repository.ts';
import { ceremonyOf } from './check-passkey.ts';
import { SecondStepService } from './second-step.service.ts';

@Serves(SECOND_FACTOR_CALLS)
export class SecondFactorController implements Serving<typeof SECOND_FACTOR_CALLS> {
  constructor(
    private readonly users: UsersRepository,
    private readonly secondStep: SecondStepService,
    private readonly sessions: Sessions,
  ) {}

  async find({ user }: Asked<typeof SECOND_FACTOR_CALLS.find>) {
    return this.secondStep.state(await this.users.ownOf(user));
  }

  async setUp({ user, body: { Password }, request: { ip } }: Asked<typeof SECOND_FACTOR_CALLS.setUp>) {
    const stored = await this.users.ownOf(user);
    await this.secondStep.checkPassword(stored, Password, ip);
    return this.secondStep.beginAuthenticator(stored, false);
  }

  async confirm({ user, body: { Code }, request }: Asked<typeof SECOND_FACTOR_CALLS.confirm>) {
    const sessionId = sessionDigest(request.session.sessionId);
    return this.secondStep.confirmAuthenticator(await this.users.ownOf(user), Code, sessionId, false);
  }

  async renew({ user, body: proof, request }: Asked<typeof SECOND_FACTOR_CALLS.renew>) {
    return this.secondStep.renewRecoveryCodes(await this.users.ownOf(user), proof, ceremonyOf(request));
  }

  async remove({ user, body: proof, request, reply }: Asked<typeof SECOND_FACTOR_CALLS.remove>) {
    if (await this.secondStep.removeApp(await this.users.ownOf(user), proof, ceremonyOf(request))) {
      await this.sessions.end(request, reply);
    }
  }
}
