import { contentWords, formatSize, linkWords, openedWords, sentWords, shareWords } from './proposal-words.ts';

const AT = '2026-11-20T15:00:00.000Z';
const share = {
  Id: 1,
  CreatedAt: AT,
  CreatedBy: 'Ada',
  ExpiresAt: '2026-12-04T15:00:00.000Z',
  RevokedAt: null,
  State: 'Active',
  Language: 'en',
  OpenCount: 0,
  FirstOpenedAt: null,
  LastOpenedAt: null,
  Opens: [],
  Email: null,
  Answers: [],
} as const;

describe('the words of the history', () => {
  it.each([
    [1, '1 KB'],
    [152_195, '149 KB'],
    [1_048_575, '1024 KB'],
    [2_411_724, '2.3 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });

  it.each([
    ['Proposal', [], 'Plans and premiums only.'],
    ['Package', ['Rate grid', 'Census summary'], 'Also contains: Rate grid, Census summary.'],
    ['RenewalPackage', [], 'What the group has, what happens to it, and why the premium changes.'],
  ] as const)('say what a %s with %j contains', (Kind, parts, text) => {
    expect(contentWords({ Kind, Parts: [...parts] })).toBe(text);
  });

  it('say how a proposal went out, or that it did not', () => {
    const record = { Sendings: [] } as unknown as Parameters<typeof sentWords>[0];
    expect(sentWords(record)).toBe('Not sent yet');
    const once = { How: 'Link', Times: 1, FirstAt: AT, LastAt: AT } as const;
    const twice = { How: 'Download', Times: 2, FirstAt: AT, LastAt: AT } as const;
    expect(sentWords({ ...record, Sendings: [twice, once] })).toBe(
      'Downloaded 2 times, last 11/20/2026, 10:00 AM; Link made 11/20/2026, 10:00 AM',
    );
  });

  it.each([
    ['Waiting', 'To a@example.com, being sent · Valid until 12/4/2026, 10:00 AM · Not opened yet'],
    ['Sent', 'To a@example.com, sent 11/20/2026, 10:00 AM · Valid until 12/4/2026, 10:00 AM · Not opened yet'],
    ['NotSent', 'To a@example.com: The mail server did not accept this address.'],
  ] as const)('say what became of an email: %s', (State, text) => {
    const Reason = State === 'NotSent' ? 'The mail server did not accept this address.' : '';
    const SettledAt = State === 'Waiting' ? null : AT;
    const Email = { To: 'a@example.com', State, SettledAt, Reason, Subject: 'Proposal', Message: 'Hello' };
    expect(shareWords({ ...share, Answers: [], Opens: [], Email })).toBe(text);
  });

  it('say in which language an email was sent, if not in English', () => {
    const Email = {
      To: 'a@example.com',
      State: 'Sent',
      SettledAt: AT,
      Reason: '',
      Subject: 'x',
      Message: 'y',
    } as const;
    expect(shareWords({ ...share, Language: 'es', Answers: [], Opens: [], Email })).toMatch(
      /^To a@example\.com, sent 11\/20\/2026, 10:00 AM, in Spanish · Valid until /,
    );
  });

  it('say until when a link is valid, and who opened it', () => {
    expect([
      linkWords({ ...share, Answers: [], Opens: [] }),
      openedWords({ ...share, Answers: [], Opens: [] }),
    ]).toEqual(['Valid until 12/4/2026, 10:00 AM', 'Not opened yet']);
    expect(linkWords({ ...share, Answers: [], Opens: [], State: 'Expired' })).toBe('Ended 12/4/2026, 10:00 AM');
    expect(linkWords({ ...share, Answers: [], Opens: [], State: 'Revoked', RevokedAt: AT })).toBe(
      'Withdrawn 11/20/2026, 10:00 AM',
    );
    const opened = { ...share, Answers: [], LastOpenedAt: AT, Opens: [{ At: AT, Device: 'Safari on iPhone' }] };
    const answer = {
      ...{ Id: 1, PlanName: null, Question: 'Hi', Language: 'en' as const },
      ...{ AnsweredAt: AT, Device: '', HandledAt: null },
    };
    expect(openedWords({ ...share, Opens: [], Answers: [answer] })).toBe('PDF not opened yet');
    expect(openedWords({ ...opened, OpenCount: 1 })).toBe('Opened 11/20/2026, 10:00 AM (Safari on iPhone)');
    expect(openedWords({ ...opened, OpenCount: 3 })).toBe(
      'Opened 3 times, last 11/20/2026, 10:00 AM (Safari on iPhone)',
    );
  });
});
