import { isoDate } from '#shared/dates/iso-date';
import { censusChanges, type ChosenPlan, type ComparedMember, planPairs } from '#shared/scenarios/scenarios';

const member = (given: Partial<ComparedMember> = {}): ComparedMember => ({
  firstName: 'Ada',
  lastName: 'Byron',
  dateOfBirth: isoDate('1985-01-02'),
  ssnKey: null,
  relationship: 'Self',
  medicalStatus: 'Enroll',
  dentalStatus: 'Enroll',
  visionStatus: 'Waive',
  tobacco: false,
  disabled: false,
  ...given,
});
const plan = (hiosPlanId: string, monthlyRateCents: number, given: Partial<ChosenPlan> = {}): ChosenPlan => ({
  hiosPlanId,
  displayName: `Plan ${hiosPlanId}`,
  coverage: 'medical',
  monthlyRateCents,
  ...given,
});

describe('what changed between two censuses', () => {
  it('names who joined, who left and which fields changed', () => {
    const left = [member(), member({ firstName: 'Gone' }), member({ firstName: 'Same' })];
    const right = [
      member({ dentalStatus: 'Waive', tobacco: true, lastName: 'King' }),
      member({ firstName: 'New', relationship: 'Child' }),
      member({ firstName: 'Same' }),
    ];
    expect(censusChanges(left, right)).toEqual({
      Same: 1,
      JoinedTotal: 1,
      LeftTotal: 1,
      ChangedTotal: 1,
      Joined: [{ Name: 'New Byron', Relationship: 'Child' }],
      Left: [{ Name: 'Gone Byron', Relationship: 'Employee' }],
      Changed: [
        {
          Name: 'Ada King',
          Relationship: 'Employee',
          Changes: [
            { Field: 'Name', Left: 'Ada Byron', Right: 'Ada King' },
            { Field: 'Dental', Left: 'Enroll', Right: 'Waive' },
            { Field: 'Tobacco', Left: 'No', Right: 'Yes' },
          ],
        },
      ],
    });
  });

  it('counts everybody and names the first hundred', () => {
    const many = Array.from({ length: 101 }, (_, index) => member({ firstName: `Ada ${index}` }));
    const { JoinedTotal, Joined } = censusChanges([], many);
    expect([JoinedTotal, Joined.length]).toEqual([101, 100]);
  });
});

describe('the plans of two quotes', () => {
  it('stand side by side with the difference to the cent, those of both first', () => {
    const left = [plan('a', 100_10), plan('b', 50_00), plan('d', 20_00, { coverage: 'dental' })];
    const right = [plan('c', 70_00), plan('b', 50_01)];
    expect(
      planPairs(left, right).map(({ HiosPlanId, Left, Right, Difference }) => [HiosPlanId, Left, Right, Difference]),
    ).toEqual([
      ['b', 50, 50.01, 0.01],
      ['a', 100.1, null, null],
      ['c', null, 70, null],
      ['d', 20, null, null],
    ]);
  });
});
