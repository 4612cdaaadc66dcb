/** Terms of the trade on screen, and what each means here. Where the specification only names a flag, its effect is said, never its origin. */
export const GLOSSARY = {
  suite: {
    name: 'Suite',
    meaning:
      'Medical plans that a group offers together: selecting one selects all of them, and the limit on plans does not apply. A suite needs a minimum number of employees.',
  },
  hsa: {
    name: 'HSA',
    meaning:
      'Health savings account: the plan can be combined with an account from which members pay for care with pre-tax money. By law every bronze and catastrophic plan of individuals can since 2026; others can by their design, within the limits of the year.',
  },
  hra: {
    name: 'HRA',
    meaning:
      'Health reimbursement arrangement: the employer pays part of the deductible. The amounts are predefined with the plan and agreed on before the group enrolls.',
  },
  healthbyChoice: {
    name: 'HealthbyChoice',
    meaning: 'A plan type that may only be paired with another HealthbyChoice plan.',
  },
  extras: { name: 'Extras', meaning: 'A plan type that is sold to small groups only.' },
  shop: {
    name: 'Small group shop',
    meaning: 'Plans of the Small Business Health Options Program (SHOP), the marketplace for small employers.',
  },
  integrated: {
    name: 'Integrated Med/Rx',
    meaning: 'One deductible for medical care and prescription drugs together.',
  },
  medOnly: { name: 'Med only', meaning: 'The deductible is for medical care only, not for prescription drugs.' },
  deductible: {
    name: 'Deductible',
    meaning: 'What a member pays in a plan year for covered care before the plan begins to pay.',
  },
  outOfPocketMaximum: {
    name: 'Out-of-pocket maximum',
    meaning:
      'The most that a member pays in a plan year for covered care in the network: deductible, copays and coinsurance. Premiums do not count.',
  },
  rateArea: {
    name: 'Rating area',
    meaning:
      'Michigan has 16. The county of the employer’s principal address, or of the subscriber’s home, decides the area, and with it the rates of everyone covered. Only PPO plans are sold in area 16.',
  },
  camad: {
    name: 'CAMAD group',
    meaning: 'A group type of the carrier. It is set automatically for groups that CAMAD users in operations add.',
  },
  agentBroker: {
    name: 'Agent-broker group',
    meaning: 'A group of an agent-broker. It is set automatically for groups that agent-brokers add.',
  },
  totalHealthcare: {
    name: 'Total Healthcare group',
    meaning: 'A mark that is kept with the group. It changes neither plans nor prices here.',
  },
  olfo: {
    name: 'OLFO renewal',
    meaning: 'The sales team renews the group: agents cannot create quotes or proposals for it, nor enroll it.',
  },
} as const satisfies Readonly<Record<string, { name: string; meaning: string }>>;

export type Term = keyof typeof GLOSSARY;
