import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '#web/shell/lazy-screen';
import { RULES } from './rule-queries.ts';

export const businessRules: ResourceProps = {
  name: RULES,
  list: lazyScreen(async () => (await import('./RuleScreens.tsx')).RuleScreens),
  recordRepresentation: 'Key',
  options: { label: 'Configuration' },
};
