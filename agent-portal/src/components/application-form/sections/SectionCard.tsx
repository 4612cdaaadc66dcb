import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { APPLICATION_SECTIONS, type ApplicationSectionId } from '#shared/enrollment/application/answered-sections';
import { FormSection } from '#web/inputs/FormSection';

interface SectionCardProps {
  id: ApplicationSectionId;
  help?: ReactNode;
  children: ReactNode;
}

export const sectionAnchor = (id: ApplicationSectionId): string => `application-${id}`;

/** A section of the application, which the outline links to. */
export const SectionCard = ({ id, help, children }: SectionCardProps) => (
  <Box id={sectionAnchor(id)} tabIndex={-1} sx={{ scrollMarginTop: 88, '&:focus': { outline: 0 } }}>
    <FormSection title={APPLICATION_SECTIONS.find((section) => section.id === id)!.title} help={help}>
      {children}
    </FormSection>
  </Box>
);
