import { PASSKEYS } from '#shared/session/second-step.calls';
import { type Asked, Serves, type Serving } from '../../http/serving.ts';
import { Sessions } from '../sessions.ts';
import { UsersRepository } from '../users.repository.ts';
import { ceremonyOf } from './check-passkey.ts';
import { SecondStepService } from './second-step.service.ts';
import { PasskeysService } from './passkeys.service.ts';

@Serves(PASSKEYS)
export class PasskeysController implements Serving<typeof PASSKEYS> {
  constructor(
    private readonly users: UsersRepository,
    private readonly secondStep: SecondStepService,
    private readonly passkeys: PasskeysService,
    private readonly sessions: Sessions,
  ) {}

  async setUp({ user, body: { Password }, request }: Asked<typeof PASSKEYS.setUp>) {
    const stored = await this.users.ownOf(user);
    await this.secondStep.checkPassword(stored, Password, request.ip);
    return this.passkeys.begin(stored, ceremonyOf(request), false);
  }

  async confirm({ user, body: added, request }: Asked<typeof PASSKEYS.confirm>) {
    return this.passkeys.confirm(await this.users.ownOf(user), added, ceremonyOf(request), false);
  }

  async ask({ user, request }: Asked<typeof PASSKEYS.ask>) {
    return this.passkeys.ask(await this.users.ownOf(user), ceremonyOf(request));
  }

  async remove({ user, id, body: proof, reply }: Asked<typeof PASSKEYS.remove>) {
    const { request } = reply;
    if (await this.secondStep.removePasskey(await this.users.ownOf(user), id, proof, ceremonyOf(request))) {
      await this.sessions.end(request, reply);
    }
  }
}
