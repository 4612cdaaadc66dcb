import { Injectable, Logger } from '@nestjs/common';
import { isMaskedAccountNumber, maskAccountNumber } from '#shared/enrollment/application/bank-account';
import { FieldEncryption } from '../../security/field-encryption.ts';
import { sealContext } from '../../security/sealed-column.ts';
import { ACCOUNT_BINDING, type Application, type StoredAnswers } from './application.entity.ts';

type SealedAccount = Pick<Application, 'quoteId' | 'answers' | 'accountNumberSealed'>;

/** Numbers of bank accounts on their way to and from the database. */
@Injectable()
export class AccountNumbers {
  private readonly logger = new Logger('AccountNumbers');

  constructor(private readonly encryption: FieldEncryption) {}

  /** The answers as everybody may see them: of the account number the last four digits; '' where what is stored does not open. */
  shown({ quoteId, answers, accountNumberSealed }: SealedAccount): StoredAnswers {
    const account = answers.AccountData;
    const digits = accountNumberSealed === null ? null : this.open(quoteId, accountNumberSealed);
    return account && digits !== null
      ? { ...answers, AccountData: { ...account, AccountNumber: maskAccountNumber(digits) } }
      : answers;
  }

  /**
   * What is stored of written answers: the number sealed, '' in its place. The mask of the stored number, and the very number, leave it
   * as it is.
   */
  stored(
    quoteId: number,
    answers: StoredAnswers,
    before: string | null,
  ): Pick<Application, 'answers' | 'accountNumberSealed'> {
    const account = answers.AccountData;
    return account === null
      ? { answers, accountNumberSealed: null }
      : {
          answers: { ...answers, AccountData: { ...account, AccountNumber: '' } },
          accountNumberSealed: this.seal(quoteId, account.AccountNumber, before),
        };
  }

  private seal(quoteId: number, written: string, before: string | null): string | null {
    if (written === '') {
      return null;
    }
    const isKept = isMaskedAccountNumber(written) || (before !== null && this.open(quoteId, before) === written);
    return isKept ? before : this.encryption.seal(written, contextOf(quoteId));
  }

  private open(quoteId: number, sealed: string): string | null {
    try {
      return this.encryption.open(sealed, contextOf(quoteId));
    } catch {
      this.logger.error(`The account number of quote ${quoteId} does not open.`);
      return null;
    }
  }
}

const contextOf = (quoteId: number): string => sealContext(ACCOUNT_BINDING, { quoteId });
