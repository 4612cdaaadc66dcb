import { Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { EMAIL_INVALID, parseEmail } from '#shared/formats/email';
import { formatPhoneInput, parsePhone, PHONE_TEN_DIGITS } from '#shared/formats/phone';
import type { Language } from '#shared/languages/language';
import { fieldErrorsOf } from '#web/http/api-error';
import { PlainField } from '#web/inputs/PlainField';
import { EmailLanguage } from './email/EmailLanguage.tsx';

/** What this server sends by itself. */
export interface LinkServer {
  CanEmail: boolean;
  CanText: boolean;
  /** Where a demo shows what it does not send. */
  MailboxUrl: string | null;
}

/** @param reader "the client" */
export const codeSentence = (reader: string, canText: boolean): string =>
  `You tell ${reader} a six-digit code by phone${canText ? ', or have it texted' : ''}.`;

/** Whether the code of a link is told or texted, and where to. @param suggested digits, '' if unknown */
export function useCodePhone(suggested = '') {
  const [isTexted, setTexted] = useState(false);
  const [typed, setTyped] = useState(formatPhoneInput(suggested));
  const phone = isTexted ? parsePhone(typed) : null;
  return { isTexted, setTexted, typed, setTyped, phone, problem: isTexted && !phone ? PHONE_TEN_DIGITS : null };
}

interface CodePhoneFieldProps {
  code: ReturnType<typeof useCodePhone>;
  /** "the client" */
  reader: string;
  problem: string | null | undefined;
}

/** The code by text message: then the agent never has it. */
export const CodePhoneField = ({ code, reader, problem }: CodePhoneFieldProps) => (
  <>
    <FormControlLabel
      label={`Text the code to ${reader}`}
      control={<Checkbox checked={code.isTexted} onChange={({ target }) => code.setTexted(target.checked)} />}
    />
    {code.isTexted && (
      <PlainField
        label="Mobile phone"
        type="tel"
        value={code.typed}
        onChange={code.setTyped}
        hint="Their own phone. Ask first whether you may text them."
        problem={problem}
      />
    )}
  </>
);

interface Suggested {
  /** '' if unknown. */
  email?: string;
  phone?: string;
  /** Why an address cannot be the client's. */
  emailProblem?: (address: string) => string | null;
}

/** How a link and its code reach a client: by email and text message, or through the agent. */
export function useLinkWay(server: LinkServer, { email = '', phone, emailProblem = () => null }: Suggested = {}) {
  const [isEmailed, setEmailed] = useState(server.CanEmail);
  const [to, setTo] = useState(email);
  const [language, setLanguage] = useState<Language>('en');
  const code = useCodePhone(phone);
  const [problems, setProblems] = useState<Record<'To' | 'CodePhone', string | null>>({ To: null, CodePhone: null });
  /** null: something is wrong. */
  const check = () => {
    const address = isEmailed ? parseEmail(to) : null;
    const wrongAddress = address === null ? EMAIL_INVALID : emailProblem(address);
    const found = { To: isEmailed ? wrongAddress : null, CodePhone: code.problem };
    setProblems(found);
    const Language = isEmailed || code.isTexted ? language : 'en';
    return (found.To ?? found.CodePhone) === null ? { To: address, CodePhone: code.phone, Language } : null;
  };
  return { isEmailed, setEmailed, to, setTo, code, language, setLanguage, problems, check };
}

interface LinkWayFieldsProps {
  way: ReturnType<typeof useLinkWay>;
  server: LinkServer;
  emailLabel: string;
  autoFocus?: boolean;
  /** Why it was refused. */
  failure: Error | null;
}

export function LinkWayFields({ way, server, emailLabel, autoFocus, failure }: LinkWayFieldsProps) {
  const { isEmailed, code, problems } = way;
  const refused = fieldErrorsOf(failure);
  return (
    <>
      {server.CanEmail && (
        <FormControlLabel
          label="Email the link"
          control={<Checkbox checked={isEmailed} onChange={({ target }) => way.setEmailed(target.checked)} />}
        />
      )}
      {isEmailed && (
        <PlainField
          label={emailLabel}
          type="email"
          value={way.to}
          onChange={way.setTo}
          problem={problems.To ?? refused['To']?.join(' ')}
          autoFocus={autoFocus}
        />
      )}
      {server.CanText && (
        <CodePhoneField
          code={code}
          reader="the client"
          problem={problems.CodePhone ?? refused['CodePhone']?.join(' ')}
        />
      )}
      {(isEmailed || code.isTexted) && (
        <EmailLanguage
          reader="client"
          label={isEmailed ? undefined : 'Language of the text message'}
          value={way.language}
          onChange={way.setLanguage}
        />
      )}
    </>
  );
}
