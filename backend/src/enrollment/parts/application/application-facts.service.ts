import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ApplicationAnswers, ApplicationFacts } from '#shared/enrollment/application.record';
import { applicationProblems } from '#shared/enrollment/application/application-problems';
import { isMaskedAccountNumber, maskAccountNumber } from '#shared/enrollment/application/bank-numbers';
import { coupledAnswers } from '#shared/enrollment/application/coupled-answers';
import { isActiveSubgroup } from '#shared/enrollment/application/subgroup-problems';
import { activeTaxIds } from '#shared/enrollment/application/tax-control';
import { type EnrollmentSection, sectionOf } from '#shared/enrollment/enrollment-sections';
import { zip5 } from '#shared/formats/zip';
import { LocationsRepository } from '../../../catalogue/locations/locations.repository.ts';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import { FieldEncryption } from '../../../platform/security/field-encryption.ts';
import { sealContext } from '../../../platform/security/sealed-column.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import type { Application, StoredAnswers } from './application.table.ts';
import { ApplicationsRepository } from './applications.repository.ts';

/** The facts that do not depend on the answers. */
export type QuoteFacts = Omit<ApplicationFacts, 'takenTaxIds' | 'places'>;

/** Our wording. */
const FILL_IN_APPLICATION = 'Fill in the application.';

const NUMBERS = { RoutingNumber: 'routingNumberSealed', AccountNumber: 'accountNumberSealed' } as const;

type NumberField = keyof typeof NUMBERS;
export type SealedNumbers = Pick<Application, (typeof NUMBERS)[NumberField]>;
type SealedAccount = Pick<Application, 'id' | 'answers'> & SealedNumbers;

/**
 * Collects what the application rules need from the quote, its census, its plans, the other groups and the business rules; checks by them
 * that the application of a quote, including its subgroups, is complete and valid; and keeps its bank account numbers encrypted.
 */
@Injectable()
export class ApplicationFactsService {
  private readonly logger = new Logger('AccountNumbers');

  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly rules: RulesService,
    private readonly locations: LocationsRepository,
    private readonly clock: Clock,
    private readonly encryption: FieldEncryption,
  ) {}

  /** @param audience of the user who fills it in */
  async ofQuote(quote: GroupQuote, audience: QuoteFacts['audience'], tx?: EntityManager): Promise<QuoteFacts> {
    const { BypassMemberEnrollmentMemberCountThreshold } = await this.rules.inForce(quote.effectiveDate);
    const { domesticPartners } = await this.applications.countCensus(quote.id, tx);
    return {
      quoteType: quote.quoteType,
      effectiveDate: quote.effectiveDate,
      audience,
      hasDomesticPartner: domesticPartners > 0,
      ...(await this.applications.findChosenKinds(quote.id, tx)),
      zipPrefixes: await this.rules.zipPrefixes(),
      bypassThreshold: BypassMemberEnrollmentMemberCountThreshold,
    };
  }

  /** Adds what depends on the answers. */
  async withAnswers(
    facts: QuoteFacts,
    { groupId }: GroupQuote,
    answers: ApplicationAnswers,
    tx?: EntityManager,
  ): Promise<ApplicationFacts> {
    const where = { groupId, today: this.clock.today() };
    return {
      ...facts,
      takenTaxIds: await this.applications.listTakenTaxIds(activeTaxIds(answers), where, tx),
      places: Object.fromEntries(await this.locations.findByZips(zipsOf(answers), tx)),
    };
  }

  async check(quote: GroupQuote, tx?: EntityManager): Promise<EnrollmentSection> {
    const application = await this.applications.find(quote.id, tx);
    if (application === null) {
      return sectionOf([{ Field: 'Application', Message: FILL_IN_APPLICATION }], { isStarted: false });
    }
    const audience = application.isSavedByStaff ? 'internal' : 'external';
    const ofQuote = await this.ofQuote(quote, audience, tx);
    // Census and plans may have changed since, so derived values are computed again.
    const answers = coupledAnswers(this.shownAnswers(application), ofQuote);
    const facts = await this.withAnswers(ofQuote, quote, answers, tx);
    return sectionOf(applicationProblems(answers, facts), { isStarted: true });
  }

  /** The answers as shown to everyone: only the last four digits of the account number; '' if the stored number cannot be decrypted. */
  shownAnswers(application: SealedAccount): StoredAnswers {
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
  storedAnswers(answers: StoredAnswers): StoredAnswers {
    const { AccountData } = answers;
    return AccountData
      ? { ...answers, AccountData: { ...AccountData, RoutingNumber: '', AccountNumber: '' } }
      : answers;
  }

  /**
   * The numbers of the submitted answers, encrypted for the application's row. The stored number or its mask leaves the value unchanged.
   */
  sealedNumbers(written: StoredAnswers, before: SealedAccount): SealedNumbers {
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

const zipsOf = ({ PrimaryGroup, SubGroups }: ApplicationAnswers): string[] =>
  [PrimaryGroup, ...SubGroups].filter(isActiveSubgroup).flatMap(({ Address }) => zip5(Address.FullPostalCode) ?? []);

const contextOf = (field: NumberField, { id }: Pick<Application, 'id'>): string =>
  sealContext(`applications.${NUMBERS[field]}`, id);
