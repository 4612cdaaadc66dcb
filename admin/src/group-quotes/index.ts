import type { ResourceProps } from 'react-admin';
import { GROUP_QUOTES } from './group-quotes.api.ts';
import { QueueScreens } from './QueueScreens.tsx';

export const groupQuotes: ResourceProps = {
  name: GROUP_QUOTES,
  list: QueueScreens,
  recordRepresentation: 'GroupName',
  options: { label: 'Group quotes' },
};
