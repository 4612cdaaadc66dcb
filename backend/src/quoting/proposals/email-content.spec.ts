import { emailContent } from './email-content.ts';

const CONTACT = {
  Name: 'Ada Byron',
  AgencyName: 'Great Lakes <Benefits>',
  Phone: '3135550100',
  Email: 'ada@example.com',
  NpnNumber: '1234567',
};
const LINK = {
  kind: 'Proposal',
  url: 'https://quote.example.com/p/token',
  expiresAt: new Date('2026-12-04T15:00:00Z'),
  language: 'en',
} as const;
const EMAIL = {
  to: 'a@example.com',
  subject: 'Proposal',
  message: 'Hello,\r\n\r\nplease look.\nThanks',
  contact: CONTACT,
};

describe('the e-mail with a proposal', () => {
  it('contains message, link, its end and the agent as plain text', () => {
    expect(emailContent(EMAIL, LINK).text).toBe(
      [
        'Hello,\r\n\r\nplease look.\nThanks',
        'Open the proposal:\nhttps://quote.example.com/p/token',
        'The link is valid until 12/4/2026, 10:00 AM (Eastern Time). Anyone with it can read the proposal.',
        'Ada Byron\nGreat Lakes <Benefits>\n(313) 555-0100\nada@example.com\nNPN 1234567',
      ].join('\n\n'),
    );
  });

  it('contains the same as HTML, in which nothing that people typed is markup', () => {
    const message = 'Hi <b>all</b>\n\n<script>alert("1")</script>\nBye & thanks';
    const { html } = emailContent({ ...EMAIL, message }, LINK);
    expect(html).not.toMatch(/<(script|b|Benefits)>/);
    expect(html).toContain('>Hi &lt;b&gt;all&lt;/b&gt;</p>');
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;<br>Bye &amp; thanks</p>');
    expect(html).toContain('<a href="https://quote.example.com/p/token"');
    expect(html).toContain(
      'Ada Byron<br>Great Lakes &lt;Benefits&gt;<br>(313) 555-0100<br>ada@example.com<br>NPN 1234567',
    );
  });

  it('with a link for the employer says that a code is needed too, and who gives it', () => {
    const { text } = emailContent(EMAIL, { ...LINK, kind: 'Signature', url: 'https://quote.example.com/sign#token' });
    expect(text).toContain('Read and sign the application:\nhttps://quote.example.com/sign#token');
    expect(text).toContain('you need a six-digit code, which you get by phone or text message.');
    expect(text).not.toContain('Anyone with it');
  });

  it('about an answer goes to the agent: with a way to the history, without a signature', () => {
    const url = 'https://quote.example.com/quote/plan-selection/group/7?proposals=history';
    const { text, html } = emailContent(
      { ...EMAIL, message: 'Lakeshore asks a question.' },
      { ...LINK, kind: 'Answer', url },
    );
    expect(text).toContain(`Read the answer:\n${url}`);
    expect(text + html).not.toMatch(/Ada Byron|valid until/);
  });

  it('leaves out what is not known of the agent', () => {
    const contact = { ...CONTACT, AgencyName: '', Phone: '', NpnNumber: '' };
    expect(emailContent({ ...EMAIL, contact }, LINK).text).toMatch(/proposal\.\n\nAda Byron\nada@example\.com$/);
  });

  it('is in the language in which its reader is asked, the address from left to right', () => {
    const link = { ...LINK, kind: 'Consent', url: 'https://quote.example.com/agree#token' } as const;
    const spanish = emailContent(EMAIL, { ...link, language: 'es' });
    expect(spanish.text).toContain('Leer y responder:\nhttps://quote.example.com/agree#token');
    expect(spanish.text).toContain('El enlace es válido hasta el 4 de diciembre de 2026');
    expect(spanish.html).toMatch(/^<div lang="es" dir="ltr">[^]+Si el botón no funciona[^]+<\/div>$/);
    expect(emailContent(EMAIL, { ...link, kind: 'Employee', language: 'es' }).text).toContain(
      'Inscribirse o renunciar:',
    );
    expect(emailContent(EMAIL, { ...link, kind: 'Signature', language: 'es' }).text).toContain(
      'Leer y firmar la solicitud:',
    );
    const proposal = emailContent(EMAIL, { ...LINK, language: 'es' }).text;
    expect(proposal).toContain('Abrir la propuesta:\nhttps://quote.example.com/p/token');
    expect(proposal).toContain('Cualquier persona que lo tenga puede leer la propuesta.');
    expect(emailContent(EMAIL, { ...LINK, kind: 'Comparison', language: 'es' }).text).toContain('Comparar los planes:');
    const { html } = emailContent(EMAIL, { ...link, language: 'ar' });
    expect(html).toMatch(/^<div lang="ar" dir="rtl">/);
    expect(html).toContain('<bdi dir="ltr">https://quote.example.com/agree#token</bdi>');
    expect(html).toContain('<bdi dir="ltr">(313) 555-0100</bdi>');
  });
});
