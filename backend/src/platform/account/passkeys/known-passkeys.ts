import type { PasskeyChallenge } from '#shared/session/passkey.record';
import type { Passkey } from '../factors/passkey.table.ts';
import { transportsOf } from './check-passkey.ts';

/** As browsers need them to find their authenticators. */
export const knownPasskeys = (passkeys: readonly Passkey[]): PasskeyChallenge['Known'] =>
  passkeys.map(({ credentialId: Id, transports }) => ({ Id, Transports: transportsOf(transports) }));
