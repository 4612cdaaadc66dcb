/** Loaded together: the code for adding and editing, which the list alone doesn't need. */
export { AddRuleDialog } from './AddRuleDialog.tsx';
export { EditRuleDialog, EditRuleFrame } from './EditRuleDialog.tsx';
