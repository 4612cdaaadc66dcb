import { isoDate } from '#shared/dates/iso-date';
import { buildEnrollingChild, buildEnrollingMember } from '#support/shared/enrollment-members.ts';
import { carrierApplicants } from './carrier-applicant.ts';

const MEDICAL = { coverage: 'medical', hiosPlanId: '12345MI0010001' } as const;
const DENTAL = { coverage: 'dental', hiosPlanId: '12345MI0020001' } as const;

const of = (...plans: (typeof MEDICAL | typeof DENTAL)[]) => ({ plans, effectiveDate: isoDate('2027-01-01') });

describe('the people of an application', () => {
  it('are those who take coverage, the applicant first and in any case', () => {
    const applicant = buildEnrollingMember({ MedicalStatus: 'Waive', DentalStatus: 'Waive', VisionStatus: 'Waive' });
    const child = buildEnrollingChild({ DentalStatus: 'Enroll' });
    const outside = buildEnrollingChild({ Id: 3, MedicalStatus: 'Waive', DentalStatus: 'Waive' });
    const people = carrierApplicants([child, outside, applicant], of(MEDICAL, DENTAL));
    expect(people.map(({ Reference, Coverages }) => [Reference, Coverages])).toEqual([
      ['M1', []],
      [
        'M2',
        [
          { Coverage: 'medical', PlanId: '12345MI0010001' },
          { Coverage: 'dental', PlanId: '12345MI0020001' },
        ],
      ],
    ]);
    expect(carrierApplicants([child], of(MEDICAL))).toEqual([]);
  });

  it('have no plan of a kind that is not chosen', () => {
    const [applicant] = carrierApplicants([buildEnrollingMember({ DentalStatus: 'Enroll' })], of(MEDICAL));
    expect(applicant!.Coverages).toEqual([{ Coverage: 'medical', PlanId: '12345MI0010001' }]);
  });

  it.each([
    ['2026-07-01', true],
    ['2026-06-30', false],
  ])('who last used tobacco on %s, for coverage from 1/1/2027, are users of it: %s', (day, uses) => {
    const LastTobaccoUse = isoDate(day);
    const [applicant] = carrierApplicants([buildEnrollingMember({ Tobacco: true, LastTobaccoUse })], of(MEDICAL));
    expect([applicant!.UsesTobacco, applicant!.LastTobaccoUse]).toEqual([uses, day]);
  });

  it('who have not answered about tobacco are not said to use none', () => {
    const [applicant] = carrierApplicants([buildEnrollingMember({ Tobacco: null })], of(MEDICAL));
    expect(applicant!.UsesTobacco).toBeNull();
  });

  it("have the applicant's home and phone where they share them", () => {
    const applicant = buildEnrollingMember();
    const elsewhere = { ...applicant.HomeAddress, AddressLine1: '9 Elm St' };
    const [self, child, away] = carrierApplicants(
      [
        applicant,
        buildEnrollingChild(),
        buildEnrollingChild({
          Id: 3,
          SameAsPrimary: false,
          HomeAddress: elsewhere,
          HomeNumber: '6165550199',
          MailingAddressSameAsHome: false,
          MailingAddress: applicant.HomeAddress,
        }),
      ],
      of(MEDICAL),
    );
    expect([child!.Address, child!.Phone, child!.MailingAddress]).toEqual([self!.Address, self!.Phone, null]);
    expect([away!.Address.AddressLine1, away!.Phone, away!.MailingAddress]).toEqual([
      '9 Elm St',
      '6165550199',
      self!.Address,
    ]);
  });
});
