import type { Page } from 'playwright-core';
import { addDays, detroitDay, firstOfNextMonth } from '../../../shared/src/dates/iso-date.ts';
import { person, shortTermBody } from '../../support/individual-builders.ts';

/** Two adults and three children in Kent County, for next month; everyone enrolls in medical, one in dental. */
export async function quoteFamily(page: Page, applicant: string): Promise<number> {
  const today = detroitDay(new Date());
  const waives = { DentalStatus: 'Waive', VisionStatus: 'Waive' };
  const child = (FirstName: string, DateOfBirth: string) =>
    person({ ...waives, RelationshipToSubscriber: 'Child', FirstName, DateOfBirth, MedicaidDeniedOn: '2026-01-05' });
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'PQ-XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post('/api/quote', {
    headers: { 'X-PQ-XSRF-TOKEN': decodeURIComponent(token) },
    data: shortTermBody({
      IndividualPlanType: 'Permanent',
      EnrollmentType: 'Special',
      QualifyingEventReason: 'Marriage',
      EventDate: addDays(today, -10),
      EventAnswer: 'PriorCoverage',
      CoverageLength: null,
      EffectiveDate: firstOfNextMonth(today),
      Census: [
        person({ FirstName: applicant, VisionStatus: 'Waive' }),
        person({ ...waives, RelationshipToSubscriber: 'Spouse', FirstName: 'Bo', DateOfBirth: '1987-02-03' }),
        child('Cy', '2014-01-02'),
        child('Di', '2016-05-06'),
        child('Ed', '2019-09-09'),
      ],
    }),
  });
  const { Id } = (await answer.json()) as { Id: number };
  expect(answer.status()).toBe(201);
  return Id;
}
