import { wordsIn } from '../../backend/src/platform/links/words.ts';
import { askingEmail } from '../../shared/src/consents/asking-email.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
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

You need a six-digit code, which I give you by phone.`,
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
