import { Stack } from '@mui/material';
import { CompanySection, EmployeesSection, GroupSection } from './CompanySections.tsx';
import { CoverageSection, PreviousCoverageSection, ServicesSection } from './CoverageSections.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { SegmentsSection } from './SegmentsSection.tsx';
import { SubmissionSection } from './SubmissionSection.tsx';
import { TaxControlSection } from './TaxControlSection.tsx';

/** The whole form, in the order in which problems are listed. */
export const ApplicationSections = () => (
  <Stack spacing={3}>
    <GroupSection />
    <CompanySection />
    <EmployeesSection />
    <TaxControlSection />
    <CoverageSection />
    <SegmentsSection />
    <PreviousCoverageSection />
    <ServicesSection />
    <PaymentSection />
    <SubmissionSection />
  </Stack>
);
