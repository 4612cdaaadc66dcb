import { Injectable, Logger } from '@nestjs/common';
import { formatSsn, maskSsn, parseSsn, UNREADABLE_SSN } from '#shared/formats/ssn';
import { AppError } from '../errors.ts';
import { FieldEncryption } from '../security/field-encryption.ts';
import { sealContext } from '../security/sealed-column.ts';
import type { CensusMember } from './census-member.entity.ts';
import { SSN_BINDING } from './snapshots/census-person-columns.ts';

type SealedSsn = Pick<CensusMember, 'ssnSealed' | 'ssnFingerprint'>;
type SealedInRow = Pick<CensusMember, 'rowKey' | 'ssnSealed'>;

export const SSN_NOT_READABLE = 'The stored SSN of this member cannot be read. Please enter it again.';

/** SSNs of census members on their way to and from the database. */
@Injectable()
export class CensusSsn {
  private readonly logger = new Logger('CensusSsn');

  constructor(private readonly encryption: FieldEncryption) {}

  /** The columns of an SSN as a user writes it: nine digits, dashes allowed; blank or null stores none. */
  seal(rowKey: string, written: string | null | undefined): SealedSsn {
    const ssn = parseSsn(written ?? '');
    return ssn
      ? { ssnSealed: this.encryption.seal(ssn, contextOf({ rowKey })), ssnFingerprint: this.fingerprint(ssn) }
      : { ssnSealed: null, ssnFingerprint: null };
  }

  /** The columns for a copy of the row under another key. What does not open here will not open there. */
  reseal({ rowKey, ssnSealed, ssnFingerprint }: SealedInRow & SealedSsn, copyKey: string): SealedSsn {
    const ssn = this.open({ rowKey, ssnSealed });
    return ssn === null || ssn === UNREADABLE_SSN
      ? { ssnSealed, ssnFingerprint }
      : { ssnSealed: this.encryption.seal(parseSsn(ssn) ?? ssn, contextOf({ rowKey: copyKey })), ssnFingerprint };
  }

  /** ###-##-####, for eyes that may see it. @throws WRONG_STATE when what is stored does not open */
  reveal(member: SealedInRow): string | null {
    const ssn = this.open(member);
    if (ssn === UNREADABLE_SSN) {
      throw new AppError('WRONG_STATE', SSN_NOT_READABLE, { SSN: [SSN_NOT_READABLE] });
    }
    return ssn;
  }

  /** ***-**-6789, for everybody; one damaged SSN does not keep the rest of a census from being read. */
  mask(member: SealedInRow): string | null {
    const ssn = this.open(member);
    return ssn === null || ssn === UNREADABLE_SSN ? ssn : maskSsn(ssn);
  }

  fingerprint(ssn: string): string {
    return this.encryption.fingerprint(ssn);
  }

  private open({ rowKey, ssnSealed }: SealedInRow): string | null {
    if (ssnSealed === null) {
      return null;
    }
    try {
      return formatSsn(this.encryption.open(ssnSealed, contextOf({ rowKey })));
    } catch {
      this.logger.error(`The SSN of row ${rowKey} does not open.`);
      return UNREADABLE_SSN;
    }
  }
}

const contextOf = (row: Pick<CensusMember, 'rowKey'>): string => sealContext(SSN_BINDING, row);
