import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import {
  AGREE_FIRST,
  ANSWERED_ALREADY,
  CHANGED_SINCE_READ,
  endedLink,
  OVERTAKEN,
  signAs,
} from '#shared/consents/consent-link';
import type { AgreementPage } from '#shared/consents/consent-link.record';
import { isoDate } from '#shared/dates/iso-date';
import { wrongCode } from '#shared/links/link';
import { SHARE_LINK_NOT_VALID } from '#shared/proposals/share-link';
import { openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { AgreementScreen } from './AgreementScreen.tsx';

const ACCESS = { Token: 'the-token', Code: '048213' };
const PAGE: AgreementPage = {
  Kind: 'Consent',
  ConsumerName: 'Ada Byron',
  EffectiveDate: isoDate('2027-01-01'),
  Agents: [
    { Name: 'Grace Agent', AgencyName: 'Lakeside', Phone: '3135550100', Email: 'grace@example.com', NpnNumber: '1' },
  ],
  ExpiresAt: '2026-12-07T15:00:00.000Z',
  Problem: null,
  Text: 'I, Ada Byron, give my consent.\n\nScope: the agent may\n- search for an application,\n- enroll me.\nNothing else.',
  Translations: [
    { Language: 'es', Text: 'Yo doy mi consentimiento.\n\nAlcance: el agente puede\n- inscribirme.' },
    { Language: 'ar', Text: 'أنا أمنح موافقتي.' },
  ],
  Sha256: 'abc',
  AnsweredAt: null,
  AnsweredByName: null,
  Overtaken: null,
  DeclinedAt: null,
};
const ANSWERED: AgreementPage = { ...PAGE, AnsweredAt: '2026-11-23T15:00:00.000Z', AnsweredByName: 'Ada Byron' };

type Answer = [status: number, body: unknown];
const refusal = (Code: string, Message: string, Fields = {}) => ({ Code, Message, Fields, RequestId: '' });
let answers: Record<string, Answer[]>;
let calls: [path: string, body: unknown][];

async function enterCode() {
  openRoutes([{ path: '/agree', Component: AgreementScreen }], '/agree');
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '048 213' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await pass();
}
async function agree(name = 'Ada Byron') {
  fireEvent.change(screen.getByLabelText(/^Your full name/), { target: { value: name } });
  fireEvent.click(screen.getByRole('checkbox', { name: /^I have read this/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
  await pass();
}

describe('a client with a link', () => {
  setUpTab((path, init) => {
    const name = path.split('/').at(-1)!;
    calls.push([name, JSON.parse(String(init?.body))]);
    const queue = answers[name] ?? [];
    const [status, body] = queue.length > 1 ? queue.shift()! : queue[0]!;
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));
  });
  beforeEach(() => {
    calls = [];
    answers = { Open: [[200, PAGE]], Agree: [[204, null]], Decline: [[204, null]] };
    window.location.hash = '#the-token';
  });

  it('reads the text as paragraphs and lists, agrees, and is told what comes next', async () => {
    await enterCode();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your consent to an agent’s help' }));
    const text = within(screen.getByRole('region', { name: 'The text' }));
    expect(text.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'search for an application,',
      'enroll me.',
    ]);
    text.getByText('Nothing else.');
    answers['Open'] = [[200, ANSWERED]];
    await agree();
    await screen.findByRole('heading', { name: 'Thank you' });
    screen.getByText(/The marketplace may ask you to prove who you are/);
    expect(calls).toEqual([
      ['Open', ACCESS],
      ['Agree', { ...ACCESS, SignedByName: 'Ada Byron', Agreed: true, Language: 'en', Sha256: 'abc' }],
      ['Open', ACCESS],
    ]);
  });

  it('is told what is missing before anything is sent', async () => {
    await enterCode();
    fireEvent.change(screen.getByLabelText(/^Your full name/), { target: { value: 'Grace Hopper' } });
    fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
    await pass();
    screen.getByRole('button', { name: signAs('Ada Byron') });
    screen.getByRole('button', { name: AGREE_FIRST });
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['es', 'Español', 'El texto', /^Yo doy/, 'Su nombre completo', 'Estoy de acuerdo', 'Gracias'],
    ['ar', 'العربية', 'النص', /^أنا أمنح/, 'اسمك الكامل', 'أوافق', 'شكرًا لك'],
  ] as const)(
    'reads and agrees in %s, beside the English text',
    async (Language, own, region, text, name, agrees, thanks) => {
      await enterCode();
      // What was typed stays.
      fireEvent.change(screen.getByLabelText(/^Your full name/), { target: { value: 'Ada' } });
      fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
      await pass();
      fireEvent.click(screen.getByRole('button', { name: own }));
      await pass();
      expect([document.documentElement.lang, document.documentElement.dir]).toEqual([
        Language,
        Language === 'ar' ? 'rtl' : 'ltr',
      ]);
      expect(screen.queryByText(AGREE_FIRST)).toBeNull();
      const field = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
      expect(field.value).toBe('Ada');
      const shown = within(screen.getByRole('region', { name: region }));
      shown.getByText(text);
      const original = shown.getByText('I, Ada Byron, give my consent.');
      expect(original.closest('[lang]')?.getAttribute('lang')).toBe('en');
      fireEvent.change(field, { target: { value: 'Ada Byron' } });
      fireEvent.click(screen.getByRole('checkbox'));
      const translation = PAGE.Translations.filter((each) => each.Language === Language);
      answers['Open'] = [[200, { ...ANSWERED, Translations: translation }]];
      fireEvent.click(screen.getByRole('button', { name: agrees }));
      await screen.findByRole('heading', { name: thanks });
      screen.getByText(text);
      expect(calls[1]).toEqual(['Agree', expect.objectContaining({ Language, Sha256: 'abc' })]);
    },
  );

  it('confirms the review of an application', async () => {
    answers['Open'] = [[200, { ...PAGE, Kind: 'Review' }]];
    await enterCode();
    screen.getByRole('heading', { name: 'Your review of the application' });
    screen.getByRole('button', { name: 'Confirm' });
  });

  it('starts in the language of the browser, and keeps the one that was chosen in this tab', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr', 'es-MX', 'en']);
    openRoutes([{ path: '/agree', Component: AgreementScreen }], '/agree');
    await screen.findByRole('heading', { name: 'Lea y responda' });
    expect(document.title).toBe('Lea y responda | Priority Quote');
    const english = screen.getByRole('button', { name: 'English' });
    expect([english.lang, english.ariaPressed]).toEqual(['en', 'false']);
    fireEvent.click(english);
    cleanup();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['', '']);
    openRoutes([{ path: '/agree', Component: AgreementScreen }], '/agree');
    await screen.findByRole('heading', { name: 'Read and answer' });
  });

  it('is told in Spanish what the server refuses, and in English what is new to the page', async () => {
    sessionStorage.setItem('language', 'es');
    openRoutes([{ path: '/agree', Component: AgreementScreen }], '/agree');
    const enter = async (refused: object) => {
      answers['Open'] = [[409, refused]];
      fireEvent.change(await screen.findByLabelText('Código'), { target: { value: '048213' } });
      fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
      await pass();
    };
    await enter(refusal('RULE_BROKEN', wrongCode(3), { Code: [wrongCode(3)] }));
    screen.getByText('Este código no es correcto. Le quedan 3 intentos.');
    expect(document.title).toBe('Error: Lea y responda | Priority Quote');
    await enter(refusal('WRONG_STATE', 'Something unheard of.'));
    expect(screen.getByText('Something unheard of.').lang).toBe('en');
  });

  it('reads the text again after it has changed', async () => {
    await enterCode();
    answers['Agree'] = [[409, refusal('STALE_VERSION', CHANGED_SINCE_READ)]];
    answers['Open'] = [[200, { ...PAGE, Text: 'Another text.', Sha256: 'def' }]];
    await agree();
    await screen.findByText(CHANGED_SINCE_READ);
    screen.getByText('Another text.');
  });

  it('sees the answer of somebody who was faster', async () => {
    await enterCode();
    answers['Agree'] = [[409, refusal('WRONG_STATE', ANSWERED_ALREADY)]];
    answers['Open'] = [[200, { ...PAGE, DeclinedAt: '2026-11-23T15:00:00.000Z', Text: '' }]];
    await agree();
    await screen.findByRole('heading', { name: 'You declined' });
  });

  it('declines with a reason', async () => {
    await enterCode();
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    fireEvent.change(await screen.findByLabelText('Reason (optional)'), { target: { value: 'No.' } });
    answers['Open'] = [[200, { ...PAGE, DeclinedAt: '2026-11-23T15:00:00.000Z', Text: '' }]];
    fireEvent.click(screen.getByRole('dialog').querySelector('button[type=submit]')!);
    await pass();
    await screen.findByRole('heading', { name: 'You declined' });
    expect(calls[1]).toEqual(['Decline', { ...ACCESS, Language: 'en', Reason: 'No.' }]);
  });

  it('is told that an answer no longer counts, and sees what was answered', async () => {
    answers['Open'] = [[200, { ...ANSWERED, Overtaken: OVERTAKEN.Consent }]];
    await enterCode();
    screen.getByRole('heading', { name: 'This answer no longer counts' });
    screen.getByText(new RegExp(OVERTAKEN.Consent));
    within(screen.getByRole('region', { name: 'What was answered' })).getByText('I, Ada Byron, give my consent.');
  });

  it.each([
    ['that is over', endedLink('Expired', { Name: 'Grace Agent', Phone: '3135550100' }), '(313) 555-0100'],
    ['that never was', SHARE_LINK_NOT_VALID, null],
  ])('%s is told what to do', async (_what, message, phone) => {
    answers['Open'] = [[404, refusal('NOT_FOUND', message)]];
    await enterCode();
    expect((await screen.findByRole('main')).textContent).toContain(message);
    expect(screen.queryByRole('link', { name: /555-0100/ })?.textContent ?? null).toBe(phone);
  });
});
