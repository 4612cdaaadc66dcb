import { useState } from 'react';
import { ENROLLMENT_SECTION_NAMES, type EnrollmentSectionName } from '#shared/enrollment/enrollment-sections';

/** Which parts stand open: at first the one that the specification names, then as the user opens and closes them. */
export function useOpenSections(first: EnrollmentSectionName | null) {
  const [open, setOpen] = useState<readonly EnrollmentSectionName[]>(first ? [first] : []);
  return {
    isOpen: (name: EnrollmentSectionName) => open.includes(name),
    toggle: (name: EnrollmentSectionName) =>
      setOpen((before) => (before.includes(name) ? before.filter((other) => other !== name) : [...before, name])),
    openAll: () => setOpen(ENROLLMENT_SECTION_NAMES),
    closeAll: () => setOpen([]),
  };
}
