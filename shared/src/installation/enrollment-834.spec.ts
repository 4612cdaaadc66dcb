import { isoDate } from '#shared/dates/iso-date';
import type { CarrierMember } from '#shared/installation/carrier-payload';
import { coverageLevels, enrollment834 } from '#shared/installation/enrollment-834';

const ADDRESS = {
  AddressLine1: '1 Main St',
  AddressLine2: '',
  City: 'Holland',
  StateCode: 'MI',
  PostalCode: '49423-1234',
};

const person = (given: Partial<CarrierMember> = {}): CarrierMember => ({
  Reference: 'M1',
  SubscriberReference: 'M1',
  Relationship: 'Self',
  FirstName: 'Ada',
  MiddleInitial: 'B',
  LastName: 'Carpenter',
  DateOfBirth: isoDate('1985-01-02'),
  Gender: 'F',
  SSN: null,
  Address: ADDRESS,
  Phone: '6165550100',
  Email: 'ada@example.com',
  IsDisabled: false,
  SubGroupId: 'S001',
  SegmentClassId: 'CA01',
  DateOfHire: isoDate('2020-05-04'),
  Status: 'Active',
  Cobra: null,
  Coverages: [{ Coverage: 'medical', PlanId: '12345MI0010001' }],
  PrimaryCareProvider: null,
  ...given,
});

const make = (members: CarrierMember[], group: object = {}) =>
  enrollment834(
    {
      Group: {
        Reference: 'Q7',
        GroupNumber: '80000001',
        GroupName: 'Acme Works',
        TaxId: '381234567',
        SicCode: '',
        Phone: '',
        Email: '',
        Address: ADDRESS,
        EffectiveDate: isoDate('2027-01-01'),
        IsRenewal: false,
        AgentNpn: '',
        Subgroups: [],
        Segments: [],
        Plans: [],
        ...group,
      },
      Members: members,
    },
    {
      senderId: 'PRIORITY',
      receiverId: 'CARRIER',
      day: isoDate('2026-12-03'),
      time: '0915',
      controlNumber: 42,
      isTest: true,
    },
    { payerName: 'Priority', payerId: '12345' },
  );

/** Parses the file as a partner's system would: by its own delimiters. */
function parsed(file: string): string[][] {
  const element = file[3]!;
  const terminator = file[105]!;
  return file
    .split(terminator)
    .map((segment) => segment.trim())
    .filter(Boolean)
    .map((segment) => segment.split(element));
}

const all = (file: string, name: string) => parsed(file).filter(([found]) => found === name);

describe('enrollment834', () => {
  const family = [
    person(),
    person({ Reference: 'M2', Relationship: 'Spouse', FirstName: 'Ben', DateOfHire: null, Gender: 'M' }),
    person({
      Reference: 'M3',
      Relationship: 'Child',
      FirstName: 'Cy',
      Gender: null,
      Phone: '',
      Email: '',
      IsDisabled: true,
    }),
  ];

  it('opens with an interchange header of the fixed length', () => {
    const isa = make(family).split('~')[0]!;
    expect(isa).toHaveLength(105);
    expect(isa).toBe(
      'ISA*00*          *00*          *ZZ*PRIORITY       *ZZ*CARRIER        *261203*0915*^*00501*000000042*0*T*:',
    );
  });

  it.each([0, 1, 3])('counts its segments, sets and groups, and repeats its numbers, with %s people', (count) => {
    const segments = parsed(make(family.slice(0, count)));
    const at = (name: string) => segments.findIndex(([found]) => found === name);
    const [isa, gs, st, se, ge, iea] = ['ISA', 'GS', 'ST', 'SE', 'GE', 'IEA'].map((name) => segments[at(name)]!);
    expect(segments.map(([name]) => name).slice(-3)).toEqual(['SE', 'GE', 'IEA']);
    expect(Number(se![1])).toBe(at('SE') - at('ST') + 1);
    expect(se![2]).toBe(st![2]);
    expect(ge).toEqual(['GE', '1', gs![6]]);
    expect(iea).toEqual(['IEA', '1', isa![13]]);
    expect([gs![8], st![3]]).toEqual(['005010X220A1', '005010X220A1']);
  });

  it('names each person with relationship, numbers, address, birth date and cover', () => {
    const file = make(family);
    expect(all(file, 'INS').map((segment) => segment.slice(1, 3))).toEqual([
      ['Y', '18'],
      ['N', '01'],
      ['N', '19'],
    ]);
    expect(all(file, 'INS')[2]).toEqual(['INS', 'N', '19', '021', '28', 'A', '', '', '', '', 'Y']);
    expect(all(file, 'REF').filter(([, kind]) => kind === '0F')).toEqual(family.map(() => ['REF', '0F', 'M1']));
    expect(all(file, 'NM1')[0]).toEqual(['NM1', 'IL', '1', 'Carpenter', 'Ada', 'B']);
    expect(all(file, 'PER')).toHaveLength(2);
    expect(all(file, 'N4')[0]).toEqual(['N4', 'Holland', 'MI', '494231234']);
    expect(all(file, 'DMG').map(([, , day, gender]) => [day, gender])).toEqual([
      ['19850102', 'F'],
      ['19850102', 'M'],
      ['19850102', 'U'],
    ]);
    expect(all(file, 'HD')[0]).toEqual(['HD', '021', '', 'HLT', '12345MI0010001', 'FAM']);
    expect(all(file, 'HD')[1]).toEqual(['HD', '021', '', 'HLT', '12345MI0010001']);
    expect(all(file, 'DTP').filter(([, kind]) => kind === '336')).toEqual([['DTP', '336', 'D8', '20200504']]);
  });

  describe('says what people are to the group', () => {
    const spouse = { Reference: 'M2', Relationship: 'Spouse', DateOfHire: null } as const;
    const insOf = (given: Partial<CarrierMember>) =>
      all(make([person(given), person({ ...given, ...spouse })]), 'INS').map((ins) => [ins[5], ins[7], ins[8] ?? '']);
    const cobra = { Begin: isoDate('2026-12-01'), Months: 18, Event: 'TerminationOfEmployment' } as const;

    it.each<[string, Partial<CarrierMember>, string[][]]>([
      [
        'employees',
        { Status: 'Active' },
        [
          ['A', '', 'FT'],
          ['A', '', ''],
        ],
      ],
      [
        'retirees',
        { Status: 'Retired' },
        [
          ['A', '', 'RT'],
          ['A', '', ''],
        ],
      ],
      [
        'people with COBRA',
        { Status: 'COBRA', Cobra: cobra },
        [
          ['C', '1', 'TE'],
          ['C', '1', ''],
        ],
      ],
      [
        'and after a layoff',
        { Status: 'COBRA', Cobra: { ...cobra, Event: 'Layoff' } },
        [
          ['C', '9', 'TE'],
          ['C', '9', ''],
        ],
      ],
      [
        'and of whom nothing is known',
        { Status: 'COBRA', Cobra: { Begin: null, Months: null, Event: null } },
        [
          ['C', 'ZZ', 'TE'],
          ['C', 'ZZ', ''],
        ],
      ],
    ])('%s, and their dependents', (_, given, codes) => {
      expect(insOf(given)).toEqual(codes);
    });

    it('since when COBRA covers each of them, and nobody else', () => {
      const begins = (given: Partial<CarrierMember>) =>
        all(make([person(given), person({ ...given, ...spouse })]), 'DTP').filter(([, kind]) => kind === '340');
      expect(begins({ Status: 'COBRA', Cobra: cobra })).toEqual([
        ['DTP', '340', 'D8', '20261201'],
        ['DTP', '340', 'D8', '20261201'],
      ]);
      expect(begins({ Status: 'COBRA', Cobra: { ...cobra, Begin: null } })).toEqual([]);
      expect(begins({})).toEqual([]);
    });
  });

  it('writes an SSN only where the payload has one', () => {
    expect(all(make([person({ SSN: '219099991' })]), 'NM1')[0]).toEqual([
      ...['NM1', 'IL', '1', 'Carpenter', 'Ada', 'B', '', '', '34', '219099991'],
    ]);
  });

  it('says whose patient a person is, after the medical cover', () => {
    const provider = { ProviderId: '1999999992', ProviderName: 'Dr. Ida Fields', IsExistingPatient: true };
    const segments = parsed(make([person({ PrimaryCareProvider: provider })]));
    const lx = segments.findIndex(([name]) => name === 'LX');
    expect(segments[lx - 1]).toEqual(['DTP', '348', 'D8', '20270101']);
    expect(segments[lx + 1]).toEqual(['NM1', 'P3', '1', 'Dr. Ida Fields', '', '', '', '', 'SV', '1999999992', '25']);
  });

  it.each([
    ['Wałęsa', 'Søren', 'Walesa', 'Soren'],
    ['Weiß', 'Þóra', 'Weiss', 'Thora'],
    ['Щербаков', 'Юрий', 'Shcherbakov', 'Yuriy'],
    ['Ελύτης', 'Ελένη', 'Elytis', 'Eleni'],
    ['Nguyễn', 'Thị', 'Nguyen', 'Thi'],
  ])('writes %s, %s in plain letters and loses none', (LastName, FirstName, last, first) => {
    expect(all(make([person({ LastName, FirstName, MiddleInitial: '' })]), 'NM1')[0]?.slice(3, 5)).toEqual([
      last,
      first,
    ]);
  });

  it('keeps delimiters, line ends, accents and other scripts out of the data', () => {
    const file = make([person({ LastName: 'O*Neil~ISA:^', FirstName: 'Zoë\r\nMå', MiddleInitial: '李' })], {
      GroupName: 'A~B*C "Fine" – Works',
    });
    expect(all(file, 'NM1')[0]).toEqual(['NM1', 'IL', '1', 'O Neil ISA', 'Zoe Ma', 'Li']);
    expect(all(file, 'N1')[0]?.[2]).toBe('A B C "Fine" - Works');
    expect(parsed(file).map(([name]) => name)).toEqual(
      parsed(make([person({ MiddleInitial: '' })])).map(([name]) => name),
    );
    expect(file).toMatch(/^[\x20-\x7e\n]*$/);
  });

  it.each([
    [['Self'], 'EMP'],
    [['Self', 'Spouse'], 'ESP'],
    [['Self', 'DomesticPartner'], 'ESP'],
    [['Self', 'Child'], 'ECH'],
    [['Self', 'Spouse', 'Child'], 'FAM'],
  ] as const)('the cover of %s is %s', (household, level) => {
    expect(coverageLevels(household.map((Relationship) => person({ Relationship }))).get('medical')).toBe(level);
  });
});
