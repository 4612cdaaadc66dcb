import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '#web/shell/lazy-screen';
import { PASSIVE_RENEWALS } from './passive-renewal-calls.ts';

export const passiveRenewals: ResourceProps = {
  name: PASSIVE_RENEWALS,
  list: lazyScreen(async () => (await import('./PassiveRenewalsScreen.tsx')).PassiveRenewalsScreen),
  recordRepresentation: 'GroupName',
  options: { label: 'Upcoming renewals' },
};
