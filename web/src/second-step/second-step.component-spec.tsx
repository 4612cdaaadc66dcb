import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SECOND_STEP_OVER, WRONG_CODE } from '#shared/session/second-step';
import { QrCode } from './ScanAndConfirm.tsx';
import { SecondStep } from './SecondStep.tsx';

const STEP = '/api/account/SecondStep';
const ADA = { Id: 7, Username: 'ada', FullName: 'Ada Byron' };
const CODES = ['ABCD-EFGH-2345-6777', 'HGFE-DCBA-7776-5432'];

const sent: [string, unknown][] = [];
let answers: Record<string, () => Response>;
const onSignedIn = jest.fn();
const onLeave = jest.fn();

const refused =
  (status: number, Code: string, Message: string, Fields = {}) =>
  () =>
    Response.json({ Code, Message, Fields, RequestId: '' }, { status });

const open = () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SecondStep onSignedIn={onSignedIn} onLeave={onLeave} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
};

describe('the second step on the sign-in page', () => {
  beforeEach(() => {
    sent.length = 0;
    onSignedIn.mockReset();
    onLeave.mockReset();
    answers = {
      [`GET ${STEP}`]: () => Response.json({ Username: 'ada', IsSetUp: true, HasApp: true, HasPasskey: false }),
      [`POST ${STEP}`]: () => Response.json(ADA),
      [`POST ${STEP}/SetUp`]: () => Response.json({ Secret: 'JBSWY3DPEHPK3PXP', Address: 'otpauth://totp/x?secret=J' }),
      [`POST ${STEP}/Confirm`]: () => Response.json({ Codes: CODES }),
      'GET /api/account': () => Response.json(ADA),
    };
    globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
      sent.push([`${method} ${path}`, typeof body === 'string' ? JSON.parse(body) : undefined]);
      return Promise.resolve(answers[`${method} ${path}`]!());
    }) as typeof fetch;
  });

  it('asks for a code, shows a refusal at the field that keeps the focus, and signs in', async () => {
    answers[`POST ${STEP}`] = refused(422, 'RULE_BROKEN', WRONG_CODE, { Code: [WRONG_CODE] });
    const user = open();
    const field = await screen.findByRole('textbox', { name: /^Code/ });
    expect([field.getAttribute('autocomplete'), document.activeElement]).toEqual(['one-time-code', field]);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Code is required.')).toBeTruthy();
    await user.type(field, '123 456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(WRONG_CODE);
    expect(document.activeElement).toBe(field);
    answers[`POST ${STEP}`] = () => Response.json(ADA);
    await user.keyboard('654321{Enter}');
    await screen.findByRole('button', { name: 'Sign in' });
    expect(onSignedIn.mock.calls[0]?.[0]).toEqual(ADA);
    expect(sent.filter(([what]) => what === `POST ${STEP}`).map(([, body]) => body)).toEqual([
      { Code: '123 456' },
      { Code: '654321' },
    ]);
  });

  it('lets users who must have one set it up, and shows the recovery codes before they go on', async () => {
    answers[`GET ${STEP}`] = () => Response.json({ Username: 'ada', IsSetUp: false, HasApp: false, HasPasskey: false });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
    expect(screen.getByText('JBSW-Y3DP-EHPK-3PXP')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /^Code of the app/ }), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Keep your recovery codes' })).toBe(document.activeElement);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    expect(onSignedIn).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onSignedIn.mock.calls[0]?.[0]).toEqual(ADA);
  });

  it('says when it took too long, and leads back', async () => {
    answers[`GET ${STEP}`] = refused(401, 'NOT_SIGNED_IN', SECOND_STEP_OVER);
    const user = open();
    expect((await screen.findByRole('alert')).textContent).toBe(SECOND_STEP_OVER);
    await user.click(screen.getByRole('button', { name: 'Back to user name and password' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});

describe('the QR code', () => {
  it('is drawn dark on white, with the quiet zone that cameras need', () => {
    render(<QrCode text="otpauth://totp/Priority%20Quote:ada?secret=JBSWY3DPEHPK3PXP" label="QR code" />);
    const drawing = screen.getByRole('img', { name: 'QR code' });
    const size = Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
    const places = [...(drawing.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)];
    const [x, y] = [1, 2].map((part) => places.map((place) => Number(place[part])));
    expect([Math.min(...x!), Math.min(...y!), Math.max(...x!)]).toEqual([4, 4, size - 5]);
    // The three corners of every QR code.
    expect(places.filter(([, left, top]) => Number(left) < 11 && Number(top) === 4)).toHaveLength(7);
  });
});
