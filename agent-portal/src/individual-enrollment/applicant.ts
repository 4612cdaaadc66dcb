import { formatName } from '#shared/formats/person-name';
import type {
  EnrollingMember,
  EnrollmentPageResponse,
} from '#shared/individual-enrollment/individual-enrollment.record';

export const applicantOf = ({ Members }: EnrollmentPageResponse): EnrollingMember | undefined =>
  Members.find(({ RelationshipToSubscriber }) => RelationshipToSubscriber === 'Self');

export const applicantName = (page: EnrollmentPageResponse): string => formatName(applicantOf(page) ?? {});
