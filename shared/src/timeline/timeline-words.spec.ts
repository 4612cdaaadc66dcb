import { actionWords, ALL_PARTS_COMPLETE, fieldNames, isAccess, moveWords } from '#shared/timeline/timeline-words';

describe('moveWords', () => {
  it.each`
    from                       | to                         | why                         | audience      | what                                                       | detail
    ${null}                    | ${'EditingCensus'}         | ${'quote created'}          | ${'external'} | ${'Quote created'}                                         | ${''}
    ${null}                    | ${'EditingCensus'}         | ${'copied from quote 7'}    | ${'external'} | ${'Quote created'}                                         | ${'Copied from quote 7'}
    ${'EditingCensus'}         | ${'Quoting'}               | ${'census approved'}        | ${'external'} | ${'Census approved'}                                       | ${''}
    ${'Quoting'}               | ${'CreatedProposal'}       | ${'proposal made'}          | ${'external'} | ${'Moved from Quoting to Created Proposal'}                | ${'Proposal made'}
    ${'SignatureRequired'}     | ${'Complete'}              | ${'signed'}                 | ${'internal'} | ${'Moved from Signature Required to Sales Review'}         | ${'Signed'}
    ${'PendingPassive'}        | ${'PassiveRenewalFailure'} | ${'renewal system refused'} | ${'external'} | ${'Moved from Pending Passive to Passively Renewed'}       | ${''}
    ${'PendingPassive'}        | ${'PassiveRenewalFailure'} | ${'renewal system refused'} | ${'internal'} | ${'Moved from Pending Passive to Passive Renewal Failure'} | ${'Renewal system refused'}
    ${'PassiveRenewalFailure'} | ${'Rejected'}              | ${'renewed by hand'}        | ${'external'} | ${'Moved from Passively Renewed to Manually Processed'}    | ${''}
  `('$from to $to because of "$why" reads "$what" to $audience people', ({ from, to, why, audience, what, detail }) => {
    expect(moveWords({ from, to, why, isByAgent: false }, { audience })).toEqual({ what, detail });
  });
});

it('a status has the name that it has for the quotes of its line', () => {
  const submitted = { from: 'SignatureRequired', to: 'Complete', why: 'submitted', isByAgent: true } as const;
  expect(
    (['group', 'individual'] as const).map((line) => moveWords(submitted, { audience: 'internal', line }).what),
  ).toEqual(['Moved from Signature Required to Sales Review', 'Moved from Signature Required to Complete']);
});

it.each([
  ['share-proposal', 'Link to the proposal made', 'Link to the plan comparison made'],
  ['email-proposal', 'Proposal sent by email', 'Plan comparison sent by email'],
  ['open-shared-proposal', 'Shared proposal opened', 'Shared plan comparison opened'],
  ['delete-quote', 'Quote deleted', 'Quote deleted'],
])('%s reads %j of a group and %j of a household', (action, ofGroup, ofHousehold) => {
  expect((['group', 'individual'] as const).map((line) => actionWords(action, '', line).what)).toEqual([
    ofGroup,
    ofHousehold,
  ]);
});

describe('what staff do about a failed application', () => {
  it.each([
    ['FailedEnrollment', 'SignatureRequired', 'application sent again', 'Application sent again by staff', ''],
    [
      ...(['FailedEnrollment', 'Complete', 'enrolled at the carrier by staff'] as const),
      'Moved from Failed Enrollment to Complete',
      'Enrolled at the carrier by staff',
    ],
  ] as const)('moving from %s to %s is told as the program writes it', (from, to, why, what, detail) => {
    const words = moveWords({ from, to, why, isByAgent: false }, { audience: 'external', line: 'individual' });
    expect(words).toEqual({ what, detail });
  });
});

describe('what people wrote', () => {
  it.each([
    ['Complete', 'Pended', 'superuser pends', 'Moved from Sales Review to Pended'],
    ['Complete', 'SignatureRequired', 'w-9 unsigned', 'Moved from Sales Review to Signature Required'],
    ['Pended', 'Pended', 'iPad scan attached', 'The agent replied'],
  ] as const)('moving from %s to %s stays as written: %j', (from, to, why, what) => {
    expect(moveWords({ from, to, why, isByAgent: true }, { audience: 'internal' })).toEqual({ what, detail: why });
  });

  it('is told from what the program writes', () => {
    const approved = { from: 'Complete', to: 'Approved', why: 'approve', isByAgent: false } as const;
    expect(moveWords(approved, { audience: 'internal' }).detail).toBe('');
    const repended = { from: 'Pended', to: 'Pended', why: 'still unreadable', isByAgent: false } as const;
    expect(moveWords(repended, { audience: 'external' }).what).toBe('Pended again');
    const corrected = {
      from: 'FailedEnrollment',
      to: 'SignatureRequired',
      why: ALL_PARTS_COMPLETE,
      isByAgent: false,
    } as const;
    expect(moveWords(corrected, { audience: 'external' }).detail).toBe('All parts complete');
  });
});

describe('actionWords', () => {
  it.each`
    action                           | fields                         | what                                      | detail
    ${'create-group'}                | ${''}                          | ${'Group created'}                        | ${''}
    ${'edit-group'}                  | ${'name,taxId,city,county'}    | ${'Group changed'}                        | ${'Group name, tax ID, address'}
    ${'edit-group'}                  | ${'agents'}                    | ${'Group changed'}                        | ${'Agents'}
    ${'set-rollover-to-large-group'} | ${'IsRolloverToLargeGroup'}    | ${'Rollover to large group switched'}     | ${''}
    ${'set-olfo-renewal'}            | ${'IsRenewOLFO'}               | ${'OLFO renewal switched'}                | ${''}
    ${'rename-quote'}                | ${'Name'}                      | ${'Quote renamed'}                        | ${''}
    ${'upload-document'}             | ${'Federal W-9'}               | ${'Supporting document uploaded'}         | ${'Federal W-9'}
    ${'save-application'}            | ${'CompanyType'}               | ${'Enrollment application saved'}         | ${'Company type'}
    ${'move-quote'}                  | ${'Status,Complete,Approved'}  | ${'Quote status changed'}                 | ${'From Sales Review to Approved'}
    ${'move-quote'}                  | ${'Status,Pended,Pended'}      | ${'Quote status changed'}                 | ${'Still Pended'}
    ${'move-quote'}                  | ${'Status'}                    | ${'Quote status changed'}                 | ${''}
    ${'move-follow-up'}              | ${'Income,Requested,Received'} | ${'Follow-up at the marketplace changed'} | ${'Household income: from Requested to Received'}
    ${'unheard-of'}                  | ${''}                          | ${'Unheard of'}                           | ${''}
  `('$action of $fields reads "$what"', ({ action, fields, what, detail }) => {
    expect(actionWords(action, fields)).toEqual({ what, detail });
  });
});

describe('fieldNames', () => {
  it.each([
    ['', []],
    ['postalCode,countyFips,rateArea', ['address', 'rate area']],
    ['isCamadGroup,EffectiveDate', ['CAMAD group', 'effective date']],
    [
      'assignedPlanId,homeNumber,homePostalCode,ssn,memberClass,subGroupId,dateOfHire,homeAddress,savedByStaff',
      ['plan', 'phone', 'home ZIP', 'SSN', 'employee segment', 'subgroup', 'date of hire', 'home address'],
    ],
    ['cobraDurationMonths,providerId', ['COBRA duration', 'primary care provider']],
  ])('%j are %j', (fields, names) => {
    expect(fieldNames(fields)).toEqual(names);
  });
});

it.each([
  ['sign-in', true],
  ['single-sign-on-failed', true],
  ['end-sessions', true],
  ['sign-household', false],
  ['change-user', false],
])('whether %s is about getting in or out: %s', (action, expected) => {
  expect(isAccess(action)).toBe(expected);
});
