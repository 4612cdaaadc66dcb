import { fireEvent, screen, within } from '@testing-library/react';
import { endedLink } from '#shared/consents/consent-link';
import { isoDate } from '#shared/dates/iso-date';
import {
  HEIC_NOT_READ,
  PAGES_CHANGED,
  pagesMissing,
  TOO_MANY_PAGES,
  UPLOAD_INTERRUPTED,
  WAITED_NO_MORE,
} from '#shared/follow-ups/proof';
import type { ProofPage, UnsentPage } from '#shared/follow-ups/proof.record';
import { noteAnswer } from '#web/http/connection';
import { forgetPage, openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { ClientDocumentsScreen } from './ClientDocumentsScreen.tsx';

const AGENT = {
  Name: 'Grace Agent',
  AgencyName: 'Lakes',
  Phone: '3135550100',
  Email: 'grace@example.com',
  NpnNumber: '',
};
const SENT = { Id: 5, FileName: 'Letter.pdf', Pages: 2, SizeBytes: 2048, SentAt: '2026-11-22T15:00:00.000Z' };
const INCOME: ProofPage['WaitedFor'][number] = {
  ...{ FollowUpId: 7, Kind: 'Income', State: 'Requested', Person: null, DueOn: isoDate('2027-01-31') },
  ...{ IsComputed: false, Sent: [], Unsent: [] },
};
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3];
const file = (name: string, bytes: number[] = JPEG) => new File([Uint8Array.from(bytes)], name);
const refusal = (status: number, Code: string, Message: string) =>
  Response.json({ Code, Message, Fields: {}, RequestId: '' }, { status });

/** A server that keeps pages. */
let server: ProofPage;
let calls: [name: string, body: Record<string, unknown>][];
/** Answers instead of the server, by name; null: nothing is answered. */
let instead: Record<string, (() => Response | null)[]>;
const unsent = (): UnsentPage[] => server.WaitedFor[0]!.Unsent;

function serve(name: string, body: Record<string, unknown>): void {
  const own = server.WaitedFor[0]!;
  if (name === 'Add') {
    const added = body['Pages'] as Pick<UnsentPage, 'Key' | 'FileName' | 'SizeBytes'>[];
    own.Unsent = [...own.Unsent, ...added.map((page) => ({ ...page, IsHere: false, Pages: 0 }))];
  } else if (name === 'Upload') {
    own.Unsent = own.Unsent.map((page) => (page.Key === body['Key'] ? { ...page, IsHere: true, Pages: 1 } : page));
  } else if (name === 'Remove') {
    own.Unsent = own.Unsent.filter(({ Key }) => Key !== body['Key']);
  } else if (name === 'Send') {
    Object.assign(own, { Unsent: [], Sent: [SENT], State: 'Received' });
  }
}

async function enterCode() {
  openRoutes([{ path: '/my-documents', Component: ClientDocumentsScreen }], '/my-documents');
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '048213' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await pass();
}
async function choose(...files: File[]) {
  fireEvent.change(screen.getByLabelText('Files: Household income'), { target: { files } });
  await pass(200);
}
async function click(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(200);
}
const namesOf = () => calls.map(([name]) => name);

describe('a client who sends documents', () => {
  setUpTab((path, init) => {
    const name = path.split('/').at(-1)!;
    const { body } = init ?? {};
    const sent = body instanceof FormData ? Object.fromEntries(body) : (JSON.parse(String(body)) as object);
    calls.push([name, sent as Record<string, unknown>]);
    const [other] = (instead[name] ?? []).splice(0, 1);
    if (other) {
      const answer = other();
      return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('No answer.'));
    }
    serve(name, sent as Record<string, unknown>);
    return Promise.resolve(Response.json(server));
  });
  beforeEach(() => {
    noteAnswer();
    [calls, instead] = [[], {}];
    server = { Agents: [AGENT], ExpiresAt: '2026-12-07T15:00:00.000Z', WaitedFor: [structuredClone(INCOME)] };
    window.location.hash = '#the-token';
  });

  it('reads what is needed, by when, what counts and what is at risk, and whom to call', async () => {
    server.WaitedFor.push({ ...INCOME, FollowUpId: 8, Kind: 'Citizenship', Person: 'Al Byron', IsComputed: true });
    await enterCode();
    const income = within(screen.getByRole('region', { name: 'Household income' }));
    income.getByText('Needed');
    expect(income.getByText(/^The Marketplace needs/).textContent).toBe(
      'The Marketplace needs proof of the income of your household by 1/31/2027. Without it, the tax credit may change or end, and the monthly premium may rise.',
    );
    income.getByText(/recent pay stubs/);
    const other = within(screen.getByRole('region', { name: 'Citizenship: Al Byron' }));
    expect(other.getByText(/^The Marketplace needs/).textContent).toContain(
      'proof of citizenship of Al Byron by 1/31/2027 at the latest; your notice may name an earlier day.',
    );
    screen.getByRole('link', { name: '(313) 555-0100' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('reads all of it in Spanish or in Arabic, and goes on in another language where it was', async () => {
    server.WaitedFor = [{ ...INCOME, Kind: 'Citizenship', Person: 'Al Byron', Sent: [SENT] }];
    await enterCode();
    await click('Español');
    const spanish = within(screen.getByRole('region', { name: 'Ciudadanía: Al Byron' }));
    expect(spanish.getByText(/^El Mercado necesita/).textContent).toBe(
      'El Mercado necesita una prueba de ciudadanía de Al Byron a más tardar el 31 de enero de 2027. Sin ella, la cobertura puede no comenzar o puede terminar.',
    );
    spanish.getByText(/^Letter\.pdf: 2 páginas, 2 kB, enviado el 22 de noviembre de 2026/);
    fireEvent.change(screen.getByLabelText('Archivos: Ciudadanía: Al Byron'), {
      target: { files: [file('one.jpg'), file('two.jpg'), file('empty.pdf', [])] },
    });
    await pass(200);
    spanish.getByText('2 páginas aquí');
    expect(spanish.getByRole('alert').textContent).toBe('empty.pdf: Este archivo está vacío. Elija otro.');
    await click('العربية');
    const arabic = within(screen.getByRole('region', { name: 'الجنسية: Al Byron' }));
    arabic.getByText('صفحتان هنا');
    expect(document.documentElement.dir).toBe('rtl');
    await click('إرسال: الجنسية: Al Byron');
    arabic.getByText('تم الإرسال. يستطيع وكيلك الاطلاع عليه الآن.');
  });

  it('chooses photos, sees them arrive one after another, removes one and sends the others', async () => {
    await enterCode();
    await choose(file('one.jpg'), file('two.jpg'));
    expect(namesOf()).toEqual(['Open', 'Add', 'Upload', 'Upload']);
    expect(calls[1]![1]).toMatchObject({
      ...{ Token: 'the-token', Code: '048213', FollowUpId: 7 },
      Pages: [
        { FileName: 'one.jpg', SizeBytes: JPEG.length },
        { FileName: 'two.jpg', SizeBytes: JPEG.length },
      ],
    });
    expect(calls[2]![1]).toMatchObject({ Token: 'the-token', Code: '048213', Key: unsent()[0]!.Key });
    screen.getByText('2 pages here');
    await click('Remove one.jpg');
    screen.getByText('1 page here');
    const key = unsent()[0]!.Key;
    await click('Send: Household income');
    expect(calls.at(-1)).toEqual(['Send', { Token: 'the-token', Code: '048213', FollowUpId: 7, Keys: [key] }]);
    screen.getByText('Sent. Your agent can see it now.');
    screen.getByText(/^Letter\.pdf: 2 pages, 2 kB, sent 11\/22\/2026/);
    screen.getByText('Your agent has it');
    screen.getByRole('button', { name: 'Add files: Household income' });
  });

  it('waits while there is no connection, says so, and goes on by itself without sending anything twice', async () => {
    await enterCode();
    instead['Upload'] = [() => null, () => Response.json({}, { status: 503 })];
    await choose(file('one.jpg'), file('two.jpg'));
    screen.getByText('0 of 2 pages are here');
    screen.getByText(UPLOAD_INTERRUPTED);
    expect(screen.getByRole('button', { name: 'Send: Household income' }).hasAttribute('disabled')).toBe(true);
    await pass(60_000);
    expect(namesOf().filter((name) => name === 'Upload')).toHaveLength(1);
    noteAnswer();
    await pass(10_000);
    screen.getByText('2 pages here');
    const keys = calls.filter(([name]) => name === 'Upload').map(([, { Key }]) => Key);
    const [one, two] = unsent().map(({ Key }) => Key);
    expect(keys).toEqual([one, one, one, two]);
    expect(namesOf().filter((name) => name === 'Add')).toHaveLength(1);
  });

  it('is told after a reload which pages are missing, and chooses all again: only those are sent', async () => {
    await enterCode();
    await choose(file('one.jpg'), file('two.jpg'));
    const [one, two] = unsent();
    server.WaitedFor[0]!.Unsent = [one!, { ...two!, IsHere: false, Pages: 0 }];
    forgetPage();
    calls = [];
    await enterCode();
    screen.getByText('1 of 2 pages are here');
    screen.getByText('Has not arrived. Choose it again, or remove it.');
    screen.getByText(pagesMissing(1));
    await choose(file('one.jpg'), file('two.jpg'));
    expect(namesOf()).toEqual(['Open', 'Upload']);
    expect(calls[1]![1]['Key']).toBe(two!.Key);
    screen.getByText('2 pages here');
  });

  it('is told at once which files cannot be read, and the others arrive', async () => {
    await enterCode();
    await choose(
      file('live.heic', [0, 0, 0, 24, ...Array.from('ftypheic', (each) => each.charCodeAt(0))]),
      file('one.jpg'),
    );
    expect(screen.getByRole('alert').textContent).toBe(`live.heic: ${HEIC_NOT_READ}`);
    screen.getByText('1 page here');
  });

  it('is told what the server says about a page, and can remove it', async () => {
    await enterCode();
    instead['Upload'] = [() => refusal(400, 'INVALID_INPUT', 'This PDF contains scripts.')];
    await choose(
      file(
        'a.pdf',
        Array.from('%PDF-1.7', (each) => each.charCodeAt(0)),
      ),
    );
    screen.getByText('This PDF contains scripts.');
    await click('Remove a.pdf');
    expect(screen.queryByText('a.pdf')).toBeNull();
  });

  it('is told that there are too many', async () => {
    await enterCode();
    instead['Add'] = [() => refusal(422, 'RULE_BROKEN', TOO_MANY_PAGES)];
    await choose(file('one.jpg'));
    screen.getByText(TOO_MANY_PAGES);
    expect(namesOf()).toEqual(['Open', 'Add']);
  });

  it('sees what is here by now when somebody else has removed or sent a page', async () => {
    await enterCode();
    await choose(file('one.jpg'), file('two.jpg'));
    server.WaitedFor[0]!.Unsent = unsent().slice(1);
    instead['Send'] = [() => refusal(409, 'STALE_VERSION', PAGES_CHANGED)];
    await click('Send: Household income');
    screen.getByText(PAGES_CHANGED);
    screen.getByText('1 page here');
  });

  it('is told when nothing is waited for any more, and sees what was sent', async () => {
    server.WaitedFor[0] = { ...INCOME, State: 'Accepted', Sent: [SENT] };
    await enterCode();
    screen.getByText(WAITED_NO_MORE);
    screen.getByText(/^Letter\.pdf/);
    expect(screen.queryByRole('button', { name: /Take a photo/ })).toBeNull();
    screen.getByText('The Marketplace does not wait for documents from you at the moment.');
  });

  it('whose link was withdrawn meanwhile is told what to do and whom to call', async () => {
    await enterCode();
    const message = endedLink('Revoked', AGENT);
    instead['Add'] = [() => refusal(404, 'NOT_FOUND', message)];
    instead['Open'] = [() => refusal(404, 'NOT_FOUND', message), () => refusal(404, 'NOT_FOUND', message)];
    await choose(file('one.jpg'));
    expect((await screen.findByRole('main')).textContent).toContain(message);
    screen.getByRole('link', { name: '(313) 555-0100' });
  });
});
