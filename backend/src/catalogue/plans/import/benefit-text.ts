/** How a benefit is paid for, as stated in the CMS file. */
export interface FiledCosts {
  isCovered: string;
  copay: string;
  coinsurance: string;
}

const SAYS_NOTHING = /^(not applicable|n\/a)?$/i;
const NO_CHARGE = /^(no charge|\$?0(\.00)?|0(\.00)?%)$/i;

/**
 * The cost of a benefit in one line: "$20", "30% after deductible", "$250 copay after deductible and 20%", "No charge", "Not covered".
 * Copay and coinsurance are separate columns, and either may be empty.
 */
export function costText({ isCovered, copay, coinsurance }: FiledCosts): string {
  if (/^not covered$/i.test(isCovered)) {
    return 'Not covered';
  }
  const parts = [copay, coinsurance].map((text) => text.trim()).filter((text) => !SAYS_NOTHING.test(text));
  const charged = parts.filter((text) => !NO_CHARGE.test(text));
  if (charged.length === 0) {
    return parts.length > 0 ? 'No charge' : '';
  }
  return charged.map(shortened).join(' and ').slice(0, 255);
}

/** "30.00% Coinsurance after deductible" as "30% after deductible". */
const shortened = (text: string): string =>
  text
    .replace(/\.00(?=%|\b)/g, '')
    .replace(/\s*coinsurance/i, '')
    .replace(/^(\$[\d,.]+)\s+copay$/i, '$1')
    .trim();

/** "30 Visit(s) per Year" as "30 visits per year"; '' without a limit. */
export function limitText(quantity: string, unit: string): string {
  if (quantity.trim() === '') {
    return '';
  }
  const amount = quantity.trim().replace(/\.0+$/, '');
  const what = unit
    .trim()
    .toLowerCase()
    .replace('(s)', amount === '1' ? '' : 's');
  return `${amount} ${what}`.trim();
}

const CATEGORIES: readonly (readonly [names: RegExp, category: string])[] = [
  [/child|pediatric/i, 'Children under 19'],
  [/dental|orthodont/i, 'Dental'],
  [/drug/i, 'Prescription drugs'],
  [/emergency|urgent|ambulance/i, 'Urgent and emergency care'],
  [/mental|behavioral|substance/i, 'Mental health'],
  [/prenatal|postnatal|delivery|maternity/i, 'Maternity'],
  [/primary care|specialist|office|preventive|practitioner/i, 'Office visits'],
  [/x-ray|imaging|laboratory/i, 'Tests'],
  [/inpatient|outpatient|hospital|surgery|surgical/i, 'Hospital'],
  [/rehabilitati|habilitati|therapy|chiropract/i, 'Therapy'],
  [/eye|vision/i, 'Vision'],
];

/** The heading that a benefit is listed under. The CMS file has none. */
export const categoryOf = (benefit: string): string =>
  CATEGORIES.find(([names]) => names.test(benefit))?.[1] ?? 'Other services';

const DOLLARS = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/;

/**
 * Whole cents of an amount in a file: "512.34", "$1,024.5", "300". Half a cent rounds up.
 *
 * @returns null for anything else: empty, negative, words
 */
export function centsOf(text: string): number | null {
  const plain = plainCents(text);
  if (plain !== null) {
    return plain;
  }
  const parts = DOLLARS.exec(text.trim());
  const [, dollars = '', fraction = ''] = parts ?? [];
  if (dollars === '' && fraction === '') {
    return null;
  }
  const cents = `${fraction}00`.slice(0, 2);
  const roundsUp = (fraction[2] ?? '0') >= '5';
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents) + (roundsUp ? 1 : 0);
}

/** An amount inside words: "$9,100 per person", "$18200 per group"; null for "Not Applicable" and the like. */
export const centsIn = (text: string): number | null => centsOf(text.trim().split(/\s+(?:per|each)\b/)[0] ?? '');

const [ZERO, NINE, POINT] = [48, 57, 46];

/** The usual form, "512.34", parsed digit by digit: a rate file has two million of them. */
function plainCents(text: string): number | null {
  const point = text.length - 3;
  if (point < 1 || point > 7 || text.charCodeAt(point) !== POINT) {
    return null;
  }
  let cents = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (at !== point) {
      const digit = text.charCodeAt(at);
      if (digit < ZERO || digit > NINE) {
        return null;
      }
      cents = cents * 10 + digit - ZERO;
    }
  }
  return cents;
}
