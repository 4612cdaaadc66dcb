import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { formatSsn, maskSsn, parseSsn, UNREADABLE_SSN } from '#shared/formats/ssn';
import { AppError } from '../../platform/errors.ts';
import { FieldEncryption } from '../../platform/security/field-encryption.ts';
import { sealContext } from '../../platform/security/sealed-column.ts';
import type { CensusMember } from './census-member.table.ts';
import type { SnapshotMember } from './snapshot-member.table.ts';

type SealedInRow = Pick<CensusMember, 'id' | 'ssnSealed'>;

/** Where SSNs are stored. */
export type SsnTable = 'census_members' | 'census_snapshot_members';

export const SSN_NOT_READABLE = 'The stored SSN of this member cannot be read. Please enter it again.';

/** Encrypts and decrypts the SSNs of census members. */
@Injectable()
export class CensusSsn {
  private readonly logger = new Logger('CensusSsn');
  /** Never stored: SSNs can only be compared within this process. */
  private readonly comparison = randomBytes(32);

  constructor(private readonly encryption: FieldEncryption) {}

  /** An SSN as entered, encrypted for the row with this id: nine digits, dashes allowed; blank or null stores none. */
  seal(rowId: number, written: string | null | undefined, table: SsnTable = 'census_members'): string | null {
    const ssn = parseSsn(written ?? '');
    return ssn && this.encryption.seal(ssn, contextOf(table, rowId));
  }

  /** The bucket in which a search finds an SSN as entered. Null if there is none. */
  bucket(written: string | null | undefined): number | null {
    const ssn = parseSsn(written ?? '');
    return ssn === null ? null : this.encryption.bucket(ssn, SEARCHED);
  }

  /** The buckets in which members with this SSN may be, each with other SSNs as well: `isOf` tells them apart. */
  buckets(written: string): number[] {
    const ssn = parseSsn(written);
    return ssn === null ? [] : this.encryption.buckets(ssn, SEARCHED);
  }

  /** Whether the SSN of a member is this one. The time that it takes says nothing about how much is equal. */
  isOf(member: SealedInRow, written: string): boolean {
    const [stored, searched] = [this.digits(member), parseSsn(written)];
    return stored !== null && searched !== null && timingSafeEqual(Buffer.from(stored), Buffer.from(searched));
  }

  /** The SSN of a restored member, for the row with this id. Null if there is none, or it cannot be decrypted. */
  sealRestored({ id, memberId, ssnSealed }: SnapshotMember): string | null {
    return this.seal(memberId, this.digits({ id, ssnSealed }, 'census_snapshot_members'));
  }

  /** ###-##-####, for users who may see it. @throws WRONG_STATE when the stored value cannot be decrypted */
  reveal(member: SealedInRow): string | null {
    const ssn = this.open(member, 'census_members');
    if (ssn === UNREADABLE_SSN) {
      throw new AppError('WRONG_STATE', SSN_NOT_READABLE, { SSN: [SSN_NOT_READABLE] });
    }
    return ssn;
  }

  /** The last four digits, for everyone; one damaged SSN must not make the rest of a census unreadable. */
  mask(member: SealedInRow): string | null {
    const ssn = this.open(member, 'census_members');
    return ssn === null || ssn === UNREADABLE_SSN ? ssn : maskSsn(ssn);
  }

  /** The nine digits, to be encrypted for another row. Null if there are none, or they cannot be decrypted. */
  digits(row: SealedInRow, table: SsnTable = 'census_members'): string | null {
    return parseSsn(this.open(row, table) ?? '');
  }

  /** Equal for equal SSNs, without revealing them, within this process. Null if there is none. */
  keyOf(row: SealedInRow, table?: SsnTable): string | null {
    return this.keyOfWritten(this.digits(row, table));
  }

  /** Members with a key that identifies the same person on another census. */
  matchable<Member extends SealedInRow>(members: readonly Member[]): (Member & { ssnKey: string | null })[] {
    return members.map((member) => ({ ...member, ssnKey: this.keyOf(member) }));
  }

  /** Same for an SSN as entered. */
  keyOfWritten(written: string | null | undefined): string | null {
    const ssn = parseSsn(written ?? '');
    return ssn && createHmac('sha256', this.comparison).update(ssn).digest('base64');
  }

  private open({ id, ssnSealed }: SealedInRow, table: SsnTable): string | null {
    if (ssnSealed === null) {
      return null;
    }
    try {
      return formatSsn(this.encryption.open(ssnSealed, contextOf(table, id)));
    } catch {
      this.logger.error(`The SSN of row ${id} of ${table} does not open.`);
      return UNREADABLE_SSN;
    }
  }
}

const SEARCHED = 'census_members.ssnSealed';

const contextOf = (table: SsnTable, rowId: number): string => sealContext(`${table}.ssnSealed`, rowId);
