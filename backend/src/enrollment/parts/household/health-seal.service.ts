import { Injectable, Logger } from '@nestjs/common';
import { type HealthAnswers, NO_HEALTH } from '#shared/individual-enrollment/questions';
import { FieldEncryption } from '../../../platform/security/field-encryption.ts';
import { sealContext } from '../../../platform/security/sealed-column.ts';
import type { IndividualEnrollment } from './individual-enrollment.table.ts';

type SealedRow = Pick<IndividualEnrollment, 'id' | 'healthSealed'>;

/** Encrypts and decrypts health answers. */
@Injectable()
export class HealthSeal {
  private readonly logger = new Logger('HealthSeal');

  constructor(private readonly encryption: FieldEncryption) {}

  /** For the row with this id. */
  seal(rowId: number, answers: HealthAnswers): string | null {
    const isBlank = Object.values(answers).every((answer) => answer === null);
    return isBlank ? null : this.encryption.seal(JSON.stringify(answers), contextOf(rowId));
  }

  /** Answers that cannot be decrypted were damaged or belong to another household: they are asked again. */
  open({ id, healthSealed }: SealedRow): HealthAnswers {
    if (healthSealed === null) {
      return NO_HEALTH;
    }
    try {
      return { ...NO_HEALTH, ...(JSON.parse(this.encryption.open(healthSealed, contextOf(id))) as HealthAnswers) };
    } catch {
      this.logger.error(`The health answers of row ${id} do not open.`);
      return NO_HEALTH;
    }
  }
}

const contextOf = (rowId: number): string => sealContext('individual_enrollments.healthSealed', rowId);
