import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../components/lazy-screen.tsx';
import { AUDIT } from './audit.api.ts';

export const audit: ResourceProps = {
  name: AUDIT,
  list: lazyScreen(async () => (await import('./AuditScreen.tsx')).AuditScreen),
  options: { label: 'Audit' },
};
