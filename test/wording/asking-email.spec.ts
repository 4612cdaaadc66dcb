import { wordsIn } from '../../backend/src/platform/links/words.ts';
import { askingEmail } from '../../shared/src/consents/asking-email.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { followUpLetter, proofLinkEmail } from '../../shared/src/follow-ups/client-letters.ts';
import {
  MAX_EMAIL_SUBJECT,
  messageProblem,
  subjectProblem,
  suggestedComparisonEmail,
  suggestedEmail,
} from '../../shared/src/proposals/proposal-email.ts';

const ASKING = { kind: 'Consent', agentName: 'Ada Byron', effectiveDate: isoDate('2027-01-01') } as const;

describe('the email with which a client is asked', () => {
  it('says no word about the household, and a reminder says which link works', () => {
    expect(askingEmail(wordsIn('en'), { ...ASKING, isReminder: false })).toEqual({
      subject: 'Ada Byron asks for your consent',
      message: `Hello,

Before I may help you with health coverage at the Health Insurance Marketplace, I need your consent. It is about coverage from 1/1/2027. Please read it and answer online; you need no account.

You need a six-digit code, which you get by phone or text message.`,
    });
    const again = askingEmail(wordsIn('en'), { ...ASKING, isReminder: true });
    expect(again.subject).toBe('Reminder: Ada Byron asks for your consent');
    expect(again.message).toContain('the earlier one no longer works');
  });

  it('is in the language that the agent has chosen', () => {
    const spanish = askingEmail(wordsIn('es'), { ...ASKING, kind: 'Review', isReminder: true });
    expect(spanish.subject).toBe('Recordatorio: Ada Byron le pide su revisión');
    expect(spanish.message).toContain('a partir del 1 de enero de 2027');
    const arabic = askingEmail(wordsIn('ar'), { ...ASKING, effectiveDate: null, isReminder: false });
    expect(arabic.subject).toBe('طلب موافقتك من \u2068Ada Byron\u2069');
    expect(arabic.message).not.toMatch(/[a-z]|undefined/i);
  });
});

describe('the email with a proposal or a comparison', () => {
  const effectiveDate = isoDate('2027-01-01');

  it('is suggested with the name of the group and the first day of coverage, and valid', () => {
    const { subject, message } = suggestedEmail(wordsIn('en'), { groupName: 'Lakeshore Tool', effectiveDate });
    expect(subject).toBe('Health plan proposal for Lakeshore Tool');
    expect(message).toBe(`Hello,

The health plan proposal for Lakeshore Tool is ready, with coverage from 1/1/2027. It shows the plans, what they cover and what they cost.

Please take a look, and reply to this email or call me with any questions.`);
    expect([subjectProblem(subject), messageProblem(message)]).toEqual([null, null]);
    const long = suggestedEmail(wordsIn('es'), { groupName: 'x'.repeat(300), effectiveDate });
    expect(long.subject).toHaveLength(MAX_EMAIL_SUBJECT);
  });

  it('of a household names no one', () => {
    expect(suggestedComparisonEmail(wordsIn('en'), effectiveDate)).toEqual({
      subject: 'Health plans compared for you',
      message: `Hello,

Here are the health plans that we talked about, side by side, with coverage from 1/1/2027: what each plan covers and what it costs a month.

Please take a look. On the page you can tell me which plan you would like, or ask a question.`,
    });
  });

  it.each(['es', 'ar'] as const)('can be sent as suggested in %s', (language) => {
    const letters = [
      suggestedEmail(wordsIn(language), { groupName: 'Lakeshore Tool', effectiveDate }),
      suggestedComparisonEmail(wordsIn(language), effectiveDate),
    ];
    for (const { subject, message } of letters) {
      expect([subjectProblem(subject), messageProblem(message)]).toEqual([null, null]);
      expect(message).toContain('2027');
    }
    expect(letters[0]!.subject).toContain('Lakeshore Tool');
  });
});

describe('the letter to a client', () => {
  const facts = {
    dueOn: isoDate('2026-12-26'),
    firstName: 'Ada',
    memberName: null,
    applicationId: 'A-1000107',
    hasLink: false,
  };

  it('says what is needed, by when, and what is at risk', () => {
    const { subject, message } = followUpLetter(wordsIn('en'), { ...facts, kind: 'SpecialEnrollment' });
    expect(subject).toBe('Please send documents to the Health Insurance Marketplace by 12/26/2026');
    expect(message).toContain('Hello Ada,');
    expect(message).toContain(
      'needs proof of the event that lets you enroll now by 12/26/2026. Without it, the coverage may not begin, or may end.',
    );
    expect(message).toContain('application A-1000107');
  });

  it('names the person whom it is about, and greets whoever is not known', () => {
    const { message } = followUpLetter(wordsIn('en'), {
      ...facts,
      kind: 'Citizenship',
      firstName: '',
      memberName: 'Bo Byron',
    });
    expect(message).toContain('Hello,\n\nThe Health Insurance Marketplace needs proof of citizenship of Bo Byron by');
  });

  it.each(['Income', 'OtherCoverage'] as const)('of %s says that the premium may rise', (kind) => {
    expect(followUpLetter(wordsIn('en'), { ...facts, kind }).message).toContain('the tax credit may change or end');
  });

  it('says that documents can be sent with a link that the client has', () => {
    const withLink = 'use the link that I sent you';
    expect(followUpLetter(wordsIn('en'), { ...facts, kind: 'Income' }).message).not.toContain(withLink);
    expect(followUpLetter(wordsIn('en'), { ...facts, kind: 'Income', hasLink: true }).message).toContain(withLink);
  });

  it('is whole in the language in which the client was asked', () => {
    const given = { ...facts, kind: 'Citizenship', memberName: 'Bo Byron', hasLink: true } as const;
    const spanish = followUpLetter(wordsIn('es'), given);
    expect(spanish.subject).toBe(
      'Envíe documentos al Mercado de Seguros Médicos a más tardar el 26 de diciembre de 2026',
    );
    expect(spanish.message).toMatch(
      /^Hola, Ada:\n\nEl Mercado de Seguros Médicos necesita una prueba de ciudadanía de Bo Byron a más tardar el 26 de diciembre de 2026\. Sin /,
    );
    expect(spanish.message).not.toMatch(/\b(the|your|you|and|without)\b/i);
    const arabic = followUpLetter(wordsIn('ar'), { ...given, firstName: '', memberName: null }).message;
    expect(arabic.replaceAll(/HealthCare\.gov|A-1000107/g, '')).not.toMatch(/[a-z]/i);
  });
});

describe('the email that asks for documents', () => {
  it('names neither the client nor what is missing, and says in a reminder that the link is new', () => {
    const { subject, message } = proofLinkEmail(wordsIn('en'), { agentName: 'Grace Agent', isReminder: false });
    expect(subject).toBe('Grace Agent asks for documents');
    expect(message).toBe(`Hello,

The Health Insurance Marketplace needs documents from you. You can send them to me with your phone: open the link, take photos of them or choose files, and send them. You need no account. The page says what is needed, and by when.

You need a six-digit code, which you get by phone or text message.`);
    const reminder = proofLinkEmail(wordsIn('en'), { agentName: 'Grace Agent', isReminder: true });
    expect(reminder.subject).toBe('Reminder: Grace Agent asks for documents');
    expect(reminder.message).toContain('the earlier one no longer works');
  });

  it('is in the language that the agent has chosen', () => {
    const spanish = proofLinkEmail(wordsIn('es'), { agentName: 'Grace Agent', isReminder: true });
    expect(spanish.subject).toBe('Recordatorio: Grace Agent le pide documentos');
    expect(spanish.message).toContain('el anterior ya no funciona');
  });
});
