import { fireEvent, screen } from '@testing-library/react';
import type { EmployerPages } from '#shared/enrollment/employer-signature.record';
import {
  CHANGED_WHILE_READ,
  EMPLOYER_CONSENT_TEXT,
  EMPLOYER_CONSENT_VERSION,
} from '#shared/enrollment/employer-signing';
import { CODE_INVALID, LINK_LOCKED, wrongCode } from '#shared/links/link';
import { CONSENT_NEEDED, TYPE_YOUR_NAME } from '#shared/enrollment/signing';
import { SHARE_LINK_NOT_VALID } from '#shared/proposals/share-link';
import { openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { EmployerSigningScreen } from './EmployerSigningScreen.tsx';

const ACCESS = { Token: 'the-token', Code: '048213' };
const PAGES: EmployerPages = {
  GroupName: 'Acme Bakery',
  EffectiveDate: '2027-01-01' as EmployerPages['EffectiveDate'],
  EmployerName: 'Grace Hopper',
  Agents: [
    { Name: 'Ada Agent', AgencyName: 'Lakeside', Phone: '3135550100', Email: 'ada@example.com', NpnNumber: '1' },
  ],
  ExpiresAt: '2026-12-07T15:00:00.000Z',
  Problem: null,
  SignedAt: null,
  SignedByName: null,
  Withdrawn: null,
  DeclinedAt: null,
  Sections: [{ Title: 'Members', Lines: [{ Label: 'Orla Hidden', Text: 'Employee' }] }],
  Sha256: 'abc',
  ConsentVersion: EMPLOYER_CONSENT_VERSION,
  ConsentText: EMPLOYER_CONSENT_TEXT,
};
const SIGNED = { ...PAGES, SignedAt: '2026-11-23T15:00:00.000Z', SignedByName: 'Grace Hopper', Sections: [] };

type Answer = [status: number, body: unknown];
const refusal = (Code: string, Message: string, Fields = {}) => ({ Code, Message, Fields, RequestId: '' });
let answers: Record<string, Answer[]>;
let calls: [path: string, body: unknown][];

async function enterCode(code = '048 213') {
  openRoutes([{ path: '/sign', Component: EmployerSigningScreen }], '/sign');
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await pass();
}
async function sign() {
  fireEvent.change(screen.getByLabelText(/^Your full name/), { target: { value: 'Grace Hopper' } });
  fireEvent.click(screen.getByRole('checkbox', { name: EMPLOYER_CONSENT_TEXT }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await pass();
}

describe('an employer with a link', () => {
  setUpTab((path, init) => {
    const name = path.split('/').at(-1)!;
    calls.push([name, JSON.parse(String(init?.body))]);
    const queue = answers[name] ?? [];
    const [status, body] = queue.length > 1 ? queue.shift()! : queue[0]!;
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));
  });
  beforeEach(() => {
    calls = [];
    answers = { Open: [[200, PAGES]], Sign: [[204, null]], Decline: [[204, null]] };
    window.location.hash = '#the-token';
  });

  it('reads the application, signs it, and is thanked', async () => {
    await enterCode();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Acme Bakery' }));
    screen.getByText('Orla Hidden');
    answers['Open'] = [[200, SIGNED]];
    await sign();
    await screen.findByRole('heading', { name: 'Thank you' });
    const signature = { SignedByName: 'Grace Hopper', ApplicationEnteredConsent: true };
    expect(calls).toEqual([
      ['Open', ACCESS],
      ['Sign', { ...ACCESS, ...signature, Language: 'en', Sha256: 'abc', ConsentVersion: EMPLOYER_CONSENT_VERSION }],
      ['Open', ACCESS],
    ]);
  });

  it.each([
    {
      ...{ Language: 'es' as const, own: 'Español', name: /^Su nombre completo/, words: /^He revisado esta solicitud/ },
      ...{ button: 'Firmar', thanks: 'Gracias', signed: /^Grace Hopper firmó/ },
      missing: 'Confirme que ha revisado la solicitud y que acepta firmarla electrónicamente.',
    },
    {
      ...{ Language: 'ar' as const, own: 'العربية', name: /^اسمك الكامل/, words: /^لقد راجعت هذا الطلب/ },
      ...{ button: 'توقيع', thanks: 'شكرًا لك', signed: /تم توقيع طلب/ },
      missing: 'أكّد أنك راجعت الطلب وأنك توافق على توقيعه إلكترونيًا.',
    },
  ])('signs in $Language, with the English words beside their translation', async (spoken) => {
    const { Language, own, name, words, button, thanks, signed, missing } = spoken;
    await enterCode();
    fireEvent.click(screen.getByRole('button', { name: own }));
    // The application stays English, and says so.
    const lines = screen.getByText('Orla Hidden').closest('[lang]');
    expect([lines?.getAttribute('lang'), lines?.getAttribute('dir')]).toEqual(['en', 'ltr']);
    expect(screen.getByText(EMPLOYER_CONSENT_TEXT).closest('[lang]')?.getAttribute('lang')).toBe('en');
    fireEvent.click(screen.getByRole('button', { name: button }));
    await pass();
    expect(screen.getAllByText(missing)).not.toEqual([]);
    fireEvent.change(screen.getByLabelText(name), { target: { value: 'Grace Hopper' } });
    fireEvent.click(screen.getByRole('checkbox', { name: words }));
    answers['Open'] = [[200, SIGNED]];
    fireEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByRole('heading', { name: thanks });
    screen.getByText(signed);
    expect(calls[1]).toEqual(['Sign', expect.objectContaining({ Language, SignedByName: 'Grace Hopper' })]);
  });

  it('is told what is missing before anything is sent', async () => {
    await enterCode();
    fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
    await pass();
    expect(screen.getByRole('button', { name: TYPE_YOUR_NAME })).toBeTruthy();
    expect(screen.getByRole('button', { name: CONSENT_NEEDED })).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('reads the application again after it has changed', async () => {
    await enterCode();
    answers['Sign'] = [[409, refusal('STALE_VERSION', CHANGED_WHILE_READ)]];
    const Lines = [{ Label: 'Zoe Newcomer', Text: 'Employee' }];
    answers['Open'] = [[200, { ...PAGES, Sha256: 'def', Sections: [{ Title: 'Members', Lines }] }]];
    await sign();
    await screen.findByText(CHANGED_WHILE_READ);
    await screen.findByText('Zoe Newcomer');
    expect(screen.queryByText('Orla Hidden')).toBeNull();
  });

  it('declines with a reason', async () => {
    await enterCode();
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    fireEvent.change(await screen.findByLabelText('Reason (optional)'), { target: { value: 'Wrong plan.' } });
    answers['Open'] = [[200, { ...PAGES, DeclinedAt: '2026-11-23T15:00:00.000Z', Sections: [] }]];
    fireEvent.click(screen.getByRole('dialog').querySelector('button[type=submit]')!);
    await pass();
    await screen.findByRole('heading', { name: 'You declined to sign' });
    expect(calls[1]).toEqual(['Decline', { ...ACCESS, Language: 'en', Reason: 'Wrong plan.' }]);
  });

  it.each([
    ['a code that is too short', '04821', null, CODE_INVALID],
    ['a wrong code', '000000', refusal('RULE_BROKEN', wrongCode(2), { Code: [wrongCode(2)] }), wrongCode(2)],
    ['too many wrong codes', '000000', refusal('WRONG_STATE', LINK_LOCKED), LINK_LOCKED],
    ['a link that is over', '048213', refusal('NOT_FOUND', SHARE_LINK_NOT_VALID), SHARE_LINK_NOT_VALID],
  ])('is told about %s', async (_what, code, body, message) => {
    const status = body?.Code === 'NOT_FOUND' ? 404 : body?.Code === 'WRONG_STATE' ? 409 : 422;
    answers['Open'] = [[status, body]];
    await enterCode(code);
    await screen.findByText(message);
    expect(document.title).toMatch(/^Error: /);
    expect(calls).toHaveLength(body === null ? 0 : 1);
  });
});
