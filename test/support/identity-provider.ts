import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const CLIENT_ID = 'priority-quote';
export const CLIENT_SECRET = 'a secret between the two servers';
const SCOPES = 'openid profile email';

export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  roles?: string[] | string;
}

/** A real local OpenID Connect provider that signs on whomever the test specifies, without asking. */
export interface TestProvider {
  issuer: string;
  /** The user at the browser; null cancels on the provider's page. */
  person: Person | null;
  /** Publishes different keys than it signs with. */
  hasOtherKeys: boolean;
  /** Follows the provider's pages from the given URL, up to the redirect back to `publicUrl`. */
  browse(url: string, publicUrl: string): Promise<string>;
  close(): Promise<void>;
}

export async function startIdentityProvider(publicUrl: string): Promise<TestProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Person>();
  const provider = new Provider(issuer, configuration(publicUrl, people));
  const answer = provider.callback();
  const close = async () => void server.close();
  const test: TestProvider = { issuer, person: null, hasOtherKeys: false, browse, close };
  server.on('request', (request, response) => {
    if (test.hasOtherKeys && request.url === '/jwks') {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ keys: [{ ...newKey(), d: undefined }] }));
      return;
    }
    if (!request.url?.startsWith('/sign-in/')) {
      answer(request, response);
      return;
    }
    const { person } = test;
    if (person) {
      people.set(person.sub, person);
    }
    const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
    void provider.interactionFinished(request, response, result);
  });
  return test;
}

function configuration(publicUrl: string, people: Map<string, Person>) {
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${publicUrl}/api/account/SingleSignOnCallback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub', 'roles'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key for the cookies of a test'] },
    jwks: { keys: [newKey()] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/sign-in/${uid}` },
    findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: async () => ({ ...people.get(id) }) }),
    loadExistingGrant: async (context: GrantContext) => {
      const { provider, client, session } = context.oidc;
      const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
  };
}

function newKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'the only one' };
}

interface GrantContext {
  oidc: { provider: Provider; client: { clientId: string }; session: { accountId: string } };
}

async function browse(start: string, publicUrl: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let hops = 0; hops < 10 && !url.startsWith(publicUrl); hops += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (!next) {
      throw new Error(`${answer.status} at ${url}: ${(await answer.text()).slice(0, 500)}`);
    }
    url = new URL(next, url).href;
  }
  return url;
}
