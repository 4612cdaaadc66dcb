import { useReducer } from 'react';
import { DetailSection } from '../components/DetailSection.tsx';
import { Timeline } from '../components/timeline/Timeline.tsx';

/** Everything that has happened to a household's quote, loaded when it is opened. */
export function HouseholdTimeline({ quoteId }: { quoteId: number }) {
  const [isOpen, toggle] = useReducer((open: boolean) => !open, false);
  return (
    <DetailSection title="Timeline" isOpen={isOpen} onToggle={toggle} flush>
      <Timeline of="quote" id={quoteId} />
    </DetailSection>
  );
}
