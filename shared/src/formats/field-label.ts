/** Fields whose wire name differs from what people call them. */
const LABELS: Record<string, string> = {
  AddressLine1: 'Street address',
  AddressLine2: 'Second line of the address',
  AssociatedAgents: 'Agents',
  CountyFips: 'County',
  FullPostalCode: 'ZIP code',
  GroupEmail: 'Email',
  HomeNumber: 'Phone number',
  HomePostalCode: 'Home ZIP code',
  PostalCode: 'ZIP code',
  RelationshipToSubscriber: 'Relationship',
  SICCode: 'SIC code',
  StateCode: 'State',
};
/** Words that are not lowercased. */
const ACRONYMS = new Set([
  'CAMAD',
  'CEO',
  'COBRA',
  'CSR',
  'FSA',
  'HRA',
  'ID',
  'NPN',
  'OLFO',
  'PCP',
  'PEO',
  'SIC',
  'SSN',
  'ZIP',
]);

/** The display name of a wire field: "PrimaryCareProviderId" is "Primary care provider ID". */
export function fieldLabel(field: string): string {
  const known = Object.hasOwn(LABELS, field) ? LABELS[field] : undefined;
  if (known !== undefined) {
    return known;
  }
  const words = field
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((word) => (ACRONYMS.has(word.toUpperCase()) ? word.toUpperCase() : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
