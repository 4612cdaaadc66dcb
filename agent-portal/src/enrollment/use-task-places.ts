import { useState } from 'react';
import { ENROLLMENT_SECTION_NAMES, type EnrollmentSectionName } from '#shared/enrollment/enrollment-sections';

/** Where a link on the page leads: a section, and the field in it. A new object each time, so that a repeated link leads there again. */
export interface WantedPlace {
  section: EnrollmentSectionName;
  field: string;
}

export interface TaskPlaces {
  isOpen: (name: EnrollmentSectionName) => boolean;
  toggle: (name: EnrollmentSectionName) => void;
  openAll: () => void;
  closeAll: () => void;
  wanted: WantedPlace | null;
  /** Opens a section and leads to a field in it. */
  show: (name: EnrollmentSectionName, field: string) => void;
}

/** Which sections are expanded: initially the one the specification names, then as the user toggles them. */
export function useTaskPlaces(first: EnrollmentSectionName | null): TaskPlaces {
  const [open, setOpen] = useState<readonly EnrollmentSectionName[]>(first ? [first] : []);
  const [wanted, setWanted] = useState<WantedPlace | null>(null);
  return {
    isOpen: (name) => open.includes(name),
    toggle: (name) =>
      setOpen((before) => (before.includes(name) ? before.filter((other) => other !== name) : [...before, name])),
    openAll: () => setOpen(ENROLLMENT_SECTION_NAMES),
    closeAll: () => setOpen([]),
    wanted,
    show: (section, field) => {
      setOpen((before) => [...new Set([...before, section])]);
      setWanted({ section, field });
    },
  };
}
