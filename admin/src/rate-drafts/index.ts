import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '#web/shell/lazy-screen';
import { RATE_DRAFTS } from './rate-draft-calls.ts';

export const rateDrafts: ResourceProps = {
  name: RATE_DRAFTS,
  list: lazyScreen(async () => (await import('./RateDraftsScreen.tsx')).RateDraftsScreen),
  edit: lazyScreen(async () => (await import('./RateDraftScreen.tsx')).RateDraftScreen),
  recordRepresentation: 'FileName',
  options: { label: 'Rate files' },
};
