import { useNavigate, useSearchParams } from 'react-router';
import { openSections, SECTIONS, withOpenSections, type Section } from './open-sections.ts';

interface OpenSections {
  isOpen: (section: Section) => boolean;
  toggle: (section: Section) => void;
  openAll: () => void;
  closeAll: () => void;
}

/** Kept in the address, so that Back and a reload show what was open. */
export function useOpenSections(): OpenSections {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const open = openSections(params);
  const show = (sections: readonly Section[]) => {
    const search = withOpenSections(params, sections).toString();
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return {
    isOpen: (section) => open.includes(section),
    toggle: (section) => show(open.includes(section) ? open.filter((other) => other !== section) : [...open, section]),
    openAll: () => show(SECTIONS),
    closeAll: () => show([]),
  };
}
