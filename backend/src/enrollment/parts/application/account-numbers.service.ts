import { Injectable, Logger } from '@nestjs/common';
import { isMaskedAccountNumber, maskAccountNumber } from '#shared/enrollment/application/bank-numbers';
import { FieldEncryption } from '../../../platform/security/field-encryption.ts';
import { sealContext } from '../../../platform/security/sealed-column.ts';
import type { Application, StoredAnswers } from './application.table.ts';

const NUMBERS = { RoutingNumber: 'routingNumberSealed', AccountNumber: 'accountNumberSealed' } as const;

type NumberField = keyof typeof NUMBERS;
export type SealedNumbers = Pick<Application, (typeof NUMBERS)[NumberField]>;
type SealedAccount = Pick<Application, 'id' | 'answers'> & SealedNumbers;

/** Encrypts and decrypts bank account numbers. */
@Injectable()
export class AccountNumbers {
  private readonly logger = new Logger('AccountNumbers');

  constructor(private readonly encryption: FieldEncryption) {}

  /** The answers as shown to everyone: only the last four digits of the account number; '' if the stored number cannot be decrypted. */
  shown(application: SealedAccount): StoredAnswers {
    const { answers } = application;
    const account = answers.AccountData;
    const digits = this.open(application, 'AccountNumber');
    return account
      ? {
          ...answers,
          AccountData: {
            ...account,
            RoutingNumber: this.open(application, 'RoutingNumber') ?? account.RoutingNumber,
            AccountNumber: digits === null ? account.AccountNumber : maskAccountNumber(digits),
          },
        }
      : answers;
  }

  /** The unencrypted part of the answers as stored: '' instead of the numbers. */
  stored(answers: StoredAnswers): StoredAnswers {
    const { AccountData } = answers;
    return AccountData
      ? { ...answers, AccountData: { ...AccountData, RoutingNumber: '', AccountNumber: '' } }
      : answers;
  }

  /**
   * The numbers of the submitted answers, encrypted for the application's row. The stored number or its mask leaves the value unchanged.
   */
  sealed(written: StoredAnswers, before: SealedAccount): SealedNumbers {
    const account = written.AccountData;
    return {
      routingNumberSealed: this.seal('RoutingNumber', account?.RoutingNumber ?? '', before),
      accountNumberSealed: this.seal('AccountNumber', account?.AccountNumber ?? '', before),
    };
  }

  private seal(field: NumberField, written: string, before: SealedAccount): string | null {
    if (written === '') {
      return null;
    }
    const isKept = isMaskedAccountNumber(written) || this.open(before, field) === written;
    return isKept ? before[NUMBERS[field]] : this.encryption.seal(written, contextOf(field, before));
  }

  private open(application: SealedAccount, field: NumberField): string | null {
    const sealed = application[NUMBERS[field]];
    try {
      return sealed === null ? null : this.encryption.open(sealed, contextOf(field, application));
    } catch {
      this.logger.error(`The ${NUMBERS[field]} of application ${application.id} does not open.`);
      return null;
    }
  }
}

const contextOf = (field: NumberField, { id }: Pick<Application, 'id'>): string =>
  sealContext(`applications.${NUMBERS[field]}`, id);
