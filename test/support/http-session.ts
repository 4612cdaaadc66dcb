/** A signed-in caller of a running server over real HTTP, with cookies and the page's CSRF token. */
export class HttpSession {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  async signIn(userName: string, password: string): Promise<number> {
    await this.get('/api/account');
    return (await this.send('POST', '/api/account', { UserName: userName, Password: password })).status;
  }

  get(path: string): Promise<Response> {
    return this.request(path, { method: 'GET' });
  }

  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, more: object = {}): Promise<Response> {
    const isForm = body instanceof FormData;
    const content = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    const headers = body === undefined || isForm ? this.tokenHeader() : this.jsonHeaders();
    return this.request(path, { method, ...content, headers: { ...headers, ...more } });
  }

  /** Of a request with a JSON body, beside the cookies. */
  jsonHeaders(): Record<string, string> {
    return { ...this.tokenHeader(), 'Content-Type': 'application/json' };
  }

  /** The headers of this user's requests. */
  cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The same user at another process, with the same cookies. */
  at(url: string): HttpSession {
    const other = new HttpSession(url);
    this.cookies.forEach((value, name) => other.cookies.set(name, value));
    return other;
  }

  /** Of the groups on the user's dashboard. */
  async firstGroup(): Promise<{ Id: number }> {
    const rows = (await (await this.get('/api/dashboard')).json()) as { G: { Id: number } | null }[];
    const [group] = rows.flatMap(({ G }) => G ?? []);
    if (!group) {
      throw new Error('The dashboard has no group.');
    }
    return group;
  }

  private tokenHeader(): Record<string, string> {
    return { 'X-PQ-XSRF-TOKEN': decodeURIComponent(this.cookies.get('PQ-XSRF-TOKEN') ?? '') };
  }

  private async request(path: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(this.url + path, { ...init, headers: { ...init.headers, Cookie: this.cookie() } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return answer;
  }
}
