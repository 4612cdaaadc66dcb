import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../components/lazy-screen.tsx';
import { RULES } from './business-rules.api.ts';

export const businessRules: ResourceProps = {
  name: RULES,
  list: lazyScreen(async () => (await import('./RuleScreens.tsx')).RuleScreens),
  recordRepresentation: 'Key',
  options: { label: 'Configuration' },
};
