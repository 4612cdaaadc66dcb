import { CONTRACT_LINE, type ContractLine } from '#shared/book-of-business/individuals/contract-file.record';
import { readRecord, RecordProblem } from '#shared/records/read-record';

const NOT_JSON = 'The line is not correct JSON.';
const NO_SSN = 'SSNs are not accepted. Remove them from the file.';

/** A contract of the file; a text for what is wrong with it, without anything that it says about people. */
export function readContract(text: string): ContractLine | string {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
  if (holdsSsn(sent)) {
    return NO_SSN;
  }
  const line = readRecord(CONTRACT_LINE, sent);
  return line instanceof RecordProblem ? line.message : (inconsistency(line) ?? line);
}

/** A field that is called so, at any depth, or a text that is written like one. Not recursive: a line may nest deeper than calls can. */
function holdsSsn(line: unknown): boolean {
  const open = [line];
  while (open.length > 0) {
    const value = open.pop();
    const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    if (isSsn(value) || fields.some(([name]) => /ssn|social.?security/i.test(name))) {
      return true;
    }
    for (const [, inner] of fields) {
      open.push(inner);
    }
  }
  return false;
}

const isSsn = (value: unknown): boolean => typeof value === 'string' && /^\s*\d{3}-\d{2}-\d{4}\s*$/.test(value);

function inconsistency({ Members, Invoices, EffectiveDate, OriginalEffectiveDate }: ContractLine): string | null {
  if (Members && Members.filter(({ IsSubscriber }) => IsSubscriber).length !== 1) {
    return 'Members must have exactly one subscriber.';
  }
  if (OriginalEffectiveDate && OriginalEffectiveDate > EffectiveDate) {
    return 'Original effective date must not be after the effective date.';
  }
  const numbers = (Invoices ?? []).map(({ InvoiceId }) => InvoiceId);
  return new Set(numbers).size === numbers.length ? null : 'Invoices must have different invoice numbers.';
}
