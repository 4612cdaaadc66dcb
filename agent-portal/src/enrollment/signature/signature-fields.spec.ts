import { CONSENT_VERSION } from '#shared/enrollment/signing';
import { toSignRequest } from './signature-fields.ts';

const FIELDS = { SignedByName: 'Ada Agent', ApplicationEnteredConsent: true, AgentNotes: ' Call first. ' };

describe('toSignRequest', () => {
  it.each([
    [false, {}],
    [true, { MemberDropConsent: true }],
  ])('with members who lose coverage: %j', (losesMembers, more) => {
    expect(toSignRequest(FIELDS, { Id: 7, GroupId: 3 }, { losesMembers, accountName: 'Ada Agent' })).toEqual({
      QuoteId: 7,
      GroupId: 3,
      SignedByName: 'Ada Agent',
      ApplicationEnteredConsent: true,
      AgentNotes: 'Call first.',
      ConsentVersion: CONSENT_VERSION,
      ...more,
    });
  });

  it('confirms that the account is someone else’s', () => {
    const request = toSignRequest(FIELDS, { Id: 7, GroupId: 3 }, { losesMembers: false, accountName: 'Bo Berg' });
    expect(request.AccountName).toBe('Bo Berg');
  });
});
