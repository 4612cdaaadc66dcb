/** A chapter of the API reference: its paths and their purpose. */
interface Chapter {
  name: string;
  description: string;
  of: RegExp;
}

/** In the order of a group's life cycle. A path belongs to the first chapter that matches. */
export const CHAPTERS: readonly Chapter[] = [
  {
    name: 'Account',
    description: 'Signing in and out, single sign-on, one-time links and the preferences of a user.',
    of: /^\/api\/account/,
  },
  {
    name: 'Dashboard and search',
    description: 'What waits for a user, and finding a group or a quote.',
    of: /^\/api\/(dashboard|search)|GetGroupsBySearchCriteria/,
  },
  {
    name: 'Repairs',
    description: 'Groups, members, renewals and payments that failed, and what staff do about them.',
    of: /Error|Resubmit|Resolve|MarkPayment|IndividualApplications|IndividualResolved/,
  },
  { name: 'Groups', description: 'Employers and their members.', of: /^\/api\/group(\/|$)/ },
  {
    name: 'Agents',
    description: 'Agents who can be assigned to a group, and the agency of an agent admin.',
    of: /^\/api\/(agent|agency)/,
  },
  {
    name: 'Quotes',
    description: 'Quotes of a group: created, copied, moved to another day, enrolled.',
    of: /^\/api\/(quote|scenario|contribution|ichra|advice)/,
  },
  {
    name: 'Individuals',
    description: 'Quotes of individuals and families, and the tax credit that lowers their premium.',
    of: /^\/api\/(individual|agreement)/i,
  },
  {
    name: 'Marketplace',
    description: 'The federal marketplace: the way to its application, and what it decided.',
    of: /^\/individual-health-insurance-api/,
  },
  { name: 'Census', description: 'The people on a quote: entered, imported and approved.', of: /^\/api\/groupcensus/ },
  {
    name: 'Plans',
    description: 'Plans on offer with their prices, and the choice that is made among them.',
    of: /^\/api\/plan/,
  },
  {
    name: 'Proposals',
    description: 'Documents made of a quote, sent and shared.',
    of: /^\/api\/(proposal|share|printtopdf)/,
  },
  {
    name: 'Enrollment',
    description: 'From selected plans to coverage: application, demographics, documents, signature and decision.',
    of: /^\/api\/(enrollment|employersignature|employee\/)/,
  },
  {
    name: 'Installation',
    description: 'Approved groups on their way to the carrier system.',
    of: /^\/api\/(installation|sandbox)/,
  },
  {
    name: 'Payments',
    description:
      'The first payment of an individual enrollment: handed over to the payment provider, and its call-back.',
    of: /^\/api\/instamed/,
  },
  {
    name: 'Renewals',
    description: 'Renewing a group: what replaces its plans, surveys, and passive renewal of many groups.',
    of: /^\/api\/renewals|Renewal|^\/api\/members/i,
  },
  {
    name: 'Book of business',
    description: 'The groups of an agent, the contracts of individuals, and what clients still owe the marketplace.',
    of: /^\/api\/(bob|book|followups|proofs)/i,
  },
  {
    name: 'Business rules',
    description: 'The configuration: rules in force, proposals, and what a change would do to open quotes.',
    of: /Rule/i,
  },
  {
    name: 'Sales',
    description: 'The queue of internal staff, who works on which quote, and long work on many records.',
    of: /^\/api\/sales/,
  },
  {
    name: 'Locations and providers',
    description: 'Where a plan is sold, and who gives care.',
    of: /^\/api\/(location|provider)/,
  },
  { name: 'People', description: 'Users, agents and agencies, for super users.', of: /^\/api\/people/ },
  {
    name: 'Timeline and audit',
    description: 'Who did what to a record, when and from where, and proof that no entry was changed.',
    of: /^\/api\/(timeline|audit)/,
  },
  { name: 'Operations', description: 'For the proxy and the operator.', of: /^\/api\/(health|metrics)/ },
];

/** @param path in the document's form: /api/quote/{id} */
export const chapterOf = (path: string): string => CHAPTERS.find(({ of }) => of.test(path))?.name ?? 'Other';

/** The default name of an operation: "/api/group/findGroup/{id}" becomes "Find group". */
export function wordsOfPath(path: string): string {
  const last = path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '';
  const words = last.replace(/\.csv$/, ' as a file').replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
