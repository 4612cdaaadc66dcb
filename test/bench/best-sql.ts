/**
 * The floors' queries: the best SQL with the same result, written by hand for one request with literal values. None of it comes
 * from the product, so a slow product query shows. "Repeated" totals are counted every time here, while the product caches them for
 * a few seconds; elsewhere a floor omits what the product caches.
 */

const QUEUE_COLUMNS = `q.id, q.name, q.groupId, g.name AS groupName, g.groupEnterpriseId, q.quoteType, q.status, q.effectiveDate,
  g.renewalDate, u.fullName, u.username, q.assignedAt, q.modifiedAt,
  (SELECT MAX(e.at) FROM quote_events e WHERE e.quoteId = q.id AND e.toStatus = 'Complete') AS submittedAt,
  (SELECT MAX(e.at) FROM quote_events e WHERE e.quoteId = q.id AND e.toStatus IN ('Approved', 'PassivelyRenewed')) AS approvedAt,
  (SELECT COUNT(*) FROM census_members c WHERE c.quoteId = q.id) AS members,
  (SELECT GROUP_CONCAT(a.firstName, ' ', a.lastName ORDER BY m.position) FROM group_agents m JOIN agents a ON a.id = m.agentId
    WHERE m.groupId = q.groupId) AS agents`;

const pageOfGroups = (agentId: number): string =>
  `(SELECT groupId FROM group_agents WHERE agentId = ${agentId} ORDER BY activityAt DESC, groupId DESC LIMIT 10) page`;

/** Ten groups of one agent with their newest quotes, and in a second statement what the plans of these groups' quotes cost. */
export const dashboardPage = (agentId: number): string[] => [
  `SELECT g.id, g.groupEnterpriseId, g.name, g.renewalDate, q.id AS quoteId, q.name AS quoteName, q.quoteType, q.status,
     q.effectiveDate, q.modifiedAt, p.missingDocuments,
     (SELECT (SELECT COUNT(*) FROM census_members m WHERE m.quoteId = c.id) FROM quotes c
      WHERE c.groupId = g.id AND c.isDeleted = 0 AND (SELECT m.id FROM census_members m WHERE m.quoteId = c.id LIMIT 1) > 0
      ORDER BY c.status IN ('Approved', 'PassivelyRenewed') DESC,
        IF(c.status IN ('Approved', 'PassivelyRenewed'), c.effectiveDate, NULL) DESC, c.modifiedAt DESC, c.id DESC LIMIT 1) AS members,
     (SELECT COUNT(*) FROM quotes k WHERE k.groupId = g.id AND k.isDeleted = 0) AS quotes,
     (SELECT f.id FROM quotes f WHERE f.groupId = g.id AND f.isDeleted = 0 AND f.status IN ('Approved', 'PassivelyRenewed')
      AND f.effectiveDate < g.renewalDate ORDER BY f.effectiveDate DESC, f.id DESC LIMIT 1) AS inForceQuoteId,
     (SELECT MAX(o.openedAt) FROM proposals d JOIN share_links s ON s.purpose = 'Proposal' AND s.subjectId = d.id
      JOIN share_link_opens o ON o.shareLinkId = s.id WHERE d.quoteId = q.id) AS proposalOpenedAt
   FROM ${pageOfGroups(agentId)}
   JOIN \`groups\` g ON g.id = page.groupId
   LEFT JOIN quotes q ON q.id = (SELECT n.id FROM quotes n WHERE n.groupId = g.id AND n.isDeleted = 0
     ORDER BY n.modifiedAt DESC, n.id DESC LIMIT 1)
   LEFT JOIN enrollment_progress p ON p.quoteId = q.id`,
  `SELECT c.quoteId, p.coverage, c.monthlyRateCents FROM ${pageOfGroups(agentId)}
   JOIN quotes k ON k.groupId = page.groupId AND k.isDeleted = 0
   JOIN quote_plans c ON c.quoteId = k.id JOIN plans p ON p.id = c.planId`,
];

/** Ten current rules. */
export const businessRulesPage = (): string[] => [
  `SELECT r.* FROM business_rules r LEFT JOIN business_rules newer ON newer.supersedesId = r.id
   WHERE newer.id IS NULL ORDER BY r.ruleKey, r.effectiveDate, r.id LIMIT 10`,
  `SELECT COUNT(*) AS total FROM business_rules r LEFT JOIN business_rules newer ON newer.supersedesId = r.id WHERE newer.id IS NULL`,
];

/** A quote with its group, and in a second statement its related users and records. */
export const quoteById = (id: number, agentId: number): string[] => [
  `SELECT q.*, g.* FROM quotes q JOIN \`groups\` g ON g.id = q.groupId
   WHERE q.id = ${id} AND q.isDeleted = 0
     AND EXISTS (SELECT 1 FROM group_agents s WHERE s.groupId = q.groupId AND s.agentId = ${agentId})`,
  [
    `SELECT 'quote agent' AS what, JSON_ARRAY(x.position, a.id, a.srcAgentId, a.firstName, a.lastName, a.npnNumber, a.phone, a.email,
       a.isAgentBroker, y.name) AS facts
     FROM quote_agents x JOIN agents a ON a.id = x.agentId JOIN agencies y ON y.id = a.agencyId WHERE x.quoteId = ${id}`,
    `SELECT 'group agent', JSON_ARRAY(x.position, a.id, a.srcAgentId, a.firstName, a.lastName, a.npnNumber, a.phone, a.email,
       a.isAgentBroker, y.name)
     FROM quotes q JOIN group_agents x ON x.groupId = q.groupId JOIN agents a ON a.id = x.agentId
     JOIN agencies y ON y.id = a.agencyId WHERE q.id = ${id}`,
    `SELECT 'sibling', JSON_ARRAY(s.id, s.name, s.status, s.effectiveDate, s.censusChangedAt)
     FROM quotes q JOIN quotes s ON s.groupId = q.groupId AND s.isDeleted = 0 WHERE q.id = ${id}`,
    `SELECT 'people', JSON_ARRAY(COUNT(*), SUM(m.relationship = 'Self')) FROM census_members m
     WHERE m.quoteId = (SELECT n.id FROM quotes q JOIN quotes n ON n.groupId = q.groupId AND n.isDeleted = 0
       WHERE q.id = ${id} ORDER BY n.modifiedAt DESC, n.id DESC LIMIT 1)`,
    `SELECT 'subgroup', JSON_ARRAY(s.subGroupId, s.name) FROM quotes q JOIN quotes n ON n.groupId = q.groupId AND n.status = 'Approved'
     JOIN applications a ON a.quoteId = n.id JOIN subgroups s ON s.applicationId = a.id WHERE q.id = ${id}`,
    `SELECT 'notification', JSON_ARRAY(n.id, n.text, n.at, u.fullName)
     FROM notifications n JOIN users u ON u.id = n.byUserId WHERE n.quoteId = ${id}`,
    `SELECT 'benefits', JSON_ARRAY(c.planId) FROM quote_plans c JOIN plans p ON p.id = c.planId AND p.coverage = 'medical'
     WHERE c.quoteId = ${id} AND EXISTS (SELECT 1 FROM plan_benefits b WHERE b.planId = c.planId)`,
  ].join(' UNION ALL '),
];

/** The first ten waiting quotes of one type: the newest ten of each status, merged. And how many are waiting. */
export const queuePage = (statuses: readonly string[]): string[] => [
  `SELECT ${QUEUE_COLUMNS} FROM (
     ${statuses
       .map(
         (status) => `(SELECT id, modifiedAt FROM quotes WHERE isDeleted = 0 AND quoteType = 'SmallGroupNewBusiness'
           AND status = '${status}' ORDER BY modifiedAt DESC, id DESC LIMIT 10)`,
       )
       .join(' UNION ALL ')}
     ORDER BY modifiedAt DESC, id DESC LIMIT 10) page
   JOIN quotes q ON q.id = page.id JOIN \`groups\` g ON g.id = q.groupId LEFT JOIN users u ON u.id = q.assignedToUserId
   ORDER BY q.modifiedAt DESC, q.id DESC`,
  `SELECT COUNT(*) AS total FROM quotes WHERE isDeleted = 0 AND quoteType = 'SmallGroupNewBusiness'
   AND status IN (${statuses.map((status) => `'${status}'`).join(',')})`,
];

/** The first ten quotes that entered this status since then, and how many there are. */
export const queueByDays = (status: string, since: string): string[] => {
  const asked = `isDeleted = 0 AND quoteType = 'SmallGroupNewBusiness' AND status = '${status}' AND statusAt >= '${since}'`;
  return [
    `SELECT ${QUEUE_COLUMNS} FROM (SELECT id FROM quotes WHERE ${asked} ORDER BY modifiedAt DESC, id DESC LIMIT 10) page
     JOIN quotes q ON q.id = page.id JOIN \`groups\` g ON g.id = q.groupId LEFT JOIN users u ON u.id = q.assignedToUserId
     ORDER BY q.modifiedAt DESC, q.id DESC`,
    `SELECT COUNT(*) AS total FROM quotes WHERE ${asked}`,
  ];
};

/** The first ten groups whose installation failed between two instants, newest first, and how many there are. */
export function groupErrorsPage({
  from,
  before,
  message,
}: {
  from: string;
  before: string;
  message?: string;
}): string[] {
  const asked = `failedAt >= '${from}' AND failedAt < '${before}'${message ? ` AND message = '${message}'` : ''}`;
  return [
    `SELECT i.id, i.quoteId, i.groupId, g.name, g.groupEnterpriseId, q.quoteType, q.effectiveDate, i.approvedAt, i.failedAt,
       i.processedWithErrors, i.message
     FROM (SELECT id FROM installations WHERE ${asked} ORDER BY failedAt DESC, id DESC LIMIT 10) page
     JOIN installations i ON i.id = page.id JOIN \`groups\` g ON g.id = i.groupId JOIN quotes q ON q.id = i.quoteId
     ORDER BY i.failedAt DESC, i.id DESC`,
    `SELECT COUNT(*) AS total FROM installations WHERE ${asked}`,
  ];
}

export interface FoundHouseholds {
  /** Of a household h. */
  asked: string;
  /** Of an agent x of its quote; null: every quote. */
  visible: string | null;
}

/** The first ten households by name, with their agents, and how many there are. */
export function foundHouseholds({ asked, visible }: FoundHouseholds): string {
  const seen = visible
    ? `JOIN quotes v ON v.id = h.quoteId AND v.isDeleted = 0 WHERE h.quoteId IN (SELECT x.quoteId FROM quote_agents x WHERE ${visible}) AND`
    : 'WHERE';
  return `SELECT q.id, q.version, q.quoteType, q.status, q.effectiveDate, q.isDeleted, q.modifiedAt, h.planType, h.enrollmentType, h.isFfm,
    h.subscriberFirstName, h.subscriberLastName, h.submittedAt, page.total,
    (SELECT GROUP_CONCAT(a.firstName, ' ', a.lastName, ' ', y.name ORDER BY m.position) FROM quote_agents m
    JOIN agents a ON a.id = m.agentId JOIN agencies y ON y.id = a.agencyId WHERE m.quoteId = q.id) AS agents
    FROM (SELECT h.quoteId, h.lastNameKey, h.firstNameKey, COUNT(*) OVER () AS total FROM individual_quotes h ${seen} ${asked}
    ORDER BY h.lastNameKey, h.firstNameKey, h.quoteId LIMIT 10) page
    JOIN individual_quotes h ON h.quoteId = page.quoteId JOIN quotes q ON q.id = h.quoteId
    ORDER BY page.lastNameKey, page.firstNameKey, page.quoteId`;
}

const CONTRACT_COLUMNS = `r.contractNumber, r.isMedicare, r.isVoid, r.firstName, r.lastName, r.birthDate, r.phone, r.email, r.addressLine1,
  r.addressLine2, r.city, r.stateCode, r.postalCode, r.effectiveDate, r.originalEffectiveDate, r.terminationDate, r.isActive, r.paidToDate,
  r.medicalPlanName, r.dentalPlanName, r.visionPlanName, r.csrLevelDescription, r.fromFfm, r.latestAptcCents, r.invoiceStatus, r.dueDate,
  r.amountDueCents, r.suspenseCents`;

/** The first ten contracts of an agent, the latest due dates first, of those that meet a condition on a contract c. */
export const contractsPage = (agentId: number, asked: string): string[] => [
  `SELECT ${CONTRACT_COLUMNS} FROM (SELECT c.id, c.dueDate FROM contracts c WHERE c.agentId = ${agentId} AND c.isMedicare = 0
     AND c.isVoid = 0 AND ${asked} ORDER BY c.dueDate DESC, c.id DESC LIMIT 10) page
   JOIN contracts r ON r.id = page.id ORDER BY page.dueDate DESC, page.id DESC`,
];

/** How many there are. */
export const contractsFound = (agentId: number, asked: string): string =>
  `SELECT COUNT(*) AS total FROM contracts c WHERE c.agentId = ${agentId} AND c.isMedicare = 0 AND c.isVoid = 0 AND ${asked}`;
