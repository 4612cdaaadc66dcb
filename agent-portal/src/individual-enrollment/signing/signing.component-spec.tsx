import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AGENT } from '#support/components/open-screen.tsx';
import {
  buildEnrollmentPage,
  buildSignature,
  buildSubmission,
  DUE_SUBMISSION,
  FAILED_SUBMISSION,
  submittedPage,
} from '#support/shared/enrollment-pages.ts';
import {
  button,
  confirmTwice,
  confirmation,
  keysOf,
  SIGN,
  sign,
  submitSigned,
  typeSignature,
} from '#support/components/signature-steps.ts';
import {
  answer,
  callsOf,
  lost,
  openPage,
  refusal,
  server,
  setUpServer,
  startServer,
  submitted,
} from '#support/components/submission-server.tsx';

const ENROLL = '/api/individual/enroll/7';
const signAndSubmit = async () => fireEvent.click((await sign()).getByRole('button', { name: 'Sign and submit' }));

describe('the signature of a household’s application', () => {
  setUpServer();

  beforeEach(() => {
    server.post[ENROLL] = () => {
      submitted(DUE_SUBMISSION, submittedPage('PaymentPending'));
      return answer(DUE_SUBMISSION);
    };
  });

  it('does not begin while something that was entered is not saved', async () => {
    server.isSaved = false;
    openPage();
    await typeSignature();
    fireEvent.click(await button('Sign and submit'));
    await screen.findByText('Something above is not saved yet. Correct it before you sign.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf('POST')).toEqual([]);
  });

  it('tells in the title of the page that something is wrong with it, until that is corrected', async () => {
    openPage();
    fireEvent.click(await button('Sign and submit'));
    await waitFor(() => expect(document.title).toBe('Error: Enrollment | Priority Quote'));
    await typeSignature();
    await waitFor(() => expect(document.title).toBe('Enrollment | Priority Quote'));
  });

  it('that is refused tells so in the title too', async () => {
    server.post[SIGN] = () => refusal('Someone else has changed this.');
    openPage();
    await signAndSubmit();
    await screen.findByText('Someone else has changed this.');
    expect(document.title).toBe('Error: Enrollment | Priority Quote');
  });

  it('of short-term coverage that will be denied promises no payment', async () => {
    const page = buildEnrollmentPage();
    Object.assign(page.Quote.Individual, { IndividualPlanType: 'ShortTerm', EnrollmentType: null, CoverageLength: 2 });
    server.page = { ...page, AmountDue: 93.19, Health: { ...page.Health, HasCancer: true } };
    openPage();
    const dialog = await sign();
    dialog.getByText(/is denied\. It can no longer be changed, and nothing has to be paid\./);
    dialog.getByText('Nothing: the application will be denied');
    dialog.getByText('2/28/2027');
    expect(dialog.queryByText(/93\.19/)).toBeNull();
  });

  it('is busy while the panels are saved, keeps the focus, and asks once', async () => {
    let saved: (isSaved: boolean) => void = () => {};
    server.isSaved = new Promise((resolve) => {
      saved = resolve;
    });
    openPage();
    await typeSignature();
    const submit = await button('Sign and submit');
    act(() => submit.focus());
    fireEvent.click(submit);
    await waitFor(() => expect(submit.getAttribute('aria-busy')).toBe('true'));
    expect(submit.disabled).toBe(false);
    expect(document.activeElement).toBe(submit);
    fireEvent.click(submit);
    saved(true);
    fireEvent.click((await confirmation()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(submit));
    expect(submit.getAttribute('aria-busy')).toBeNull();
  });

  it('waits for the panels, and says which', async () => {
    const SubmitProblem = 'Complete these before you submit: Eligibility, Member info.';
    server.page = buildEnrollmentPage({ CanSubmit: false, SubmitProblem });
    openPage();
    await screen.findByText(SubmitProblem);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Download application']);
  });

  it('says who enrolls in what, what is due today, and until when it can be submitted', async () => {
    openPage();
    const plans = within(await screen.findByRole('list', { name: 'Plans' }));
    expect(plans.getByText('Gold PPO')).toBeTruthy();
    expect(plans.getByText('Medical: Ada Byron')).toBeTruthy();
    expect(plans.getByRole('listitem').textContent).toMatch(/\$500\.00 a month\$600\.00 less \$100\.00 tax credit/);
    expect(screen.getByText('Due today').nextSibling?.textContent).toBe('$500.00');
    screen.getByText('This is an open enrollment application. Submit it by 12/15/2026 for coverage to begin 1/1/2027.');
  });

  it('is saved first, then the application is submitted for the amount that was confirmed', async () => {
    openPage();
    const dialog = await sign();
    expect(dialog.getByText('Due today').nextSibling?.textContent).toBe('$500.00');
    dialog.getByText(/can no longer be changed. The first payment of \$500.00 follows on the payment page\.$/);
    expect(callsOf('POST')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Sign and submit' }));
    await screen.findByRole('dialog', { name: 'Thank you' });
    expect(callsOf('POST').map(({ call, body }) => [call, body])).toEqual([
      [
        `POST ${SIGN}`,
        expect.objectContaining({ QuoteId: 7, SignedByName: 'Ada Agent', ApplicationEnteredConsent: true }),
      ],
      [`POST ${ENROLL}`, { paymentAmount: 500 }],
    ]);
    expect(callsOf('POST').every(({ headers }) => headers.get('Idempotency-Key'))).toBe(true);
    expect(screen.queryByRole('region', { name: 'Sign and submit', hidden: true })).toBeNull();
  });

  it('is sent once by two clicks', async () => {
    openPage();
    await confirmTwice(await sign());
    expect([callsOf(`POST ${SIGN}`).length, callsOf(`POST ${ENROLL}`).length]).toEqual([1, 1]);
  });

  it('that is refused submits nothing', async () => {
    server.post[SIGN] = () => refusal('Someone else has changed this.');
    openPage();
    await signAndSubmit();
    await screen.findByText('Someone else has changed this.');
    expect(callsOf(`POST ${ENROLL}`)).toEqual([]);
  });

  it('still counts: only the submission is left', async () => {
    server.page = buildEnrollmentPage({ Signature: buildSignature() });
    openPage();
    fireEvent.click(await button('Submit'));
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click((await confirmation()).getByRole('button', { name: 'Submit' }));
    await screen.findByRole('dialog', { name: 'Thank you' });
    expect(callsOf('POST').map(({ call }) => call)).toEqual([`POST ${ENROLL}`]);
  });

  it('does not count any more once something has changed', async () => {
    const Reason = 'The application has changed since it was signed. Review it and sign again.';
    const Withdrawn = { At: '2026-11-23T16:30:00.000Z', Reason, HasFailed: false };
    server.page = buildEnrollmentPage({ Signature: buildSignature({ Withdrawn }) });
    openPage();
    await screen.findByText(Reason);
    await signAndSubmit();
    await screen.findByRole('dialog', { name: 'Thank you' });
    expect(callsOf(`POST ${SIGN}`)).toHaveLength(1);
  });

  it('names another person only when that is confirmed', async () => {
    openPage();
    const dialog = await sign('Bo Berg');
    dialog.getByText(/You typed “Bo Berg”, and this account belongs to Ada Agent/);
    fireEvent.click(dialog.getByRole('button', { name: 'Sign as Bo Berg' }));
    await screen.findByRole('dialog', { name: 'Thank you' });
    expect(callsOf(`POST ${SIGN}`)[0]!.body).toMatchObject({ SignedByName: 'Bo Berg', AccountName: 'Ada Agent' });
  });

  it('of staff is that of a paper application', async () => {
    startServer({ ...AGENT, IsInternal: true, Permissions: ['internal'] });
    openPage();
    await screen.findByLabelText(/^I have entered this application from the paper that the applicant signed/);
  });
});

describe('the submission of a household’s application', () => {
  setUpServer();

  beforeEach(() => {
    server.page = buildEnrollmentPage({ Signature: buildSignature() });
  });

  it('shows its result when the answer was lost', async () => {
    server.post[ENROLL] = () => {
      submitted(buildSubmission(), submittedPage('Complete'));
      return lost();
    };
    openPage();
    await submitSigned();
    await screen.findByRole('dialog', { name: 'Thank you' });
    expect(keysOf(ENROLL)).toHaveLength(1);
  });

  it('that may not have arrived is repeated with the same key, also after an earlier failure', async () => {
    server.submission = FAILED_SUBMISSION;
    server.post[ENROLL] = lost;
    openPage();
    await screen.findByRole('heading', { name: 'Enrollment failure' });
    await submitSigned();
    await screen.findByText(/It is not known whether it was submitted. Submit it again: it is sent only once\.$/);
    expect(screen.queryByRole('dialog')).toBeNull();
    server.post[ENROLL] = () => {
      submitted(buildSubmission({ SubmittedDate: '2026-11-23T17:00:00.000Z' }), submittedPage('Complete'));
      return answer(server.submission);
    };
    await submitSigned();
    await screen.findByRole('dialog', { name: 'Thank you' });
    expect(new Set(keysOf(ENROLL)).size).toBe(1);
    expect(keysOf(ENROLL)).toHaveLength(2);
  });

  it('that is refused says why, and the next one is another', async () => {
    server.post[ENROLL] = () => refusal('The amounts have changed. Please review them.', 'RULE_BROKEN');
    openPage();
    await submitSigned();
    await screen.findByText('The amounts have changed. Please review them.');
    await submitSigned();
    await screen.findByText('The amounts have changed. Please review them.');
    expect(new Set(keysOf(ENROLL)).size).toBe(2);
  });

  it('is not offered again once it was submitted', async () => {
    submitted(DUE_SUBMISSION, submittedPage('PaymentPending'));
    openPage();
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(screen.queryByRole('button', { name: /^(Sign and submit|Submit)$/ })).toBeNull();
  });
});
