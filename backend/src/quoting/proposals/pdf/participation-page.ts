import type { Content } from 'pdfmake/interfaces.js';
import { shortSection } from '../../../platform/documents/pdf/pdf-kit.ts';
import type { ProposalContent } from '../content/proposal-content.ts';

/** The requirements that the group must meet to take the offered plans. Sources: spec 002 section 5; facts, "Rates". */
export const participationPage = ({ minimumEmployees, salesPhone }: ProposalContent): Content =>
  shortSection('Participation', '', {
    ul: [
      `At least ${minimumEmployees} eligible employees; small groups have 2 to 50 eligible employees.`,
      'At least one member must enroll in a medical plan.',
      'Owners and 1099 employees are not eligible as the only enrolling employees; where fewer than two employees enroll, the enrolling employee must be a common-law employee.',
      'A dependent can enroll in a coverage only when the employee enrolls in it.',
      'Children can be covered up to age 26, and beyond when disabled.',
      'A HealthbyChoice plan may only be paired with another HealthbyChoice plan.',
      `Questions: small business sales, ${salesPhone}.`,
    ],
    lineHeight: 1.4,
  });
