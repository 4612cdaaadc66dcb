/** Loaded together: what adding and editing need beyond the list. */
export { AddRuleDialog } from './AddRuleDialog.tsx';
export { EditRuleDialog } from './EditRuleDialog.tsx';
