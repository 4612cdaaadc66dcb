import { PASSKEY_STEP } from '#shared/session/second-step.calls';
import { type Asked, Serves, type Serving } from '../../http/serving.ts';
import { toCurrentUser } from '../account-answers.ts';
import { AddPasskeyService } from '../passkeys/add-passkey.service.ts';
import { ceremonyOf } from '../passkeys/ceremony.ts';
import { UsePasskeyService } from '../passkeys/use-passkey.service.ts';
import { Sessions } from '../sessions.ts';
import { SignInRecords } from '../sign-in-records.ts';
import { PendingSignIns } from './pending-sign-ins.ts';

@Serves(PASSKEY_STEP)
export class PasskeyStepController implements Serving<typeof PASSKEY_STEP> {
  constructor(
    private readonly pending: PendingSignIns,
    private readonly passkeys: UsePasskeyService,
    private readonly addPasskey: AddPasskeyService,
    private readonly sessions: Sessions,
    private readonly records: SignInRecords,
  ) {}

  async ask({ request }: Asked<typeof PASSKEY_STEP.ask>) {
    return this.passkeys.ask(await this.pending.userOf(request), ceremonyOf(request));
  }

  async finish({ body: signed, request, reply }: Asked<typeof PASSKEY_STEP.finish>) {
    const user = await this.pending.userOf(request);
    await this.passkeys.use(user, signed, ceremonyOf(request));
    const signedIn = await this.records.complete(user, request.ip, ['secondStep']);
    await this.sessions.begin(request, reply, signedIn);
    return toCurrentUser(signedIn);
  }

  async setUp({ request }: Asked<typeof PASSKEY_STEP.setUp>) {
    return this.addPasskey.begin(await this.pending.userOf(request), ceremonyOf(request), true);
  }

  async confirm({ body: added, request, reply }: Asked<typeof PASSKEY_STEP.confirm>) {
    const user = await this.pending.userOf(request);
    const codes = await this.addPasskey.confirm(user, added, ceremonyOf(request), true);
    await this.sessions.begin(request, reply, await this.records.complete(user, request.ip, ['secondStep']));
    return codes;
  }
}
