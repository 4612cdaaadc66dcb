import { parseEmail } from '#shared/formats/email';

interface MailSettings {
  smtpUrl: string;
  mailFrom: string;
  smtpTimeoutMs: number;
}

/** What is wrong with the settings of the mail server. Never quotes its address, which contains a password. */
export const mailProblems = ({ smtpUrl, mailFrom, smtpTimeoutMs }: MailSettings): (string | false)[] => [
  smtpUrl !== '' &&
    !isSmtpAddress(smtpUrl) &&
    'SMTP_URL must be an smtp or smtps address, such as smtp://user:password@mail.example.com:587.',
  smtpUrl !== '' && mailFrom === '' && 'SMTP_URL needs MAIL_FROM too.',
  mailFrom !== '' && parseEmail(mailFrom) === null && 'MAIL_FROM must be an e-mail address.',
  !(Number.isInteger(smtpTimeoutMs) && smtpTimeoutMs > 0) && 'SMTP_TIMEOUT_MS must be a number above 0.',
];

const isSmtpAddress = (text: string): boolean => /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text);
