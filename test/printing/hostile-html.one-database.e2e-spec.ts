import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertAgentUser } from '../support/people.ts';

/** What a print must never ask for. It notes every connection. */
interface Trap {
  address: string;
  connections: () => number;
  close: () => Promise<unknown>;
}

async function startTrap(): Promise<Trap> {
  let connections = 0;
  const server: Server = createServer((_, response) => response.end('reached'));
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('a print of hostile HTML', () => {
  let app: TestApp;
  let agent: User;
  let trap: Trap;
  beforeAll(async () => {
    trap = await startTrap();
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(async () => {
    await app.close();
    await trap.close();
  });

  const print = async (body: object) => (await app.as(agent)).post('/api/printtopdf').send(body);

  const FETCHING: Record<string, (url: string) => string> = {
    'an image': (url) => `<img src="${url}"><img srcset="${url} 2x" src=x><input type=image src="${url}">`,
    'a picture': (url) => `<picture><source srcset="${url}"><img src="${url}"></picture>`,
    'a style sheet': (url) => `<link rel=stylesheet href="${url}"><style>@import url(${url});</style>`,
    'a style': (url) =>
      `<p style="background:url(${url});background-image:url('${url}');list-style:url(${url});content:url(${url})">a</p>`,
    'a font': (url) =>
      `<style>@font-face{font-family:x;src:url(${url})}</style><p style="font-family:x;font:12px url(${url})">a</p>`,
    'a frame': (url) =>
      `<iframe src="${url}"></iframe><frame src="${url}"><embed src="${url}"><object data="${url}"></object>`,
    'a drawing': (url) =>
      `<svg><image xlink:href="${url}" href="${url}"/><use xlink:href="${url}#a"/><script href="${url}"/></svg>`,
    'a script': (url) =>
      `<script src="${url}"></script><script>fetch('${url}')</script><img src=x onerror="fetch('${url}')">`,
    'a page that moves': (url) =>
      `<meta http-equiv=refresh content="0;url=${url}"><base href="${url}"><a href="${url}" ping="${url}">a</a>`,
    'attributes that the converter reads': (url) =>
      `<p data-pdfmake="{&quot;image&quot;:&quot;${url}&quot;}">a</p><div data-pdfmake-type="columns" data-pdfmake='{"svg":"<svg><image href=\\"${url}\\"/></svg>"}'>b</div>`,
    'a table’s background, a body’s, a video': (url) =>
      `<body background="${url}"><table background="${url}"><tr><td background="${url}">a</td></tr></table><video poster="${url}" src="${url}"></video>`,
    'XML and entities': (url) =>
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "${url}">]><p>&e; <!-- <img src="${url}"> --></p>`,
  };

  it.each(Object.keys(FETCHING))('asks no address for %s, in the body or in the header', async (name) => {
    const html = FETCHING[name]!(trap.address);
    const answer = await print({ bodyHtml: `<p>Kept</p>${html}`, headerHTML: `<p>Head</p>${html}` });
    expect(answer.status).toBe(200);
    const text = pdfText(answer.body);
    expect(text).toContain('Kept');
    expect(text).toContain('Head');
    expect(answer.body.toString('latin1')).not.toContain(trap.address);
    expect(trap.connections()).toBe(0);
  });

  it.each([
    'file:///etc/passwd',
    '/etc/passwd',
    '../../../../../../etc/passwd',
    '\\\\127.0.0.1\\share\\x.png',
    'package.json',
  ])('opens no file: %s', async (path) => {
    const answer = await print({
      bodyHtml: `<p>Kept</p><img src="${path}"><iframe src="${path}"></iframe><object data="${path}"></object><p style="background:url(${path})">a</p>`,
    });
    expect(answer.status).toBe(200);
    expect(pdfText(answer.body)).not.toContain('root:');
    expect(answer.body.toString('latin1')).not.toContain('/Subtype /Image');
  });

  it('prints nothing of what scripts and styles say, and nothing that they would write', async () => {
    const answer = await print({
      bodyHtml:
        '<p>Kept</p><script>document.write("WRITTEN")</script><style>p::before{content:"STYLED"}</style><noscript>OFF</noscript><template>LATER</template><img src=x onerror="document.body.append(1234567)">',
    });
    const text = pdfText(answer.body);
    expect(text).toContain('Kept');
    expect(text).not.toMatch(/WRITTEN|STYLED|OFF|LATER|1234567/);
    expect(answer.body.toString('latin1')).not.toMatch(
      /\/JavaScript|\/JS\b|\/OpenAction|\/URI|\/Launch|\/EmbeddedFile/,
    );
  });

  it.each([
    ['that is an SVG', `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`],
    ['that is no PNG', `data:image/png;base64,${Buffer.from('GIF89a'.repeat(20)).toString('base64')}`],
    [
      'that unpacks to far more than its size',
      png({ width: 10, height: 10, data: deflateSync(Buffer.alloc(50_000_000)) }),
    ],
    [
      'that is a hundred million pixels large',
      png({ width: 10_000, height: 10_000, data: deflateSync(Buffer.alloc(1)) }),
    ],
    ['that is cut off', png({ width: 10, height: 10, data: deflateSync(Buffer.alloc(410)).subarray(0, 5) })],
    [
      'of a JPEG of 65,535 lines',
      `data:image/jpeg;base64,${Buffer.from('ffd8ffc00011080ffffffff0301220002110103110100', 'hex').toString('base64')}`,
    ],
  ])('leaves out an image %s', async (_, src) => {
    const answer = await print({ bodyHtml: `<p>Kept</p><img src="${src}" alt="Words">` });
    expect(answer.status).toBe(200);
    expect(pdfText(answer.body)).toContain('Words');
    expect(answer.body.toString('latin1')).not.toContain('/Subtype /Image');
  });

  it('keeps answering others while somebody prints what takes long', async () => {
    const heavy = print({ bodyHtml: `<table>${`<tr>${'<td>x</td>'.repeat(60)}</tr>`.repeat(300)}</table>` });
    const answered: string[] = [];
    void heavy.then(() => answered.push('print'));
    const other = await (await app.as(agent)).get('/api/account');
    answered.push('other');
    expect(other.status).toBe(200);
    expect([200, 400, 413]).toContain((await heavy).status);
    expect(answered).toEqual(['other', 'print']);
  });
});

/** A PNG with alpha, of this size and with this picture, right or wrong. */
function png({ width, height, data }: { width: number; height: number; data: Buffer }): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunk = (type: string, content: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return Buffer.concat([length, Buffer.from(type), content, Buffer.alloc(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat(parts).toString('base64')}`;
}
