import { toSignRequest } from './signature-fields.ts';

const FIELDS = { SignedByName: 'Ada Agent', ApplicationEnteredConsent: true, AgentNotes: ' Call first. ' };

describe('toSignRequest', () => {
  it.each([{ QuoteId: 7 }, { QuoteId: 7, GroupId: 3 }, { QuoteId: 7, GroupId: 3, MemberDropConsent: true }])(
    'signs with the version of the text on screen: %j',
    (quote) => {
      expect(toSignRequest(FIELDS, quote, { accountName: 'Ada Agent', consentVersion: '2026-11' })).toEqual({
        ...quote,
        SignedByName: 'Ada Agent',
        ApplicationEnteredConsent: true,
        AgentNotes: 'Call first.',
        ConsentVersion: '2026-11',
      });
    },
  );

  it('confirms that the account is someone else’s', () => {
    const request = toSignRequest(FIELDS, { QuoteId: 7 }, { accountName: 'Bo Berg', consentVersion: '2026-11' });
    expect(request.AccountName).toBe('Bo Berg');
  });
});
