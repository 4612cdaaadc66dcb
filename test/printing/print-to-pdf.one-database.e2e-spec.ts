import type { User } from '../../backend/src/platform/people/user.table.ts';
import * as limit from '../../backend/src/platform/printing/print-limits.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { pdfPages, pdfPageSize, pdfText } from '../support/pdf-text.ts';
import { insertAgentUser } from '../support/people.ts';

describe('POST /api/printtopdf', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const print = async (body: object, user = agent) => (await app.as(user)).post('/api/printtopdf').send(body);
  const printed = async (body: object): Promise<Buffer> => {
    const answer = await print(body);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.body.subarray(0, 5).toString()).toBe('%PDF-');
    return answer.body as Buffer;
  };
  const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

  it('answers a PDF of the page with its text, in the order of the page', async () => {
    const pdf = await printed({
      bodyHtml:
        '<h1>Gold 500</h1><p>A <b>PPO</b> plan</p><ul><li>Deductible</li></ul><table><tr><th>Age</th><th>Rate</th></tr><tr><td>21</td><td>$312.40</td></tr></table>',
    });
    expect(words(pdfText(pdf))).toBe('Gold 500 A PPO plan Deductible Age Rate 21 $312.40 Page 1 of 1');
    expect(pdfPageSize(pdf)).toEqual([612, 792]);
  });

  it('lies on its side when told', async () => {
    expect(pdfPageSize(await printed({ bodyHtml: '<p>Wide</p>', orientation: 'Landscape' }))).toEqual([792, 612]);
  });

  it('repeats the header, and the headings of a table, on every page', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => `<tr><td>Row ${index}</td><td>x</td></tr>`).join('');
    const pdf = await printed({
      bodyHtml: `<table><thead><tr><th>Benefit</th><th>Value</th></tr></thead><tbody>${rows}</tbody></table>`,
      headerHTML: '<b>Priority Quote</b><table><tr><td>Acme</td><td>2027</td></tr></table>',
      headerHeight: 60,
    });
    const pages = pdfPages(pdf).map(words);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Priority Quote Acme 2027');
      expect(page).toContain('Benefit Value');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
  });

  it.each([
    ['plan details', 'plan details.pdf'],
    ['Müller & "Söhne"\r\nX-Evil: 1', 'Müller & -Söhne- X-Evil- 1.pdf'],
    ['../../../etc/passwd', 'etc-passwd.pdf'],
    ['😀.pdf', '😀.pdf'],
    [undefined, 'document.pdf'],
  ])('names the file %j as %j', async (fileName, name) => {
    const answer = await print({ bodyHtml: '<p>x</p>', fileName });
    expect(answer.status).toBe(200);
    expect(decodeURIComponent(answer.headers['x-filename']!)).toBe(name);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w.\- ]+"; filename\*=UTF-8''\S+$/);
    expect(answer.headers['x-evil']).toBeUndefined();
  });

  it('sets names of many alphabets, and is not stopped by characters that it has no picture of', async () => {
    const pdf = await printed({ bodyHtml: '<p>Żółć Ελλάς Привет Nguyễn 😀 計画 \ud83d end</p>' });
    expect(words(pdfText(pdf))).toContain('Żółć Ελλάς Привет Nguyễn');
    expect(words(pdfText(pdf))).toContain('end Page 1 of 1');
  });

  it.each([
    [
      'cells that span rows and columns',
      '<table><tr><td rowspan="9">a</td><td colspan="2">b</td></tr><tr><td>c</td></tr></table>',
    ],
    ['rows of different lengths', '<table><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></table>'],
    [
      'a table in a table, captions and sections',
      '<table><caption>a</caption><tfoot><tr><td><table><tr><td>b</td></tr></table></td></tr></tfoot><tr><td>c</td></tr></table>',
    ],
    ['empty tables', '<table></table><table><tr></tr></table>a b c'],
    ['tags that nobody closes', '<div><table><tr><td>a<td>b<tr><td>c'],
    ['lists in lists', '<ul><li>a<ol start="3"><li>b</li></ol></li><li></li></ul><dl><dt>c</dt><dd></dd></dl>'],
    ['huge spans', '<table><tr><td colspan="100000" rowspan="100000">a</td></tr><tr><td>b</td></tr></table>c'],
  ])('prints %s', async (_, bodyHtml) => {
    const text = words(pdfText(await printed({ bodyHtml })));
    expect([...text.split(' Page')[0]!.replaceAll(/\d\. ?| /g, '')].sort().join('')).toBe('abc');
  });

  it('prints an image that comes with the page, and puts its words where it cannot', async () => {
    const without = await printed({ bodyHtml: '<p>Logo</p>' });
    const pdf = await printed({
      bodyHtml: `<p>Logo</p><img src="data:image/png;base64,${PNG}"><img src="x.png" alt="Gone">`,
    });
    expect(pdf.toString('latin1')).toContain('/Subtype /Image');
    expect(without.toString('latin1')).not.toContain('/Subtype /Image');
    expect(words(pdfText(pdf))).toContain('Gone');
  });

  it.each([
    ['nothing', { bodyHtml: '' }, 400, 'bodyHtml', limit.NOTHING_TO_PRINT],
    [
      'a megabyte and more',
      { bodyHtml: 'x'.repeat(limit.MAX_BODY_CHARACTERS + 1) },
      400,
      'bodyHtml',
      limit.TOO_LONG_TO_PRINT,
    ],
    [
      'a long header',
      { bodyHtml: 'x', headerHTML: 'x'.repeat(limit.MAX_HEADER_CHARACTERS + 1) },
      400,
      'headerHTML',
      limit.TOO_LONG_TO_PRINT,
    ],
    [
      'a header of half a page',
      { bodyHtml: 'x', headerHeight: 201 },
      400,
      'headerHeight',
      'Header height must be 200 or less.',
    ],
    [
      'an unknown orientation',
      { bodyHtml: 'x', orientation: 'upside down' },
      400,
      'orientation',
      expect.stringContaining('portrait, landscape'),
    ],
    [
      'an unknown field',
      { bodyHtml: 'x', url: 'http://x' },
      400,
      'url',
      expect.stringContaining('cannot be sent here'),
    ],
  ])('refuses %s and names the field', async (_, body, status, field, message) => {
    const answer = await print(body);
    expect([answer.status, answer.body.Fields]).toEqual([status, { [field]: expect.arrayContaining([message]) }]);
  });

  it.each([
    ['only what is never printed', '<script>alert(1)</script><style>p{}</style> ', 400, limit.NOTHING_TO_PRINT],
    ['10,000 levels', '<div>'.repeat(10_000) + 'x', 413, limit.TOO_DEEP],
    ['levels of tags that are left out', '<x-y>'.repeat(10_000) + 'x', 413, limit.TOO_DEEP],
    ['more parts than a print may have', `${'<br>'.repeat(limit.MAX_ELEMENTS + 1)}x`, 413, limit.TOO_MANY_ELEMENTS],
    ['more pages than a print may have', '<h1>x</h1>'.repeat(3_200), 413, limit.TOO_MANY_PAGES],
    ['half a million words', 'x '.repeat(500_000), 413, limit.TOO_MUCH_TEXT],
    ['a megabyte of signs', '&'.repeat(1_000_000), 413, limit.TOO_MUCH_TEXT],
  ])('refuses %s', async (_, bodyHtml, status, message) => {
    const answer = await print({ bodyHtml });
    expect([answer.status, answer.body.Message]).toEqual([status, message]);
  });

  it('does one page of a user at a time, and lets no user wait for another one', async () => {
    const other = await insertAgentUser(app);
    const answers = await Promise.all(
      [agent, agent, agent, other].map((user) => print({ bodyHtml: '<p>x</p>' }, user)),
    );
    expect(
      answers
        .slice(0, 3)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body.Message).toBe(limit.ONE_PRINT_AT_A_TIME);
    expect(answers[3]?.status).toBe(200);
    expect((await print({ bodyHtml: '<p>x</p>' })).status).toBe(200);
  });

  it('refuses a print when too many users wait already, and answers those that wait', async () => {
    const users = await Promise.all(Array.from({ length: 12 }, () => insertAgentUser(app)));
    const answers = await Promise.all(users.map((user) => print({ bodyHtml: '<p>x</p>' }, user)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(200), 503, 503]);
    expect(answers.find(({ status }) => status === 503)?.body.Message).toBe(limit.TOO_MANY_PRINTS);
  });

  it('is for everybody who is signed in, and for nobody else', async () => {
    const visitor = await app.visitor();
    expect((await visitor.post('/api/printtopdf').send({ bodyHtml: 'x' })).status).toBe(401);
  });
});

/** One red dot. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
