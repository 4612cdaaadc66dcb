import { wordsIn } from '../../backend/src/platform/links/words.ts';
import { askingEmail } from '../../shared/src/consents/asking-email.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';

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
