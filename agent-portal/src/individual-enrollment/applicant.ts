import { formatName } from '#shared/formats/person-name';
import type {
  EnrollingMember,
  EnrollmentPageResponse,
} from '#shared/individual-enrollment/individual-enrollment.record';

/** The applicant comes first. */
export const applicantOf = ({ Members: [applicant] }: EnrollmentPageResponse): EnrollingMember | undefined => applicant;

export const applicantName = (page: EnrollmentPageResponse): string => formatName(applicantOf(page) ?? {});
