import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { Language } from '#shared/languages/language';
import {
  addressesIn,
  addressesProblem,
  MAX_EMAIL_MESSAGE,
  MAX_EMAIL_SUBJECT,
  messageProblem,
  subjectProblem,
} from '#shared/proposals/proposal-email';
import type { ProposalEmailDraft } from '#shared/proposals/proposal-email.record';
import { PlainField } from '#web/inputs/PlainField';

interface TypedEmail {
  To: string[];
  Subject: string;
  Message: string;
}

type Texts = Pick<ProposalEmailDraft, 'To' | 'Subject' | 'Message'>;

/** What is typed into an email, checked when it is sent. @param most addresses */
export function useEmailFields(draft: Texts, most?: number) {
  const [typed, setTyped] = useState<Texts>({ To: draft.To, Subject: draft.Subject, Message: draft.Message });
  const [problems, setProblems] = useState<Partial<Record<keyof Texts, string | null>>>({});
  /** null: something is wrong. */
  const check = (): TypedEmail | null => {
    const found = {
      To: addressesProblem(addressesIn(typed.To), most),
      Subject: subjectProblem(typed.Subject),
      Message: messageProblem(typed.Message),
    };
    setProblems(found);
    const isRight = Object.values(found).every((problem) => problem === null);
    return isRight ? { ...typed, To: addressesIn(typed.To) } : null;
  };
  const field = (name: keyof Texts) => ({
    value: typed[name],
    onChange: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
    problem: problems[name],
    announce: true,
  });
  /** Another suggestion of the texts; what was typed into them instead stays. */
  const suggest = (before: Omit<Texts, 'To'>, after: Omit<Texts, 'To'>) =>
    setTyped(({ To, Subject, Message }) => ({
      To,
      Subject: Subject === before.Subject ? after.Subject : Subject,
      Message: Message === before.Message ? after.Message : Message,
    }));
  return { field, check, suggest };
}

/** In which language the email is; its suggested texts follow. @param first of an email that is sent again, its own */
export function useLetterLanguage(
  { suggest }: ReturnType<typeof useEmailFields>,
  draft: ProposalEmailDraft,
  first: Language = 'en',
) {
  const [language, setLanguage] = useState(first);
  const letterIn = (wanted: Language) => draft.Translations.find(({ Language }) => Language === wanted) ?? draft;
  const choose = (next: Language) => {
    suggest(letterIn(language), letterIn(next));
    setLanguage(next);
  };
  return { language, choose };
}

interface EmailFieldsProps {
  fields: ReturnType<typeof useEmailFields>;
  /** Below the addresses. */
  hint?: string;
  autoFocus?: boolean;
}

/** To, subject and message. */
export const EmailFields = ({ fields: { field }, hint, autoFocus = false }: EmailFieldsProps) => (
  <Stack spacing={2}>
    <PlainField {...field('To')} label="To" autoFocus={autoFocus} autoComplete="off" />
    {hint && (
      <Typography variant="body2" color="textSecondary">
        {hint}
      </Typography>
    )}
    <PlainField {...field('Subject')} label="Subject" inputProps={{ maxLength: MAX_EMAIL_SUBJECT }} />
    <PlainField
      {...field('Message')}
      label="Message"
      multiline
      minRows={5}
      maxRows={12}
      inputProps={{ maxLength: MAX_EMAIL_MESSAGE }}
    />
  </Stack>
);
