import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '#web/shell/lazy-screen';
import { INDIVIDUAL_QUOTES } from './individual-queue.ts';

export const individualQuotes: ResourceProps = {
  name: INDIVIDUAL_QUOTES,
  list: lazyScreen(async () => (await import('./IndividualQueueScreen.tsx')).IndividualQueueScreen),
  recordRepresentation: 'LastName',
  options: { label: 'Individuals' },
};
