import { useId, type ReactNode } from 'react';
import type { FacetOption } from './plan-filters.ts';

interface FilterGroupProps {
  title: string;
  isOpen: boolean;
  /** Choices in use: a closed group says how many it hides. */
  chosen: number;
  onToggle: () => void;
  children: ReactNode;
}

/** The choices of one filter; its heading opens and closes it. */
export function FilterGroup({ title, isOpen, chosen, onToggle, children }: FilterGroupProps) {
  const id = useId();
  return (
    <section>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span id={`${id}-title`}>{title}</span>
          {!isOpen && chosen > 0 && <span> ({chosen} in use)</span>}
        </button>
      </h2>
      <div id={id} role="group" aria-labelledby={`${id}-title`} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}

export const Choice = ({ option, onToggle }: { option: FacetOption; onToggle: () => void }) => (
  <label data-empty={option.count === 0 && !option.isChosen}>
    <input type="checkbox" checked={option.isChosen} onChange={onToggle} />
    <span>{option.label}</span>
    <span>
      {option.count}
      <span className="hidden">{option.count === 1 ? ' plan' : ' plans'}</span>
    </span>
  </label>
);
