import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '#web/shell/lazy-screen';
import { GROUP_QUOTES } from './group-queue.ts';

export const groupQuotes: ResourceProps = {
  name: GROUP_QUOTES,
  list: lazyScreen(async () => (await import('./QueueScreens.tsx')).QueueScreens),
  recordRepresentation: 'GroupName',
  options: { label: 'Group quotes' },
};
