import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  AddedPasskey,
  NewPasskey,
  PasskeyChallenge,
  SignedByPasskey,
} from '../../shared/src/session/passkey.record.ts';

const PRESENT = 0x01;
const NEW_KEY = 0x40;

interface Bent {
  /** Of the page that asks. */
  origin?: string;
  /** The host name that the authenticator is asked for. */
  relyingParty?: string;
  /** How often it has signed. */
  counter?: number;
}

/** What a browser does with an authenticator, which keeps one ES256 key and counts its signatures. */
export class VirtualAuthenticator {
  readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly origin: string) {}

  /** As `navigator.credentials.create` answers, with no attestation. */
  create(asked: NewPasskey, bent: Bent = {}): AddedPasskey {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ]);
    const credential = [Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, isoCBOR.encode(key as never)];
    const authData = Buffer.concat([this.data(asked, NEW_KEY, bent), ...credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      Name: asked.SuggestedName,
      Id: this.id.toString('base64url'),
      ClientData: this.clientData('webauthn.create', asked, bent).toString('base64url'),
      Attestation: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      Transports: ['internal'],
    };
  }

  /** As `navigator.credentials.get` answers. */
  sign(asked: PasskeyChallenge, bent: Bent = {}): SignedByPasskey {
    const clientData = this.clientData('webauthn.get', asked, bent);
    const data = this.data(asked, 0, bent);
    const signed = createSign('sha256').update(data).update(sha256(clientData)).sign(this.keys.privateKey);
    return {
      Id: this.id.toString('base64url'),
      ClientData: clientData.toString('base64url'),
      AuthenticatorData: data.toString('base64url'),
      Signature: signed.toString('base64url'),
    };
  }

  private data(asked: PasskeyChallenge, flags: number, bent: Bent): Buffer {
    this.counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(bent.counter ?? this.counter);
    const site = sha256(Buffer.from(bent.relyingParty ?? asked.RelyingParty));
    return Buffer.concat([site, Buffer.from([PRESENT | flags]), count]);
  }

  private clientData(type: string, { Challenge: challenge }: PasskeyChallenge, { origin = this.origin }: Bent): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
