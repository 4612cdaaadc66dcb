import {
  canMoveGroupQuote,
  groupStatusLabel,
  type Mover,
  QUOTE_STATUS_ID,
  QUOTE_STATUSES,
  type QuoteStatus,
  READ_ONLY,
  readOnlyReason,
  shownStatus,
} from '#shared/quotes/quote-status';

describe('moves of a group quote', () => {
  const after = (from: QuoteStatus, by: Mover) =>
    QUOTE_STATUSES.filter((to) => canMoveGroupQuote(from, to, by)).join(' ');

  it.each`
    from                       | by            | to
    ${'EditingCensus'}         | ${'external'} | ${'Quoting'}
    ${'EditingCensus'}         | ${'internal'} | ${'Quoting Rejected PendingPassive'}
    ${'Quoting'}               | ${'external'} | ${'CreatedProposal Enrolling'}
    ${'CreatedProposal'}       | ${'external'} | ${'CreatedProposal Enrolling'}
    ${'Enrolling'}             | ${'external'} | ${''}
    ${'Enrolling'}             | ${'system'}   | ${'SignatureRequired Expired'}
    ${'SignatureRequired'}     | ${'external'} | ${'Complete'}
    ${'SignatureRequired'}     | ${'system'}   | ${'Enrolling Expired'}
    ${'Complete'}              | ${'external'} | ${''}
    ${'Complete'}              | ${'internal'} | ${'Pended Approved Rejected SignatureRequired Declined'}
    ${'Pended'}                | ${'external'} | ${'Pended'}
    ${'FailedEnrollment'}      | ${'external'} | ${'Complete'}
    ${'FailedEnrollment'}      | ${'system'}   | ${'Enrolling SignatureRequired'}
    ${'FailedEnrollment'}      | ${'internal'} | ${'Rejected SignatureRequired Declined'}
    ${'Approved'}              | ${'internal'} | ${''}
    ${'PendingPassive'}        | ${'system'}   | ${'PassivelyRenewed PassiveRenewalFailure'}
    ${'PassivelyRenewed'}      | ${'internal'} | ${'Rejected'}
    ${'PassivelyRenewed'}      | ${'system'}   | ${'EditingCensus Quoting CreatedProposal PassiveRenewalFailure'}
    ${'PassiveRenewalFailure'} | ${'internal'} | ${'Rejected PendingPassive'}
    ${'Declined'}              | ${'external'} | ${''}
  `('from $from by $by: $to', ({ from, by, to }) => {
    expect(after(from, by)).toBe(to);
  });

  it('go back to editing the census only when a passive renewal is undone', () => {
    const movers: Mover[] = ['external', 'internal', 'system'];
    const back = QUOTE_STATUSES.filter((from) => movers.some((by) => canMoveGroupQuote(from, 'EditingCensus', by)));
    expect(back).toEqual(['PassivelyRenewed']);
  });
});

describe('groupStatusLabel', () => {
  it.each`
    status                     | external                | internal
    ${'Complete'}              | ${'Sales Review'}       | ${'Sales Review'}
    ${'Rejected'}              | ${'Manually Processed'} | ${'Manually Processed'}
    ${'PassiveRenewalFailure'} | ${'Passively Renewed'}  | ${'Passive Renewal Failure'}
    ${'EditingCensus'}         | ${'Editing Census'}     | ${'Editing Census'}
  `('$status reads "$external" to agents and "$internal" to staff', ({ status, external, internal }) => {
    expect([groupStatusLabel(status, 'external'), groupStatusLabel(status, 'internal')]).toEqual([external, internal]);
  });

  it('hides a failed passive renewal from agents', () => {
    const seen = (audience: 'external' | 'internal') => QUOTE_STATUSES.map((status) => shownStatus(status, audience));
    expect(seen('external')).not.toContain('PassiveRenewalFailure');
    expect(seen('internal')).toEqual(QUOTE_STATUSES);
  });

  it('has an id of its own for every status', () => {
    expect(new Set(Object.values(QUOTE_STATUS_ID)).size).toBe(19);
  });
});

describe('readOnlyReason', () => {
  it.each([
    [0, null],
    [1, READ_ONLY],
    [4, 'This quote has been signed and submitted. It can be read but no longer changed.'],
    [99, READ_ONLY],
  ])('%i: %s', (readOnly, sentence) => {
    expect(readOnlyReason(readOnly)).toBe(sentence);
  });
});
