import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '#web/shell/lazy-screen';
import { AUDIT } from './audit-calls.ts';

export const audit: ResourceProps = {
  name: AUDIT,
  list: lazyScreen(async () => (await import('./AuditScreen.tsx')).AuditScreen),
  options: { label: 'Audit' },
};
