import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { CHALLENGE_OVER, ENOUGH_PASSKEYS, NOT_ADDED } from '#shared/session/passkey.record';
import type { OwnPasskey, SecondFactor } from '#shared/session/second-step.record';
import { CANCELED, HERE_ALREADY, NO_PASSKEYS_HERE } from './browser-passkeys.ts';
import { SecondStep } from './SecondStep.tsx';
import { SignInSecurityScreen } from './SignInSecurityScreen.tsx';

const STEP = '/api/account/SecondStep';
const OWN = '/api/account/Passkeys';
const ADA = { Id: 7, Username: 'ada', FullName: 'Ada Byron' };
const ASKED = { Challenge: 'AAAA', RelyingParty: 'localhost', Known: [{ Id: 'AQID', Transports: ['internal'] }] };
const PERSON = { UserHandle: 'dXNlcg', Username: 'ada', FullName: 'Ada Byron', Algorithms: [-7] };
const NEW = { ...ASKED, ...PERSON, SuggestedName: 'Chrome on Windows' };
const CODES = ['ABCD-EFGH-2345-6777', 'HGFE-DCBA-7776-5432'];

const bytes = (...values: number[]) => new Uint8Array(values).buffer;
const KEY = { id: 'AQID', rawId: bytes(1, 2, 3), type: 'public-key', getClientExtensionResults: () => ({}) };
const SIGNED = { clientDataJSON: bytes(4), authenticatorData: bytes(5), signature: bytes(6) };
const MADE = { clientDataJSON: bytes(4), attestationObject: bytes(5), getTransports: () => ['internal', 'quantum'] };

const credentials = { get: jest.fn<() => Promise<unknown>>(), create: jest.fn<() => Promise<unknown>>() };
const sent: [string, unknown][] = [];
let answers: Record<string, () => Response>;
const onSignedIn = jest.fn();
const onSignedOut = jest.fn();

const refused =
  (status: number, Code: string, Message: string, Fields = {}) =>
  () =>
    Response.json({ Code, Message, Fields, RequestId: '' }, { status });
const laptop = (given: Partial<OwnPasskey> = {}): OwnPasskey => ({
  Id: 3,
  Name: 'Work laptop',
  AddedAt: '2026-11-20T15:00:00.000Z',
  LastUsedAt: null,
  ...given,
});
const factor = (given: Partial<SecondFactor> = {}): SecondFactor => ({
  IsOn: true,
  SetUpAt: null,
  Passkeys: [laptop()],
  RecoveryCodesLeft: 10,
  IsRequired: false,
  WhyNot: null,
  ...given,
});

function open(part: React.ReactElement) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const openStep = () => open(<SecondStep onSignedIn={onSignedIn} onLeave={() => undefined} />);
const openScreen = (given: Partial<SecondFactor> = {}) => {
  answers['GET /api/account/SecondFactor'] = () => Response.json(factor(given));
  return open(<SignInSecurityScreen onSignedOut={onSignedOut} />);
};
const button = (name: string) => screen.findByRole('button', { name });
const bodies = (what: string) => sent.filter(([path]) => path === what).map(([, body]) => body);
const named = (name: string) => Object.assign(new Error('of the browser'), { name });

describe('passkeys', () => {
  beforeEach(() => {
    sent.length = 0;
    jest.resetAllMocks();
    Object.assign(globalThis, { PublicKeyCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
    credentials.get.mockResolvedValue({ ...KEY, response: SIGNED });
    credentials.create.mockResolvedValue({ ...KEY, response: MADE });
    answers = {
      [`GET ${STEP}`]: () => Response.json({ Username: 'ada', IsSetUp: true, HasApp: true, HasPasskey: true }),
      [`POST ${STEP}/Passkey/Challenge`]: () => Response.json(ASKED),
      [`POST ${STEP}/Passkey`]: () => Response.json(ADA),
      [`POST ${STEP}/Passkey/SetUp`]: () => Response.json(NEW),
      [`POST ${STEP}/Passkey/Confirm`]: () => Response.json({ Codes: CODES }),
      [`POST ${OWN}/SetUp`]: () => Response.json(NEW),
      [`POST ${OWN}/Confirm`]: () => Response.json({ Codes: [] }),
      [`POST ${OWN}/Challenge`]: () => Response.json(ASKED),
      [`POST ${OWN}/Remove/3`]: () => new Response(null, { status: 204 }),
      'GET /api/account': () => Response.json(ADA),
    };
    globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
      sent.push([`${method} ${path}`, typeof body === 'string' ? JSON.parse(body) : undefined]);
      return Promise.resolve(answers[`${method} ${path}`]!());
    }) as typeof fetch;
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('sign in at the second step, with the focus on their button', async () => {
    const user = openStep();
    expect(await button('Use a passkey')).toBe(document.activeElement);
    expect(screen.getByRole('textbox', { name: /^Code/ })).toBeTruthy();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Use a passkey' });
    expect(bodies(`POST ${STEP}/Passkey`)).toEqual([
      { Id: 'AQID', ClientData: 'BA', AuthenticatorData: 'BQ', Signature: 'Bg' },
    ]);
    expect(onSignedIn.mock.calls[0]?.[0]).toEqual(ADA);
  });

  it('say calmly when the user cancels, and can be tried again with another question', async () => {
    credentials.get.mockRejectedValueOnce(named('NotAllowedError'));
    const user = openStep();
    await user.click(await button('Use a passkey'));
    expect((await screen.findByRole('alert')).textContent).toBe(CANCELED);
    expect(screen.getByRole('alert').className).toContain('Info');
    expect(await button('Use a passkey')).toBe(document.activeElement);
    await user.keyboard('{Enter}');
    await button('Use a passkey');
    expect(onSignedIn).toHaveBeenCalledTimes(1);
    expect(bodies(`POST ${STEP}/Passkey/Challenge`)).toHaveLength(2);
  });

  it('say what the server refuses, and when it cannot be reached', async () => {
    answers[`POST ${STEP}/Passkey`] = refused(422, 'RULE_BROKEN', CHALLENGE_OVER, { Passkey: [CHALLENGE_OVER] });
    const user = openStep();
    await user.click(await button('Use a passkey'));
    expect((await screen.findByRole('alert')).textContent).toBe(CHALLENGE_OVER);
    answers[`POST ${STEP}/Passkey/Challenge`] = () => {
      throw new TypeError('Failed to fetch');
    };
    await user.click(await button('Use a passkey'));
    expect(await screen.findByText(/could not be reached|cannot be reached|connection/i)).toBeTruthy();
  });

  it('are explained where the browser has none, and the code has the focus', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    openStep();
    expect((await screen.findByRole('alert')).textContent).toBe(NO_PASSKEYS_HERE);
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    expect(screen.getByRole('textbox', { name: /^Code/ })).toBe(document.activeElement);
  });

  it('are followed by a recovery code only, where there is no app', async () => {
    answers[`GET ${STEP}`] = () => Response.json({ Username: 'ada', IsSetUp: true, HasApp: false, HasPasskey: true });
    openStep();
    expect(await screen.findByRole('textbox', { name: /^Recovery code/ })).toBeTruthy();
    expect(screen.queryByText(/six digits/)).toBeNull();
  });

  it('are set up by users who must have a second step, with a name, and bring the recovery codes', async () => {
    answers[`GET ${STEP}`] = () => Response.json({ Username: 'ada', IsSetUp: false, HasApp: false, HasPasskey: false });
    const user = openStep();
    await user.click(await button('Add a passkey'));
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    expect(name).toHaveProperty('value', 'Chrome on Windows');
    await user.clear(name);
    await user.click(await button('Create passkey'));
    expect((await screen.findByRole('alert')).textContent).toBe('Name is required.');
    await user.type(name, 'Work laptop{Enter}');
    expect(await screen.findByRole('heading', { name: 'Keep your recovery codes' })).toBe(document.activeElement);
    const made = { Id: 'AQID', ClientData: 'BA', Attestation: 'BQ', Transports: ['internal'] };
    expect(bodies(`POST ${STEP}/Passkey/Confirm`)).toEqual([{ Name: 'Work laptop', ...made }]);
    await user.click(await button('Continue'));
    expect(onSignedIn.mock.calls[0]?.[0]).toEqual(ADA);
  });

  it('are added on the page about sign-in security: not twice on one device, and again from the start after a refusal', async () => {
    const user = openScreen();
    await user.click(await button('Add a passkey'));
    await user.type(screen.getByLabelText(/^Password/), 'seven quiet herons{Enter}');
    credentials.create.mockRejectedValueOnce(named('InvalidStateError'));
    await user.click(await button('Create passkey'));
    expect((await screen.findByRole('alert')).textContent).toBe(HERE_ALREADY);
    expect(await button('Create passkey')).toBe(document.activeElement);
    answers[`POST ${OWN}/Confirm`] = refused(422, 'RULE_BROKEN', NOT_ADDED);
    await user.click(await button('Create passkey'));
    expect((await screen.findByText(NOT_ADDED)).closest('[role="alert"]')).toBeTruthy();
    expect(await button('Start again')).toBe(document.activeElement);
    await user.keyboard('{Enter}');
    await user.click(await button('Add a passkey'));
    await user.type(screen.getByLabelText(/^Password/), 'seven quiet herons{Enter}');
    answers[`POST ${OWN}/Confirm`] = () => Response.json({ Codes: [] });
    await user.click(await button('Create passkey'));
    expect(await screen.findByText('The passkey was added.')).toHaveProperty('role', 'status');
    expect(screen.getByRole('heading', { name: 'Passkeys' })).toBe(document.activeElement);
  });

  it('are listed with their days, and removed with another proof', async () => {
    const phone = laptop({ Id: 4, Name: 'Phone', LastUsedAt: '2026-11-21T15:00:00.000Z' });
    const user = openScreen({ Passkeys: [laptop(), phone] });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first!.textContent).toContain('not used yet');
    expect(second!.textContent).toContain('last used');
    await user.click(await button('Remove Work laptop'));
    await user.click(await button('Remove with a passkey'));
    expect(await screen.findByText('The passkey Work laptop was removed.')).toBeTruthy();
    expect(bodies(`POST ${OWN}/Remove/3`)).toMatchObject([{ Passkey: { Id: 'AQID' } }]);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('sign out when the last one is removed', async () => {
    const user = openScreen({ IsRequired: true });
    await user.click(await button('Remove Work laptop'));
    expect(screen.getByText(/at the next sign-in you set up another/)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /^Recovery code/ }), 'ABCD-EFGH-2345-6777{Enter}');
    await screen.findByRole('heading', { name: 'Passkeys' });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(bodies(`POST ${OWN}/Remove/3`)).toEqual([{ Code: 'ABCD-EFGH-2345-6777' }]);
  });

  it('are five at most', async () => {
    openScreen({ Passkeys: [1, 2, 3, 4, 5].map((Id) => laptop({ Id, Name: `Key ${Id}` })) });
    expect(await screen.findByText(ENOUGH_PASSKEYS)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});
