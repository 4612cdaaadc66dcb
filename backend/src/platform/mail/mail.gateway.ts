import { Injectable } from '@nestjs/common';
import { createTransport, type NodemailerError } from 'nodemailer';
import { Env } from '../config/env.ts';
import { escaped } from '../escaped.ts';
import { type MailMessage, MailRefused, MailUnavailable } from './mail-message.ts';
import { smtpOptions } from './smtp-options.ts';

/** 503 (bad sequence of commands) is about the session, not about the message. */
const OUT_OF_SEQUENCE = 503;

/** Where a demo without a mail server shows what was sent. */
export const MAILBOX_PATH = '/api/sandbox/mailbox';

/** The only class that sends e-mail: through the mail server, or into the sandbox mailbox of a demo that has none. */
@Injectable()
export class MailGateway {
  private keepInSandbox: ((message: MailMessage) => Promise<void>) | null = null;

  constructor(private readonly env: Env) {}

  /** The sandbox mailbox registers here: what is simulated stands above the platform. */
  simulateWith(keep: (message: MailMessage) => Promise<void>): void {
    this.keepInSandbox = keep;
  }

  get isAvailable(): boolean {
    return this.env.smtpUrl !== '' || this.isSandbox;
  }

  get isSandbox(): boolean {
    return this.env.smtpUrl === '' && this.env.demoMode;
  }

  /** @throws MailRefused, MailUnavailable */
  async send(message: MailMessage): Promise<void> {
    if (this.isSandbox && this.keepInSandbox) {
      await this.keepInSandbox(message);
    } else if (this.isAvailable) {
      await this.sendBySmtp(message);
    } else {
      throw new MailUnavailable();
    }
  }

  private async sendBySmtp({ id, fromName, replyTo, to, subject, text, html }: MailMessage): Promise<void> {
    const { smtpUrl, smtpTimeoutMs, mailFrom } = this.env;
    const transport = createTransport({
      ...smtpOptions(smtpUrl, smtpTimeoutMs),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      // Addresses as objects: text would be parsed, and a name could smuggle in another recipient.
      await transport.sendMail({
        messageId: `<${id}@${mailFrom.split('@')[1]}>`,
        from: { name: fromName, address: mailFrom },
        replyTo: replyTo ?? undefined,
        to: { name: '', address: to },
        subject,
        text,
        html: htmlDocument(subject, html),
      });
    } catch (error) {
      throw failureOf(error as NodemailerError);
    } finally {
      transport.close();
    }
  }
}

/** Carries nothing of the server's reply: that can quote the address. */
function failureOf({ code, responseCode = 0 }: NodemailerError): MailRefused | MailUnavailable {
  const isPermanent = responseCode >= 500 && responseCode !== OUT_OF_SEQUENCE;
  if (code === 'EENVELOPE' && isPermanent) {
    return new MailRefused('address');
  }
  return code === 'EMESSAGE' && isPermanent ? new MailRefused('message') : new MailUnavailable();
}

const htmlDocument = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${escaped(title)}</title>
</head>
<body style="margin: 0; padding: 24px; font: 16px/1.5 Roboto, Arial, sans-serif;">
${body}
</body>
</html>
`;
