import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { HttpSession } from '../support/http-session.ts';

/** A signed-in caller whose requests must all succeed. */
export interface ApiSession {
  /** The load generator's headers for this user. */
  headers: { cookie: string };
  /** The same for requests that need the CSRF token, with a body in JSON. */
  writingHeaders: Record<string, string>;
  get<Answer>(path: string): Promise<Answer>;
  send<Answer>(method: 'POST' | 'PUT', path: string, body: object): Promise<Answer>;
}

export async function signInToApi(url: string, userName: string): Promise<ApiSession> {
  const session = new HttpSession(url);
  const status = await session.signIn(userName, DEMO_PASSWORD);
  if (status !== 200) {
    throw new Error(`${userName} could not sign in: ${status}.`);
  }
  return {
    headers: { cookie: session.cookie() },
    writingHeaders: { cookie: session.cookie(), ...session.jsonHeaders() },
    get: async (path) => answerOf(await session.get(path)),
    send: async (method, path, body) => answerOf(await session.send(method, path, body)),
  };
}

async function answerOf<Answer>(answer: Response): Promise<Answer> {
  const text = await answer.text();
  if (!answer.ok) {
    throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  }
  return (text === '' ? null : JSON.parse(text)) as Answer;
}
